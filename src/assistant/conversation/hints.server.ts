import type * as contract from "#assistant/contract.ts";
import type { ChatHints, ChatLink } from "#assistant/contract.ts";
import { noConversation } from "#assistant/conversation/conversation.server.ts";
import { firstQuestions } from "#assistant/greeting.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { callConsent } from "#school/profile/consent.ts";

/** What the widget shows next to the words of a conversation. */
export async function getChatHints(
	{ db }: Store<Queries>,
	{ params: { conversationId }, query }: Call<typeof contract.getChatHints>,
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
		.where("answerId", ">", Number(query.after ?? 0))
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
