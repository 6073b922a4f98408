import { actorOf } from "#activity/record.server.ts";
import { Reply, type Route, route } from "#api/call.server.ts";
import { listReply } from "#api/list-reply.server.ts";
import type { ChatParts } from "#chat/exchange.server.ts";
import { allAliases, changeAliases } from "#chat/office/aliases.server.ts";
import * as conversations from "#chat/office/conversations.server.ts";
import {
	eraseConversation,
	getConversation,
	listConversations,
	listUnanswered,
} from "#chat/office/conversations-contract.ts";
import { chatFigures } from "#chat/office/figures.server.ts";
import {
	changeChatSettings,
	getChatFigures,
	getChatSettings,
} from "#chat/office/figures-contract.ts";
import { rehearse as rehearsal } from "#chat/office/rehearsal.server.ts";
import * as settings from "#chat/office/settings.server.ts";
import * as teaching from "#chat/office/teaching.server.ts";
import * as contract from "#chat/office/teaching-contract.ts";
import { tryMessage } from "#chat/office/trial.server.ts";
import { unanswered } from "#chat/office/unanswered.server.ts";

const counted = (rows: readonly unknown[]) =>
	new Reply(rows, { "x-total-count": String(rows.length) });

/** What the office calls. */
export function chatOfficeRoutes(parts: ChatParts): Route[] {
	const { db, clock, model } = parts;
	const hasModel = model !== null;
	return [
		route(listConversations, async ({ query }) =>
			listReply(await conversations.listConversations(db, query)),
		),
		route(getConversation, ({ params }) => conversations.conversationById(db, params.id)),
		route(eraseConversation, (call) =>
			conversations.eraseConversation(db, clock, actorOf(call), call.params.id),
		),
		route(listUnanswered, async ({ query }) => counted(await unanswered(db, query))),
		route(contract.listTaught, async () => counted(await teaching.allTaught(db, clock))),
		route(contract.getTaught, ({ params }) => teaching.taughtById(db, clock, params.id)),
		route(contract.teach, (call) => teaching.teach(db, clock, actorOf(call), call.body)),
		route(contract.changeTaught, (call) =>
			teaching.changeTaught(db, clock, actorOf(call), {
				id: call.params.id,
				patch: call.body,
				ifMatch: call.ifMatch,
			}),
		),
		route(contract.forgetTaught, (call) =>
			teaching.forgetTaught(db, clock, actorOf(call), {
				id: call.params.id,
				ifMatch: call.ifMatch,
			}),
		),
		route(contract.listAliases, async () => counted(await allAliases(db))),
		route(contract.changeAliases, (call) =>
			changeAliases(db, clock, actorOf(call), {
				courseId: call.params.id,
				aliases: call.body.aliases,
			}),
		),
		route(contract.rehearse, ({ body }) => rehearsal(db, clock, body)),
		route(contract.tryMessage, ({ body }) => tryMessage(parts, body)),
		route(getChatFigures, ({ query }) => chatFigures(db, clock, query)),
		route(getChatSettings, () => settings.chatSettings(db, hasModel)),
		route(changeChatSettings, (call) =>
			settings.changeChatSettings(db, clock, actorOf(call), {
				patch: call.body,
				ifMatch: call.ifMatch,
				hasModel,
			}),
		),
	];
}
