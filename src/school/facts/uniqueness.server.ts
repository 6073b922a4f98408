import { Failure } from "#platform/api/failure.ts";
import type { Tx } from "#platform/database/database.server.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { isExpired } from "#school/facts/validity.ts";

interface Subject {
	topic: FactTopic;
	courseId: number | null;
	validUntil: string | null;
}

/** Failure for a second current fact about one topic and course. */
export function alreadyStated({ courseId }: Pick<Subject, "courseId">): Failure {
	const whose = courseId === null ? "the whole school" : "this course";
	const message = `There is already a current fact about this topic for ${whose}. Edit that one instead.`;
	return new Failure("conflict", message, { errors: [{ path: "topic", message }] });
}

/**
 * Decides whether a fact becomes the one of its topic and course. It takes the place of an expired
 * one, which stays as superseded; one that has expired itself leaves a valid one in place. The unique
 * index `facts_topic_course_key` allows one that is not superseded.
 * @param id of the fact that changes; undefined for a new one
 * @param day calendar day in New York
 */
export async function claimTopic(
	tx: Tx,
	subject: Subject,
	day: string,
	id?: number,
): Promise<{ superseded: boolean } | Failure> {
	const { topic, courseId } = subject;
	if (topic === "other") return { superseded: false };
	const holder = await tx
		.selectFrom("facts")
		.select(["id", "validUntil"])
		.where("topic", "=", topic)
		.where("courseId", courseId === null ? "is" : "=", courseId)
		.where("superseded", "=", false)
		.$if(id !== undefined, (query) => query.where("id", "!=", id as number))
		.executeTakeFirst();
	if (!holder) return { superseded: false };
	if (!isExpired(holder, day)) {
		return isExpired(subject, day) ? { superseded: true } : alreadyStated(subject);
	}
	await tx.updateTable("facts").set({ superseded: true }).where("id", "=", holder.id).execute();
	return { superseded: false };
}
