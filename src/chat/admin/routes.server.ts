import { actorOf } from "#activity/record.server.ts";
import { Reply, type Route, route } from "#api/call.server.ts";
import { listReply } from "#api/list-reply.server.ts";
import { chatAnalytics } from "#chat/admin/analytics.server.ts";
import { getChatAnalytics } from "#chat/admin/analytics-contract.ts";
import * as conversations from "#chat/admin/conversations.server.ts";
import {
	eraseConversation,
	getConversation,
	listConversations,
	listUnanswered,
} from "#chat/admin/conversations-contract.ts";
import { coursesNamedIn, dryRunMessage } from "#chat/admin/dry-run.server.ts";
import { dryRunMessage as dryRunEndpoint } from "#chat/admin/dry-run-contract.ts";
import { chatGaps } from "#chat/admin/gaps.server.ts";
import { listGaps } from "#chat/admin/gaps-contract.ts";
import { previewChanges, previewFact } from "#chat/admin/preview.server.ts";
import * as preview from "#chat/admin/preview-contract.ts";
import { unanswered } from "#chat/admin/unanswered.server.ts";
import { markAnswer } from "#chat/admin/wrong-answers.server.ts";
import { markAnswer as markEndpoint } from "#chat/admin/wrong-answers-contract.ts";
import type { ChatParts } from "#chat/answer-message.server.ts";

const counted = (rows: readonly unknown[]) =>
	new Reply(rows, { "x-total-count": String(rows.length) });

/** Endpoints of the admin area. */
export function chatOfficeRoutes(parts: ChatParts): Route[] {
	const { db, clock } = parts;
	return [
		route(listConversations, async ({ query }) =>
			listReply(await conversations.listConversations(db, query)),
		),
		route(getConversation, ({ params }) => conversations.conversationById(db, params.id)),
		route(eraseConversation, (call) =>
			conversations.eraseConversation(db, clock, actorOf(call), call.params.id),
		),
		route(listUnanswered, async ({ query }) => counted(await unanswered(db, clock, query))),
		route(listGaps, async () => counted(await chatGaps(db, clock))),
		route(markEndpoint, (call) =>
			markAnswer(db, clock, actorOf(call), { id: call.params.id, ...call.body }),
		),
		route(dryRunEndpoint, ({ body }) => dryRunMessage(parts, body)),
		route(preview.previewFact, ({ body }) => previewFact(db, clock, body)),
		route(preview.previewChanges, ({ body }) => previewChanges(db, clock, body)),
		route(preview.listNamedCourses, ({ query }) => coursesNamedIn(db, clock, query.question)),
		route(getChatAnalytics, ({ query }) => chatAnalytics(db, clock, query)),
	];
}
