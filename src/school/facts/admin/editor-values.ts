import { writtenDay } from "#platform/calendar/days.ts";
import { isFactTopic } from "#school/facts/admin/new-fact-path.ts";
import type { AdminFact, FactInput } from "#school/facts/contract.ts";
import { type FactTopic, topicOf } from "#school/facts/topics.ts";

/**
 * A Spanish text, and the English that whoever wrote it saw: it is another value where a colleague changed that, so that
 * nothing is saved for an English that nobody has compared it with.
 */
interface SpanishValue {
	text: string;
	of: string;
}

const noSpanish: SpanishValue = { text: "", of: "" };

/** The fields of the editor. */
export interface FactValues {
	topic: FactTopic | "";
	/** An id, or empty for the whole school. */
	courseId: string;
	question: string;
	spanishQuestion: SpanishValue;
	answer: string;
	spanish: SpanishValue;
	source: string;
	/** `YYYY-MM-DD`, or empty. */
	validUntil: string;
	onHomePage: boolean;
}

export const fieldLabels: Readonly<Record<keyof FactValues, string>> = {
	topic: "Topic",
	courseId: "Course",
	question: "Question",
	spanishQuestion: "Question in Spanish",
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
		spanishQuestion: noSpanish,
		answer: "",
		spanish: noSpanish,
		source: "",
		validUntil: "",
		onHomePage: false,
	};
}

export function valuesOf(fact: AdminFact): FactValues {
	const { topic, courseId, question, answer, source, validUntil, onHomePage } = fact;
	return {
		topic,
		courseId: courseId === null ? "" : String(courseId),
		question: question ?? "",
		spanishQuestion: { text: fact.spanishQuestion ?? "", of: question ?? "" },
		answer,
		spanish: { text: fact.spanish ?? "", of: answer },
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
		spanish: orNull(values.spanish.text),
		spanishQuestion: orNull(values.spanishQuestion.text),
		source: orNull(values.source),
		validUntil: orNull(values.validUntil),
		onHomePage: values.onHomePage,
	};
}

/** The English of each Spanish field. */
const englishOf = { spanish: "answer", spanishQuestion: "question" } as const;
export type SpanishField = keyof typeof englishOf;

/** Whether the English of a Spanish text is changed and it is not: visitors would read English until somebody has seen it. */
export const isUnseen = (field: SpanishField, changed: readonly (keyof FactValues)[]): boolean =>
	changed.includes(englishOf[field]) && !changed.includes(field);

/** Returns values as visitors would read them. */
export function asRead(values: FactValues, changed: readonly (keyof FactValues)[]): FactValues {
	const unseen = (["spanish", "spanishQuestion"] as const).filter((field) =>
		isUnseen(field, changed),
	);
	return { ...values, ...Object.fromEntries(unseen.map((field) => [field, noSpanish])) };
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
	const value = values[name];
	return (typeof value === "string" ? value : value.text) || "empty";
}
