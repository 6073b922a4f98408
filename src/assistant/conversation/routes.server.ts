import * as contract from "#assistant/contract.ts";
import * as answerMessage from "#assistant/conversation/answer-message.server.ts";
import * as callback from "#assistant/conversation/callback.server.ts";
import * as conversation from "#assistant/conversation/conversation.server.ts";
import * as hints from "#assistant/conversation/hints.server.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

/** What visitors call. */
export const chatRoutes = (store: answerMessage.ChatStore & MailingStore): Route[] =>
	implement(contract, store, { ...conversation, ...answerMessage, ...callback, ...hints });
