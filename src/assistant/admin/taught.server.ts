import { courseIdOf } from "#assistant/admin/question-course.ts";
import { goesOn, isFragment } from "#assistant/admin/question-words.ts";
import type * as contract from "#assistant/admin/questions-contract.ts";
import type { ChoosablePassage } from "#assistant/admin/questions-contract.ts";
import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import { contextMessages, lockConversation } from "#assistant/conversation/conversation.server.ts";
import { turnFor } from "#assistant/engine/engine.ts";
import { askedIn as clauseIn } from "#assistant/engine/evidence.ts";
import { languageOf } from "#assistant/engine/language.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { type Knowledge, knowledgeOf } from "#assistant/engine/published.ts";
import { ranked } from "#assistant/engine/ranker.ts";
import { read } from "#assistant/engine/reading.ts";
import { isConversation } from "#assistant/engine/rules/people-rules.ts";
import { isGeneral, isSameQuestion } from "#assistant/engine/same-question.ts";
import { askedIn, choosable, passageWith, type Texts } from "#assistant/engine/taught.ts";
import type { Passage, Published } from "#assistant/knowledge/types.ts";
import { mask } from "#assistant/model/mask.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { newYorkTime } from "#platform/calendar/new-york.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import type { Language } from "#platform/text/language.ts";
import { isAboutSchool } from "#school/facts/topics.ts";

const noAnswer = new Failure("notFound", "Answer not found.");

/** Marks the answer with a message id as right, or as wrong or missing, or removes the mark. */
export function judgeAnswer(
	{ db, clock }: Store,
	{ params: { id }, body: { verdict }, actor }: Call<typeof contract.judgeAnswer>,
) {
	return transaction<{ verdict: typeof verdict } | Failure>(db, async (tx) => {
		const answer = await answerWith(tx, id);
		if (!answer) return noAnswer;
		if (answer.verdict === verdict) return { verdict };
		await tx.updateTable("chat_answers").set({ verdict }).where("answerId", "=", id).execute();
		const mark = verdict ?? answer.verdict;
		await record(
			tx,
			clock,
			actor,
			answer,
			`answer ${verdict ? "" : "no longer "}marked as ${mark}`,
		);
		return { verdict };
	});
}

function answerWith(db: Queries, id: number) {
	return db
		.selectFrom("chat_answers as a")
		.innerJoin("chat_conversations as c", "c.id", "a.conversationId")
		.innerJoin("chat_messages as q", "q.id", "a.questionId")
		.select([
			"a.questionId",
			"a.intent",
			"a.source",
			"a.verdict",
			"c.id as conversationId",
			"c.createdAt",
		])
		.select("q.content as question")
		.where("a.answerId", "=", id)
		.executeTakeFirst();
}

const record = (
	tx: Queries,
	clock: Clock,
	actor: Actor,
	{ conversationId, createdAt }: { conversationId: string; createdAt: string },
	action: string,
) =>
	recordActivity(tx, clock, actor, {
		action,
		kind: "conversation",
		recordId: conversationId,
		label: `Chat from ${newYorkTime(createdAt)}`,
	});

/** Chooses what is said when the question of an answer is asked again about the same course. */
export function teachAnswer(
	{ db, clock }: Store,
	{ body: { answerId, passage }, actor }: Call<typeof contract.teachAnswer>,
): Promise<{ id: number } | Failure> {
	return transaction<{ id: number } | Failure>(db, async (tx) => {
		// No page, fact or course changes until it is stored.
		await lockContent(tx);
		const answer = await answerWith(tx, answerId);
		if (!answer || !(await lockConversation(tx, answer.conversationId))) return noAnswer;
		const published = await loadPublished(tx, clock);
		const asked = await readAgain(tx, published, answer, clock());
		if (asked instanceof Failure) return asked;
		const { question, asks, courseId, course } = asked;
		if (passage !== null && !passageWith(passage, course, textsOf(knowledgeOf(published))))
			return invalidField("passage", notOnItsPages);
		const before = (await storedTaught(tx, published)).filter(
			(one) => one.courseId === courseId && isSameQuestion(one.asks, asks),
		);
		const ids = before.map(({ id }) => id);
		await tx
			.deleteFrom("taught_questions")
			.where("id", "in", [0, ...ids])
			.execute();
		const { intent } = answer;
		const row = { question, courseId, intent, passage, answerId, at: instantFrom(clock) };
		const { id } = await tx
			.insertInto("taught_questions")
			.values(row)
			.returning("id")
			.executeTakeFirstOrThrow();
		await tx
			.updateTable("chat_answers")
			.set({ verdict: null })
			.where("answerId", "=", answerId)
			.execute();
		const action = passage === null ? "question marked as not on our pages" : "answer chosen";
		await record(tx, clock, actor, answer, action);
		return { id };
	});
}

const refused = (message: string) => new Failure("invalid", message);
const notOnItsPages =
	"This text is not on the pages of the question’s course or of the whole school. Choose another one.";
const isSafety = refused("This message gets a fixed answer for safety, so no other can be chosen.");
const asksNothing = refused(
	"This message asks nothing that your pages could answer, so no answer can be chosen.",
);
const dependsOnMore = refused(
	"This question means something only in its conversation. Add a fact instead.",
);
const isStory = refused(
	"This question is too long to be asked again in the same words, and may hold personal details. Add a fact instead.",
);

/** More words of content tell a story, which nobody asks again. */
const MAX_CONTENT = 8;

/** The question of an answer as it is stored, with its one course; a failure where none can be chosen for it. */
async function readAgain(
	db: Queries,
	published: Published,
	answer: NonNullable<Awaited<ReturnType<typeof answerWith>>>,
	now: Date,
) {
	if (answer.source === "safety") return isSafety;
	if (isConversation(answer.intent)) return asksNothing;
	const before = await contextMessages(db, answer.conversationId, answer.questionId);
	const history = before.flatMap(({ content, isUser }) => (isUser ? [content] : []));
	const turn = turnFor({ ...published, history, message: answer.question, now });
	const { reading, reference } = turn;
	const question = withoutDetails(answer.question);
	const asks = askedIn(question, turn.knowledge);
	const namesNothing = reading.mentions.courses.length === 0 && !isAboutSchool(answer.intent);
	const goesOnFromMore =
		goesOn(question) || (history.length > 0 && namesNothing && isFragment(question));
	const saysNothing = isGeneral(asks) || !isSameQuestion(asks, asks);
	if (goesOnFromMore || saysNothing || reference.courses.length > 1) return dependsOnMore;
	if (asks.size > MAX_CONTENT) return isStory;
	const courseId = courseIdOf(answer.intent, reference.courses, published.catalog);
	const course = published.catalog.find(({ id }) => id === courseId)?.slug;
	return { question, asks, courseId, course };
}

/** Contact details are no part of what is asked, and must not be kept. */
const withoutDetails = (question: string) =>
	mask(question)
		.replace(/ ?\[[a-z -]{1,40}\]/g, "")
		.trim();

/** Removes what was chosen for a question. */
export function forgetTaught(
	{ db, clock }: Store,
	{ params: { id }, actor }: Call<typeof contract.forgetTaught>,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		await lockContent(tx);
		const [forgotten] = await tx
			.deleteFrom("taught_questions")
			.where("id", "=", id)
			.returning(["answerId", "at"])
			.execute();
		if (!forgotten) return new Failure("notFound", "Chosen answer not found.");
		const { answerId, at } = forgotten;
		const answer = answerId === null ? undefined : await answerWith(tx, answerId);
		const action = "chosen answer removed";
		if (answer) await record(tx, clock, actor, answer, action);
		else
			await recordActivity(tx, clock, actor, {
				action,
				kind: "conversation",
				recordId: null,
				label: `Chosen ${newYorkTime(at)}`,
			});
		return undefined;
	});
}

/** Removes what was chosen for questions of conversations that are erased. */
export async function forgetTaughtIn(tx: Tx, conversationIds: readonly string[]): Promise<void> {
	const theirs = await tx
		.selectFrom("taught_questions as t")
		.innerJoin("chat_messages as m", "m.id", "t.answerId")
		.select("t.id")
		.where("m.conversationId", "in", ["", ...conversationIds])
		.execute();
	if (theirs.length === 0) return;
	await lockContent(tx);
	await tx
		.deleteFrom("taught_questions")
		.where(
			"id",
			"in",
			theirs.map(({ id }) => id),
		)
		.execute();
}

/** A question whose answer was chosen, as it stands now. */
export interface StoredTaught {
	id: number;
	question: string;
	courseId: number | null;
	intent: string;
	passage: string | null;
	answerId: number | null;
	at: string;
	language: Language;
	asks: ReadonlySet<string>;
	/** Whether its text is gone from the pages. */
	isAsleep: boolean;
}

const textsOf = ({ index, about, pages }: Knowledge): Texts => ({
	passages: index.passages,
	beside: [...about, ...pages],
});

/** Everything that was chosen, the latest first. */
export async function storedTaught(db: Queries, published: Published): Promise<StoredTaught[]> {
	const rows = await db.selectFrom("taught_questions").selectAll().orderBy("id", "desc").execute();
	if (rows.length === 0) return [];
	const knowledge = knowledgeOf(published);
	return rows.map((row) => {
		const { question, passage, courseId } = row;
		const course = published.catalog.find(({ id }) => id === courseId)?.slug;
		return {
			...row,
			language: languageOf(question, wordsOf(question), undefined),
			asks: askedIn(question, knowledge),
			isAsleep: passage !== null && !passageWith(passage, course, textsOf(knowledge)),
		};
	});
}

/** Counts the chosen answers whose text is gone from the pages. */
export async function countAsleep(db: Queries, clock: Clock): Promise<number> {
	const taught = await storedTaught(db, await loadPublished(db, clock));
	return taught.filter(({ isAsleep }) => isAsleep).length;
}

const SHOWN = 100;

/** The texts of a course, if any, and of the whole school that can be chosen; those nearest to a question first. */
export async function listPassages(
	{ db, clock }: Store<Queries>,
	{ query: { q = "", courseId } }: Call<typeof contract.listPassages>,
): Promise<ChoosablePassage[]> {
	const published = await loadPublished(db, clock);
	const knowledge = knowledgeOf(published);
	const slug = published.catalog.find(({ id }) => id === courseId)?.slug;
	const isInScope = ({ course }: Passage) => !course || course === slug;
	const asked = clauseIn({ knowledge }, read(q, knowledge, undefined));
	const near = ranked(asked, knowledge.index, isInScope).map(({ passage }) => passage);
	// Whoever types words of a text means that text.
	const typed = foldForSearch(q);
	const [held, others] = [true, false].map((isHeld) =>
		choosable({ ...textsOf(knowledge), passages: near }).filter(
			({ text }) => foldForSearch(text).includes(typed) === isHeld,
		),
	) as [Passage[], Passage[]];
	const byText = new Map<string, Passage>();
	for (const passage of [...held, ...others])
		if (!byText.has(passage.text)) byText.set(passage.text, passage);
	return [...byText.values()].slice(0, SHOWN).map(({ text, heading, course, topic }) => ({
		text,
		heading: heading ?? null,
		courseId: published.catalog.find((one) => one.slug === course)?.id ?? null,
		isFact: topic !== undefined,
	}));
}
