import { setImmediate } from "node:timers/promises";
import type { ChatGap } from "#assistant/admin/gaps-contract.ts";
import { countPeople, isMissed, statedTopics } from "#assistant/admin/missed-answers.server.ts";
import { courseIdOf } from "#assistant/admin/question-course.ts";
import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import { type Knowledge, knowledgeOf } from "#assistant/engine/published.ts";
import { askedIn, isOnTopicSince, taughtFor } from "#assistant/engine/taught.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { listAdminCourses } from "#school/courses/service.server.ts";
import { listPublicFacts } from "#school/facts/service.server.ts";
import type { FactTopic } from "#school/facts/topics.ts";

const PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

interface Miss {
	conversationId: string;
	topic: FactTopic;
	courseId: number | null;
}

/** Counts people by the topic and course on which they got no helpful answer, most first. */
export async function listGaps({ db, clock }: Store<Queries>): Promise<ChatGap[]> {
	const byCell = Map.groupBy(
		await missesOf(db, clock),
		({ topic, courseId }) => `${topic} ${courseId}`,
	);
	return [...byCell.values()]
		.map((misses) => {
			const [{ topic, courseId }] = misses as [Miss];
			return { topic, courseId, people: countPeople(misses) };
		})
		.sort((a, b) => b.people - a.people);
}

/** Counts the visitors of the last 30 days who asked about a fact that is still missing. */
export async function peopleWithoutFact(db: Queries, clock: Clock): Promise<number> {
	return countPeople(await missesOf(db, clock));
}

async function missesOf(db: Queries, clock: Clock): Promise<Miss[]> {
	const courses = await listAdminCourses({ db });
	const facts = await listPublicFacts({ db, clock });
	const published = await loadPublished(db, clock);
	// Working it out takes long: only where something was chosen.
	const knowledge = published.taught?.length ? knowledgeOf(published) : undefined;
	const rows = await db
		.selectFrom("chat_answers as a")
		.innerJoin("chat_messages as q", "q.id", "a.questionId")
		.select(["a.conversationId", "intent", "courses", "q.content as question"])
		.select((eb) => eb.fn.max("at").as("at"))
		.where("at", ">=", instantFrom(clock, -PERIOD_MS))
		.where("intent", "in", statedTopics)
		.where(isMissed)
		.groupBy(["a.conversationId", "intent", "courses", "q.content"])
		.orderBy("intent")
		.orderBy("courses")
		.execute();
	const misses: Miss[] = [];
	for (const row of rows) {
		// Visitors are answered between any two.
		await setImmediate();
		const { conversationId, intent, question } = row;
		const slugs: string[] = JSON.parse(row.courses);
		const courseId = courseIdOf(intent, slugs, courses);
		const isStated = facts.some((fact) => isOnTopicSince(fact, { ...row, courseId }));
		if (isStated || (knowledge && isChosen(question, slugs, knowledge))) continue;
		misses.push({ conversationId, topic: intent as FactTopic, courseId });
	}
	return misses;
}

/** Whether the office chose what is said to a question about some courses. */
const isChosen = (question: string, slugs: readonly string[], knowledge: Knowledge): boolean =>
	slugs.length < 2 &&
	taughtFor(knowledge.taught, askedIn(question, knowledge), slugs[0]) !== undefined;
