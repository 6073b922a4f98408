import { type Route, route } from "#api/call.server.ts";
import { requestCallback } from "#chat/callback.server.ts";
import {
	getChatHints,
	rateAnswer as rateEndpoint,
	requestCallback as requestEndpoint,
	sendChatMessage,
	startChat,
} from "#chat/contract.ts";
import { startConversation } from "#chat/conversation.server.ts";
import { type ChatParts, exchange } from "#chat/exchange.server.ts";
import { hintsOf, rateAnswer } from "#chat/hints.server.ts";

/** What visitors call. */
export const chatRoutes = (parts: ChatParts): Route[] => [
	route(startChat, ({ body }) => startConversation(parts.db, parts.clock, body.sessionId)),
	route(sendChatMessage, ({ body, from, patience }) =>
		exchange(parts, body, { address: from.address, patience }),
	),
	route(requestEndpoint, ({ body, once }) => requestCallback(parts.db, parts.clock, body, once)),
	route(rateEndpoint, ({ body }) => rateAnswer(parts.db, body)),
	route(getChatHints, ({ params, query }) =>
		hintsOf(parts.db, params.conversationId, Number(query.after ?? 0)),
	),
];
