import type { ChatHints, ChatLink, FeedbackInput } from "#assistant/contract.ts";
import { noConversation } from "#assistant/conversation/conversation.server.ts";
import { firstQuestions } from "#assistant/greeting.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { callConsent } from "#school/profile/consent.ts";

/**
 * What the widget shows beside the words of a conversation.
 * @param after only answers after this message, so that one more answer costs little
 */
export async function hintsOf(
	db: Queries,
	conversationId: string,
	after = 0,
): Promise<ChatHints | Failure> {
	const thread = await db
		.selectFrom("chat_conversation_state")
		.select("language")
		.where("conversationId", "=", conversationId)
		.executeTakeFirst();
	if (!thread) return noConversation;
	const language = thread.language === "es" ? "es" : "en";
	const answers = await db
		.selectFrom("chat_answers")
		.select(["answerId", "links", "thumb", "suggestions", "outcome"])
		.where("conversationId", "=", conversationId)
		.where("answerId", ">", after)
		.orderBy("id")
		.execute();
	const last = answers.at(-1);
	return {
		language,
		suggestions: last ? JSON.parse(last.suggestions) : firstQuestions(language),
		offersCallback: last?.outcome === "handed over",
		consent: callConsent[language],
		answers: answers
			.map(({ answerId, links, thumb }) => ({
				messageId: answerId,
				links: JSON.parse(links) as ChatLink[],
				thumb,
			}))
			.filter(({ links, thumb }) => links.length > 0 || thumb !== null),
	};
}

/** Keeps a visitor's thumb for one answer, or takes it back. */
export async function rateAnswer(
	db: Queries,
	{ conversationId, messageId, thumb }: FeedbackInput,
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
