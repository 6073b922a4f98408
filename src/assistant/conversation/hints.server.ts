import type * as contract from "#assistant/contract.ts";
import { type ChatHints, type ChatLink, languageOfPage } from "#assistant/contract.ts";
import { noConversation } from "#assistant/conversation/conversation.server.ts";
import { firstQuestions } from "#assistant/greeting.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { shownConsent } from "#school/translations/consent.server.ts";

/** What the widget shows next to the words of a conversation. */
export async function getChatHints(
	{ db, clock }: Store<Queries>,
	{ params: { conversationId }, query, headers }: Call<typeof contract.getChatHints>,
): Promise<ChatHints | Failure> {
	const thread = await db
		.selectFrom("chat_conversation_state")
		.select("language")
		.where("conversationId", "=", conversationId)
		.executeTakeFirst();
	if (!thread) return noConversation;
	const language = thread.language === "es" ? "es" : "en";
	const formLanguage = languageOfPage(headers) === "es" ? "es" : language;
	const consent = await shownConsent(db, clock, "consent.call", formLanguage);
	const answers = await db
		.selectFrom("chat_answers")
		.select(["answerId", "language", "links", "thumb", "suggestions", "outcome"])
		.where("conversationId", "=", conversationId)
		.where("answerId", ">", Number(query.after ?? 0))
		.orderBy("id")
		.execute();
	const last = answers.at(-1);
	return {
		language,
		suggestions: last ? JSON.parse(last.suggestions) : firstQuestions(language),
		offersCallback: last?.outcome === "handed over",
		consent: consent.sentence,
		consentLanguage: consent.language,
		formLanguage,
		answers: answers.map((answer) => ({
			messageId: answer.answerId,
			language: answer.language === "es" ? "es" : "en",
			links: JSON.parse(answer.links) as ChatLink[],
			thumb: answer.thumb,
		})),
	};
}

/** Keeps a visitor's thumb for one answer, or takes it back. */
export async function rateAnswer(
	{ db }: Store<Queries>,
	{ body: { conversationId, messageId, thumb } }: Call<typeof contract.rateAnswer>,
): Promise<Failure | undefined> {
	const rated = await db
		.updateTable("chat_answers")
		.set({ thumb })
		.where("conversationId", "=", conversationId)
		.where("answerId", "=", messageId)
		.returning("id")
		.executeTakeFirst();
	return rated ? undefined : new Failure("notFound", "Answer not found.");
}
