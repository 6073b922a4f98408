import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { answerConditions } from "#assistant/admin/conversations.server.ts";
import { countPeople, isMissed } from "#assistant/admin/missed-answers.server.ts";
import { courseIdOf } from "#assistant/admin/question-course.ts";
import type * as contract from "#assistant/admin/questions-contract.ts";
import type { AskedQuestion, checks, QuestionQuery } from "#assistant/admin/questions-contract.ts";
import { type StoredTaught, storedTaught } from "#assistant/admin/taught.server.ts";
import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import { type Knowledge, knowledgeOf } from "#assistant/engine/published.ts";
import { isSameQuestion, subjectOf } from "#assistant/engine/same-question.ts";
import { askedIn, statedSince } from "#assistant/engine/taught.ts";
import type { Call, Reply } from "#platform/api/call.server.ts";
import { pageReply } from "#platform/api/list-reply.server.ts";
import { isOnDays } from "#platform/database/conditions.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { foldedWords, foldForSearch } from "#platform/text/fold.ts";
import { listAdminCourses } from "#school/courses/service.server.ts";

const LATEST = 2000;
/** How many of one conversation count, so that no visitor pushes the others out of the latest. */
const PER_CONVERSATION = 20;
const PAGE = 200;

type Courses = Awaited<ReturnType<typeof listAdminCourses>>;

/** The latest questions with how they were answered, the same of one course together, and what the office chose. */
export async function listQuestions(
	{ db, clock }: Store<Queries>,
	{ query }: Call<typeof contract.listQuestions>,
): Promise<Reply> {
	const { checked, sort, offset = 0, limit = PAGE } = query;
	const published = await loadPublished(db, clock);
	const knowledge = knowledgeOf(published);
	const taught = await storedTaught(db, published);
	const courses = await listAdminCourses({ db });
	const answers = await latestAnswers(db, query, courses, knowledge);
	const isStated = statedSince(published.facts, knowledge);
	const asked = [...Map.groupBy(answers, keyOf).values()]
		.filter(([latest]) => checked !== "unhelpful" || (latest && !isStated(latest, latest.said)))
		.map((group) => rowOf(group, taught));
	const rows = [...asked, ...withoutAnswer(taught, asked, query, courses)]
		.filter(checked ? isChecked[checked] : () => true)
		.sort((a, b) => b.lastAt.localeCompare(a.lastAt));
	if (sort === "asked") rows.sort((a, b) => b.people - a.people);
	return pageReply({ total: rows.length, rows: rows.slice(offset, offset + limit) });
}

const isChecked: Record<(typeof checks)[number], (row: AskedQuestion) => boolean> = {
	open: ({ latest, taught }) => latest?.verdict === null && taught === null,
	unhelpful: ({ taught }) => taught === null || taught.isAsleep,
	right: ({ latest }) => latest?.verdict === "right",
	wrong: ({ latest }) => latest?.verdict === "wrong",
	chosen: ({ taught }) => taught !== null,
	asleep: ({ taught }) => taught?.isAsleep === true,
};

/** An answer in the list, with what was asked. */
type Answer = NonNullable<AskedQuestion["latest"]> &
	Omit<AskedQuestion, "people" | "lastAt" | "latest" | "taught"> & {
		at: string;
		said: ReadonlySet<string>;
	};

async function latestAnswers(
	db: Queries,
	query: QuestionQuery,
	courses: Courses,
	knowledge: Knowledge,
): Promise<Answer[]> {
	const conditions = [
		...isOnDays("a.at", query),
		...answerConditions(query),
		...(query.checked === "unhelpful"
			? [isMissed, sql<boolean>`intent not in ('person', 'contact')`]
			: []),
	];
	const ranked = db
		.selectFrom("chat_answers as a")
		.select("a.id")
		.select((eb) =>
			eb.fn
				.agg<number>("row_number")
				.over((over) => over.partitionBy("conversationId").orderBy("id", "desc"))
				.as("rank"),
		)
		.where((eb) => eb.and(conditions));
	const rows = await db
		.selectFrom(ranked.as("ranked"))
		.innerJoin("chat_answers as a", "a.id", "ranked.id")
		.innerJoin("chat_messages as q", "q.id", "a.questionId")
		.innerJoin("chat_messages as m", "m.id", "a.answerId")
		.select([
			...(["a.intent", "a.courses", "a.at", "a.language", "a.conversationId", "a.source"] as const),
			...(["a.answerId", "a.outcome", "a.engine", "a.verdict"] as const),
			...(["q.content as question", "m.content as text"] as const),
		])
		.where("ranked.rank", "<=", PER_CONVERSATION)
		.orderBy("a.id", "desc")
		.limit(LATEST)
		.execute();
	const answers: Answer[] = [];
	for (const { courses: slugs, answerId, ...row } of rows) {
		// Thousands take a tenth of a second, in which visitors are answered.
		await setImmediate();
		answers.push({
			...(row as Pick<Answer, "outcome" | "language"> & typeof row),
			id: answerId,
			courseId: courseIdOf(row.intent, JSON.parse(slugs), courses),
			said: askedIn(row.question, knowledge),
		});
	}
	return answers;
}

/** The same for questions that the assistant takes for the same; one that says nothing is itself. */
function keyOf({ question, courseId, said }: Answer): string {
	const subject = [...subjectOf(said)].sort().join(" ");
	return `${courseId} ${subject || foldedWords(question).join(" ")}`;
}

function rowOf(answers: readonly Answer[], taught: readonly StoredTaught[]): AskedQuestion {
	const [latest] = answers as readonly [Answer];
	const { question, language, intent, courseId, at } = latest;
	const { id, conversationId, text, source, outcome, engine } = latest;
	const judged = answers.find((answer) => answer.verdict !== null && answer.text === text);
	const chosen = taught.find(
		(one) =>
			answers.some((answer) => answer.id === one.answerId) ||
			(one.courseId === courseId && isSameQuestion(latest.said, one.asks)),
	);
	return {
		question,
		language,
		intent,
		courseId,
		lastAt: at,
		people: countPeople(answers),
		latest: { id, conversationId, text, source, outcome, engine, verdict: judged?.verdict ?? null },
		taught: chosen ? shown(chosen) : null,
	};
}

const shown = ({ id, passage, isAsleep }: StoredTaught) => ({ id, passage, isAsleep });

/** What was chosen for questions of which no answer is listed: their conversations were deleted. */
function withoutAnswer(
	taught: readonly StoredTaught[],
	asked: readonly AskedQuestion[],
	{ q = "", course, ...query }: QuestionQuery,
	courses: Courses,
): AskedQuestion[] {
	const { outcome, language, engine, thumb, from, to } = query;
	if (outcome || language || engine || thumb || from || to) return [];
	const listed = new Set(asked.map(({ taught }) => taught?.id));
	const slugOf = (id: number | null) => courses.find((one) => one.id === id)?.slug;
	const words = foldedWords(q);
	return taught
		.filter(
			({ id, question, courseId }) =>
				!listed.has(id) &&
				(!course || slugOf(courseId) === course) &&
				words.every((word) => foldForSearch(question).includes(word)),
		)
		.map((chosen) => {
			const { question, language, intent, courseId, at } = chosen;
			const row = { question, language, intent, courseId, lastAt: at, people: 0, latest: null };
			return { ...row, taught: shown(chosen) };
		});
}
