import type * as contract from "#assistant/contract.ts";
import { type ChatMessage, languageOfPage } from "#assistant/contract.ts";
import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import {
	contextMessages,
	lockConversation,
	noConversation,
} from "#assistant/conversation/conversation.server.ts";
import { courseOfPage } from "#assistant/conversation/course-of-page.ts";
import { runInOrder } from "#assistant/conversation/keyed-queue.ts";
import { answer } from "#assistant/engine/engine.ts";
import type { EngineAnswer } from "#assistant/engine-answer.ts";
import type { Question } from "#assistant/knowledge/types.ts";
import { countModelCall } from "#assistant/model/calls.server.ts";
import type { Asked, ModelEngine } from "#assistant/model/engine.server.ts";
import { maskSecrets } from "#assistant/model/mask.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Writes } from "#platform/api/deadline.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import { instantFrom } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { Limits } from "#platform/rate-limits/limits.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";

/** A store with what answers. */
export interface ChatStore extends Store {
	/** Null: the built-in assistant answers alone. */
	model: ModelEngine | null;
	/** Whether calls to the model are capped. */
	rateLimits: boolean;
	limits: Pick<Limits, "ofConversation">;
}

export interface Exchange {
	userMessage: ChatMessage;
	aiMessage: ChatMessage;
}

/** Answers a visitor's message and stores both. */
export function sendChatMessage(
	store: ChatStore,
	call: Call<typeof contract.sendChatMessage>,
): Promise<Exchange | Failure> {
	const arrived = performance.now();
	return runInOrder(call.body.conversationId, () => inItsTurn(store, call, arrived));
}

async function inItsTurn(
	{ db, clock, model, rateLimits, limits }: ChatStore,
	{ body, headers, from, deadline }: Call<typeof contract.sendChatMessage>,
	arrived: number,
): Promise<Exchange | Failure> {
	const { conversationId } = body;
	const content = maskSecrets(body.content);
	const asked = instantFrom(clock);
	// For the database alone: one that falls silent is noticed in time, however long a model may take.
	const before = await deadline.run(() => contextMessages(db, conversationId));
	if (before.length === 0) return noConversation;
	const tooMany = await deadline.run(() => limits.ofConversation(conversationId));
	if (tooMany) return tooMany;
	const published = await deadline.run(() => loadPublished(db, clock));
	const given = await replyOf(model, {
		question: {
			...published,
			message: content,
			page: languageOfPage(headers),
			course: courseOfPage(headers.referer),
			now: clock(),
		},
		conversation: before,
		arrived,
		isWithinCaps: async () =>
			!rateLimits ||
			// The count is nothing of the visitor's.
			(await deadline.run(() => countModelCall(db, clock, from.address), new Writes())),
	});
	return deadline.run(() =>
		storeExchange({ db, clock }, { conversationId, content, asked, given }),
	);
}

type Given = EngineAnswer & { milliseconds: number };

/** What is said to a message in its conversation, by the model if there is one. */
export async function replyOf(
	model: ModelEngine | null,
	{
		question,
		...asked
	}: Omit<Asked, "builtIn" | "question"> & { question: Omit<Question, "history" | "previous"> },
): Promise<Given> {
	const { conversation, arrived } = asked;
	const whole = {
		...question,
		history: conversation.flatMap(({ content, isUser }) => (isUser ? [content] : [])),
		previous: conversation.findLast(({ isUser }) => !isUser)?.content,
	};
	const builtIn = answer(whole);
	const given = model
		? await model.answer({ ...asked, question: whole, builtIn })
		: { ...builtIn, engine: "built-in" as const, model: null, refusals: [] };
	return { ...given, milliseconds: Math.round(performance.now() - arrived) };
}

interface Stored {
	conversationId: string;
	content: string;
	asked: string;
	given: Given;
}

function storeExchange(
	{ db, clock }: Store,
	{ conversationId, content, asked, given }: Stored,
): Promise<Exchange | Failure> {
	return transaction<Exchange | Failure>(db, async (tx) => {
		if (!(await lockConversation(tx, conversationId))) return noConversation;
		const now = instantFrom(clock);
		// Writing first holds the conversation: question and answer stand together in it.
		await tx
			.updateTable("chat_conversation_state")
			.set((eb) => ({ questions: eb("questions", "+", 1), lastAt: now, language: given.language }))
			.where("conversationId", "=", conversationId)
			.execute();
		const userMessage = await say(tx, conversationId, content, true, asked);
		const aiMessage = await say(tx, conversationId, given.text, false, now);
		await tx
			.insertInto("chat_answers")
			.values({
				conversationId,
				questionId: userMessage.id,
				answerId: aiMessage.id,
				at: now,
				engine: given.engine,
				model: given.model,
				refusals: JSON.stringify(given.refusals),
				intent: given.intent,
				courses: JSON.stringify(given.courses),
				confidence: given.confidence,
				outcome: given.outcome,
				language: given.language,
				source: given.source,
				links: JSON.stringify(given.links),
				suggestions: JSON.stringify(given.suggestions),
				milliseconds: given.milliseconds,
				thumb: null,
				searchText: foldForSearch(content),
			})
			.execute();
		return { userMessage, aiMessage };
	});
}

function say(
	tx: Queries,
	conversationId: string,
	content: string,
	isUser: boolean,
	createdAt: string,
): Promise<ChatMessage> {
	return tx
		.insertInto("chat_messages")
		.values({ conversationId, content, isUser, createdAt })
		.returning(["id", "content", "isUser"])
		.executeTakeFirstOrThrow();
}
