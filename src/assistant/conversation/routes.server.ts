import {
	getChatHints,
	rateAnswer as rateEndpoint,
	requestCallback as requestEndpoint,
	sendChatMessage,
	startChat,
} from "#assistant/contract.ts";
import { answerMessage, type ChatParts } from "#assistant/conversation/answer-message.server.ts";
import { requestCallback } from "#assistant/conversation/callback.server.ts";
import { startConversation } from "#assistant/conversation/conversation.server.ts";
import { hintsOf, rateAnswer } from "#assistant/conversation/hints.server.ts";
import { formSignalsOf } from "#intake/spam/form-signals.ts";
import { type Route, route } from "#platform/api/call.server.ts";

/** What visitors call. */
export const chatRoutes = (parts: ChatParts & { publicUrl: string }): Route[] => [
	route(startChat, ({ body }) => startConversation(parts.db, parts.clock, body.sessionId)),
	route(sendChatMessage, ({ body, from, deadline }) =>
		answerMessage(parts, body, { address: from.address, deadline }),
	),
	route(requestEndpoint, ({ body, idempotency, headers, from }) =>
		requestCallback(
			parts.db,
			parts.clock,
			body,
			idempotency,
			{ publicUrl: parts.publicUrl, shownIn: headers["content-language"] },
			formSignalsOf(headers, from),
		),
	),
	route(rateEndpoint, ({ body }) => rateAnswer(parts.db, body)),
	route(getChatHints, ({ params, query }) =>
		hintsOf(parts.db, params.conversationId, Number(query.after ?? 0)),
	),
];
