import { writtenDay } from "#platform/calendar/days.ts";
import { isFactTopic } from "#school/facts/admin/new-fact-path.ts";
import type { AdminFact, FactInput } from "#school/facts/contract.ts";
import { type FactTopic, topicOf } from "#school/facts/topics.ts";

/** The fields of the editor. */
export interface FactValues {
	topic: FactTopic | "";
	/** An id, or empty for the whole school. */
	courseId: string;
	question: string;
	answer: string;
	spanish: string;
	source: string;
	/** `YYYY-MM-DD`, or empty. */
	validUntil: string;
	onHomePage: boolean;
}

export const fieldLabels: Readonly<Record<keyof FactValues, string>> = {
	topic: "Topic",
	courseId: "Course",
	question: "Question",
	answer: "Answer",
	spanish: "Answer in Spanish",
	source: "Source",
	validUntil: "Valid through",
	onHomePage: "On the home page",
};

/** Returns a new fact with the values of a URL such as `/admin/facts/new?topic=price&course=2`. */
export function newFact(search: URLSearchParams): FactValues {
	const topic = search.get("topic");
	return {
		topic: isFactTopic(topic) ? topic : "",
		courseId: /^[1-9]\d*$/.exec(search.get("course") ?? "")?.[0] ?? "",
		question: (search.get("question") ?? "").slice(0, 300),
		answer: "",
		spanish: "",
		source: "",
		validUntil: "",
		onHomePage: false,
	};
}

export function valuesOf(fact: AdminFact): FactValues {
	const { topic, courseId, question, answer, spanish, source, validUntil, onHomePage } = fact;
	return {
		topic,
		courseId: courseId === null ? "" : String(courseId),
		question: question ?? "",
		answer,
		spanish: spanish ?? "",
		source: source ?? "",
		validUntil: validUntil ?? "",
		onHomePage,
	};
}

/** The body of a call. Without a topic it is not valid. */
export function bodyOf(values: FactValues): FactInput {
	const orNull = (text: string) => text.trim() || null;
	return {
		topic: values.topic as FactTopic,
		courseId: values.courseId === "" ? null : Number(values.courseId),
		question: orNull(values.question),
		answer: values.answer,
		spanish: orNull(values.spanish),
		source: orNull(values.source),
		validUntil: orNull(values.validUntil),
		onHomePage: values.onHomePage,
	};
}

/** A field in words, for the conflict dialog. */
export function showField(
	values: FactValues,
	name: keyof FactValues,
	titleOf: (courseId: number | null) => string,
): string {
	if (name === "onHomePage") return values.onHomePage ? "Yes" : "No";
	if (name === "topic") return values.topic ? topicOf(values.topic).label : "empty";
	if (name === "courseId") return titleOf(bodyOf(values).courseId);
	if (name === "validUntil" && values.validUntil) return writtenDay(values.validUntil);
	return values[name] || "empty";
}
