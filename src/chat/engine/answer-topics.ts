import { aboutProgramme } from "#chat/knowledge/precedence.ts";
import { coursesOf } from "./answer-programmes.ts";
import type { Decision } from "./decide.ts";
import { cut, join, plain, type Scene, say, titleOf } from "./speak.ts";
import { statedOn } from "./stated.ts";
import { topicById } from "./tables.ts";
import type { Course } from "./types.ts";

export type Part = { text: string; source: string; handsOver: boolean };

/** A sentence of the course text that states the topic, if there is one. */
function quoteFrom(course: Course, pattern: RegExp): string | undefined {
	const sentences = `${course.summary}\n\n${course.description}`
		.split(/\n\s*\n|\n|(?<=[.!?])\s+/)
		.map((s) => plain(s));
	return sentences.find(
		(s) =>
			pattern.test(s) &&
			s.length > 12 &&
			s.length < 240 &&
			!/\b(?:ask|call) (?:the office|us)\b/i.test(s),
	);
}

/**
 * Topics that only the school can answer, several at once if need be: what the school has stated, else what the course text
 * says, else a plain "I don't have that" with a way to a person.
 */
export function unknownTopics(scene: Scene, ids: readonly string[], decision: Decision): Part {
	const { language } = scene;
	const courses = coursesOf(scene, decision.programmes);
	const said: string[] = [];
	const missing: string[] = [];
	const notes: string[] = [];
	let source = "template";
	for (const id of ids) {
		const topic = topicById.get(id);
		if (!topic) continue;
		const stated = statedOn(id, decision.programmes, scene);
		if (stated) {
			said.push(stated);
			source = "stated";
			continue;
		}
		const course = courses[0];
		const quote = topic.quote && course && aboutOf(id) ? quoteFrom(course, topic.quote) : undefined;
		if (quote && course) {
			said.push(say(scene, "page_says", { title: titleOf(scene, course), quote: cut(quote, 200) }));
			source = "catalog";
			continue;
		}
		if (topic.note) notes.push(topic.note[language]);
		missing.push(topic.label[language]);
	}
	if (missing.length === 0)
		return {
			text: [...said, say(scene, "confirm")].join(" "),
			source,
			handsOver: source === "catalog",
		};
	const what = join([...new Set(missing)], language, language === "en" ? "or" : "ni");
	const title =
		courses.length > 0 && courses.length <= 2 && ids.every(aboutOf)
			? join(
					courses.map((c) => titleOf(scene, c)),
					language,
				)
			: undefined;
	const plainly = title
		? say(scene, "unknown_for", { what, title })
		: say(scene, "unknown", { what });
	return {
		text: [...said, ...new Set(notes), plainly, say(scene, "ask_office")].join(" "),
		source,
		handsOver: true,
	};
}

const aboutOf = (id: string): boolean => aboutProgramme.has(id);
