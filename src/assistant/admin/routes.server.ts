import * as analyticsService from "#assistant/admin/analytics.server.ts";
import * as analytics from "#assistant/admin/analytics-contract.ts";
import * as conversationsService from "#assistant/admin/conversations.server.ts";
import * as conversations from "#assistant/admin/conversations-contract.ts";
import * as dryRunService from "#assistant/admin/dry-run.server.ts";
import * as dryRun from "#assistant/admin/dry-run-contract.ts";
import * as gapsService from "#assistant/admin/gaps.server.ts";
import * as gaps from "#assistant/admin/gaps-contract.ts";
import * as previewService from "#assistant/admin/preview.server.ts";
import * as preview from "#assistant/admin/preview-contract.ts";
import * as questionsService from "#assistant/admin/questions.server.ts";
import * as questions from "#assistant/admin/questions-contract.ts";
import * as taught from "#assistant/admin/taught.server.ts";
import type { ChatStore } from "#assistant/conversation/answer-message.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

/** Endpoints of the admin area. */
export const chatOfficeRoutes = (store: ChatStore): Route[] => [
	...implement(conversations, store, conversationsService),
	...implement(gaps, store, gapsService),
	...implement(questions, store, { ...questionsService, ...taught }),
	...implement(dryRun, store, dryRunService),
	...implement(preview, store, { ...previewService, ...dryRunService }),
	...implement(analytics, store, analyticsService),
];
