import { actorOf } from "#activity/record.server.ts";
import { Reply, type Route, route } from "#api/call.server.ts";
import { listReply } from "#api/list-reply.server.ts";
import { allAliases, changeAliases } from "#chat/admin/aliases.server.ts";
import { chatFigures } from "#chat/admin/analytics.server.ts";
import {
	changeChatSettings,
	getChatFigures,
	getChatSettings,
} from "#chat/admin/analytics-contract.ts";
import * as conversations from "#chat/admin/conversations.server.ts";
import {
	eraseConversation,
	getConversation,
	listConversations,
	listUnanswered,
} from "#chat/admin/conversations-contract.ts";
import { dryRunMessage } from "#chat/admin/dry-run.server.ts";
import { previewAnswers as rehearsal } from "#chat/admin/rehearsal.server.ts";
import * as settings from "#chat/admin/settings.server.ts";
import * as teaching from "#chat/admin/teaching.server.ts";
import * as contract from "#chat/admin/teaching-contract.ts";
import { unanswered } from "#chat/admin/unanswered.server.ts";
import type { ChatParts } from "#chat/answer-message.server.ts";

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
		route(contract.createFact, (call) => teaching.createFact(db, clock, actorOf(call), call.body)),
		route(contract.changeTaught, (call) =>
			teaching.changeTaught(db, clock, actorOf(call), {
				id: call.params.id,
				patch: call.body,
				ifMatch: call.ifMatch,
			}),
		),
		route(contract.deleteFact, (call) =>
			teaching.deleteFact(db, clock, actorOf(call), {
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
		route(contract.previewAnswers, ({ body }) => rehearsal(db, clock, body)),
		route(contract.dryRunMessage, ({ body }) => dryRunMessage(parts, body)),
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
