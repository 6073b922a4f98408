import { getChatAnalytics } from "#assistant/admin/analytics.server.ts";
import * as analytics from "#assistant/admin/analytics-contract.ts";
import {
	eraseConversation,
	getConversation,
	listConversations,
} from "#assistant/admin/conversations.server.ts";
import * as conversations from "#assistant/admin/conversations-contract.ts";
import { dryRunMessage, listNamedCourses } from "#assistant/admin/dry-run.server.ts";
import * as dryRun from "#assistant/admin/dry-run-contract.ts";
import { listGaps } from "#assistant/admin/gaps.server.ts";
import * as gaps from "#assistant/admin/gaps-contract.ts";
import { previewChanges, previewFact } from "#assistant/admin/preview.server.ts";
import * as preview from "#assistant/admin/preview-contract.ts";
import { listQuestions } from "#assistant/admin/questions.server.ts";
import * as questions from "#assistant/admin/questions-contract.ts";
import {
	forgetTaught,
	judgeAnswer,
	listPassages,
	teachAnswer,
} from "#assistant/admin/taught.server.ts";
import type { ChatStore } from "#assistant/conversation/answer-message.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

/** Endpoints of the admin area. */
export const chatOfficeRoutes = (store: ChatStore): Route[] => [
	...implement(conversations, store, {
		listConversations,
		getConversation,
		eraseConversation,
	}),
	...implement(gaps, store, { listGaps }),
	...implement(questions, store, {
		listQuestions,
		judgeAnswer,
		listPassages,
		teachAnswer,
		forgetTaught,
	}),
	...implement(dryRun, store, { dryRunMessage }),
	...implement(preview, store, { previewFact, previewChanges, listNamedCourses }),
	...implement(analytics, store, { getChatAnalytics }),
];
