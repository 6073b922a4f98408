import type * as contract from "#assistant/admin/conversations-contract.ts";
import type { UnansweredGroup, UnansweredQuery } from "#assistant/admin/conversations-contract.ts";
import {
	countPeople,
	isMissed,
	isStatedSince,
	statedTopics,
} from "#assistant/admin/missed-answers.server.ts";
import { periodOf } from "#assistant/admin/period.ts";
import { courseIdOf } from "#assistant/admin/question-course.ts";
import { ALIKE, isFragment, likeness, SAME, stemsOf } from "#assistant/admin/question-words.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { foldedWords } from "#platform/text/fold.ts";
import { listAdminCourses } from "#school/courses/service.server.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { listPublicFacts } from "#school/facts/service.server.ts";

const LATEST = 2000;
/** How many of one conversation count, so that no visitor pushes the others out of the latest. */
const PER_CONVERSATION = 20;
const WORDINGS = 20;

/** A question without a helpful answer. */
interface Miss {
	text: string;
	stems: ReadonlySet<string>;
	language: "en" | "es";
	intent: string;
	courseId: number | null;
	at: string;
	conversationId: string;
}

/**
 * The latest questions without a helpful answer, alike ones together, those of most people first.
 * Leaves out questions that a fact answers by now, and requests for a person.
 */
export async function listUnanswered(
	{ db, clock }: Store<Queries>,
	{ query }: Call<typeof contract.listUnanswered>,
): Promise<UnansweredGroup[]> {
	const isAnswered = answeredBy(await listPublicFacts({ db, clock }));
	const groups: Miss[][] = [];
	for (const miss of await latestMisses(db, query)) {
		if (isAnswered(miss)) continue;
		const group = groups.find(([first]) => first && belong(first, miss));
		if (group) group.push(miss);
		else groups.push([miss]);
	}
	return groups.map(groupOf).sort((a, b) => b.people - a.people);
}

async function latestMisses(db: Queries, query: UnansweredQuery): Promise<Miss[]> {
	const { since, until } = periodOf(query);
	const { outcome } = query;
	const courses = await listAdminCourses({ db });
	const ranked = db
		.selectFrom("chat_answers")
		.select(["id", "questionId", "intent", "courses", "language", "at", "conversationId"])
		.select((eb) =>
			eb.fn
				.agg<number>("row_number")
				.over((over) => over.partitionBy("conversationId").orderBy("id", "desc"))
				.as("rank"),
		)
		.where((eb) => (outcome ? eb("outcome", "in", outcome) : isMissed(eb)))
		.where("intent", "not in", ["person", "contact"])
		.where("at", ">=", since)
		.where("at", "<", until);
	const rows = await db
		.selectFrom(ranked.as("a"))
		.innerJoin("chat_messages as m", "m.id", "a.questionId")
		.select(["a.intent", "a.courses", "a.language", "a.at", "a.conversationId", "m.content"])
		.where("a.rank", "<=", PER_CONVERSATION)
		.orderBy("a.id", "desc")
		.limit(LATEST)
		.execute();
	return rows.map(({ courses: slugs, language, content, ...row }) => ({
		...row,
		text: content,
		stems: stemsOf(content),
		language: language === "es" ? "es" : "en",
		courseId: courseIdOf(row.intent, JSON.parse(slugs), courses),
	}));
}

/** Returns the check whether a fact has answered a question since it was asked. */
function answeredBy(facts: readonly PublicFact[]): (miss: Miss) => boolean {
	const wordings = facts.flatMap(({ question, approvedAt }) =>
		question && approvedAt ? [{ stems: stemsOf(question), approvedAt }] : [],
	);
	return (miss) =>
		isStatedSince(facts, miss, miss.at) ||
		wordings.some(
			({ stems, approvedAt }) => approvedAt >= miss.at && likeness(stems, miss.stems) >= SAME,
		);
}

/** Groups questions by topic and course, and the rest by their words. */
function belong(a: Miss, b: Miss): boolean {
	if (a.intent === b.intent && statedTopics.includes(a.intent)) return a.courseId === b.courseId;
	return likeness(a.stems, b.stems) >= ALIKE;
}

function groupOf(misses: readonly Miss[]): UnansweredGroup {
	const [latest] = misses as readonly [Miss];
	const byWords = Map.groupBy(misses, ({ text }) => foldedWords(text).join(" "));
	const wordings = [...byWords.values()].map(wordingOf).sort((a, b) => b.people - a.people);
	const [first] = wordings;
	const standalone = wordings.find((wording) => !wording.isFragment);
	return {
		question: (standalone ?? first)?.text ?? "",
		isFragment: standalone === undefined,
		intent: latest.intent,
		courseId: latest.courseId,
		people: countPeople(misses),
		wordings: wordings.slice(0, WORDINGS),
		lastAt: latest.at,
		conversationId: latest.conversationId,
	};
}

function wordingOf(misses: readonly Miss[]): UnansweredGroup["wordings"][number] {
	const [{ text, language, conversationId }] = misses as readonly [Miss];
	return {
		text,
		language,
		people: countPeople(misses),
		isFragment: isFragment(text),
		conversationId,
	};
}
