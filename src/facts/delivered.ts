import type { FactTopic } from "#facts/topics.ts";

/** A fact, as far as it decides whether a delivered question is still true beside it. */
interface Stated {
	topic: FactTopic;
	courseId: number | null;
	question: string | null;
	/** Null as delivered. */
	approvedAt: string | null;
}

/** Topics of delivered questions. "We do not list prices" is untrue as soon as one course states its price. */
const topics: Readonly<Record<string, { topic: FactTopic; ofAnyCourse: boolean }>> = {
	"Are there evening classes?": { topic: "class_times", ofAnyCourse: false },
	"How much does a program cost?": { topic: "price", ofAnyCourse: true },
	"How old do I have to be?": { topic: "age", ofAnyCourse: false },
};

/** Returns the facts without those delivered questions whose topic the school states now. */
export function withoutOutdated<Fact extends Stated>(facts: readonly Fact[]): Fact[] {
	return facts.filter(({ topic, question, approvedAt }) => {
		const about = topic === "other" && approvedAt === null ? topics[question ?? ""] : undefined;
		return !facts.some(
			(fact) => fact.topic === about?.topic && (about.ofAnyCourse || fact.courseId === null),
		);
	});
}
