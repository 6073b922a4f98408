import { type FactTopic, factTopics } from "#school/facts/topics.ts";

export const FACTS_PATH = "/admin/facts";

/** Returns the URL of the form for a new fact with initial values. */
export function newFactPath(known: {
	topic?: string | undefined;
	courseId?: number | null | undefined;
	question?: string | undefined;
}): string {
	const search = new URLSearchParams();
	if (isFactTopic(known.topic)) search.set("topic", known.topic);
	if (known.courseId) search.set("course", String(known.courseId));
	if (known.question) search.set("question", known.question);
	return `${FACTS_PATH}/new${search.size > 0 ? `?${search}` : ""}`;
}

/** Returns whether a text, such as a part of a URL or an intent, names a topic. */
export const isFactTopic = (text: string | null | undefined): text is FactTopic =>
	(factTopics as readonly (string | null | undefined)[]).includes(text);
