import { chatAnalytics } from "#assistant/admin/analytics.server.ts";
import { getChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import * as conversations from "#assistant/admin/conversations.server.ts";
import {
	eraseConversation,
	getConversation,
	listConversations,
	listUnanswered,
} from "#assistant/admin/conversations-contract.ts";
import { coursesNamedIn, dryRunMessage } from "#assistant/admin/dry-run.server.ts";
import { dryRunMessage as dryRunEndpoint } from "#assistant/admin/dry-run-contract.ts";
import { chatGaps } from "#assistant/admin/gaps.server.ts";
import { listGaps } from "#assistant/admin/gaps-contract.ts";
import { previewChanges, previewFact } from "#assistant/admin/preview.server.ts";
import * as preview from "#assistant/admin/preview-contract.ts";
import { unanswered } from "#assistant/admin/unanswered.server.ts";
import { markAnswer } from "#assistant/admin/wrong-answers.server.ts";
import { markAnswer as markEndpoint } from "#assistant/admin/wrong-answers-contract.ts";
import type { ChatParts } from "#assistant/conversation/answer-message.server.ts";
import { actorOf } from "#office/activity/record.server.ts";
import { Reply, type Route, route } from "#platform/api/call.server.ts";
import { listReply } from "#platform/api/list-reply.server.ts";

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
