import * as contract from "#assistant/contract.ts";
import { type ChatStore, sendChatMessage } from "#assistant/conversation/answer-message.server.ts";
import { requestCallback } from "#assistant/conversation/callback.server.ts";
import { startChat } from "#assistant/conversation/conversation.server.ts";
import { getChatHints, rateAnswer } from "#assistant/conversation/hints.server.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

/** What visitors call. */
export const chatRoutes = (store: ChatStore & MailingStore): Route[] =>
	implement(contract, store, {
		startChat,
		sendChatMessage,
		requestCallback,
		rateAnswer,
		getChatHints,
	});
