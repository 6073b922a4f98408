import { type Route, route } from "#api/call.server.ts";
import { answerMessage, type ChatParts } from "#chat/answer-message.server.ts";
import { requestCallback } from "#chat/callback.server.ts";
import {
	getChatHints,
	rateAnswer as rateEndpoint,
	requestCallback as requestEndpoint,
	sendChatMessage,
	startChat,
} from "#chat/contract.ts";
import { startConversation } from "#chat/conversation.server.ts";
import { hintsOf, rateAnswer } from "#chat/hints.server.ts";
import { formSignalsOf } from "#spam/form-signals.ts";

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
