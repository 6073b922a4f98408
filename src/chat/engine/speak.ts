import type { ProgrammeNames } from "#chat/knowledge/programmes.ts";
import { texts } from "#chat/knowledge/texts.ts";
import type { State } from "./dialogue.ts";
import { addDays, dateInWords, moment, today } from "./hours.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Course, Language, SchoolFacts } from "./types.ts";

export type TextId = keyof typeof texts;

/** What a template needs: the facts, the catalog, the language and the moment. */
export type Scene = {
	facts: SchoolFacts;
	knowledge: Knowledge;
	language: Language;
	now: Date;
	state: State;
};

export const fill = (template: string, values: Record<string, string>): string =>
	template
		.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "")
		.replace(/\s+/g, " ")
		.trim();

export function momentText(scene: Scene): string {
	const m = moment(scene.facts, scene.now);
	if (m.open) return fill(texts.open_now[scene.language], { until: m.until ?? "" });
	if (!m.nextDate) return "";
	const at = scene.language === "en" ? "at" : "a las";
	const far =
		m.nextDate > addDays(today(scene.now), 6)
			? m.nextDate
			: dateInWords(m.nextDate, scene.now, scene.language);
	return fill(texts.closed_now[scene.language], { next: `${far} ${at} ${m.nextAt}` });
}

/** Fills a sentence of the table. Texts with variants take turns, so that nobody reads the same one twice in a row. */
export function say(
	scene: Scene,
	id: TextId,
	values: Record<string, string> = {},
	variant = scene.state.turn,
): string {
	const { facts } = scene;
	const row: string | string[] = texts[id][scene.language];
	const template = typeof row === "string" ? row : (row[variant % row.length] ?? "");
	return fill(template, {
		phone: facts.phones[0] ?? facts.email,
		email: facts.email,
		name: facts.name,
		city: facts.city,
		state: facts.state,
		address: `${facts.street}, ${facts.city}, ${facts.state} ${facts.zip}`,
		moment: template.includes("{moment}") ? momentText(scene) : "",
		...values,
	});
}

export const linkOf = (course: Course): string => `/courses/${course.slug}`;

/** The title as the catalog has it, with the Spanish name beside it for Spanish readers. */
export function titleOf(scene: Scene, course: Course): string {
	const row = scene.knowledge.rows.get(course.slug);
	return scene.language === "es" && row ? row.es.name : plain(course.title) || course.slug;
}

export const titles = (scene: Scene, courses: readonly Course[]): string =>
	join(
		courses.map((c) => titleOf(scene, c)),
		scene.language,
	);
export const rowOf = (scene: Scene, course: Course): ProgrammeNames | undefined =>
	scene.knowledge.rows.get(course.slug);

export function join(parts: readonly string[], language: Language, word?: string): string {
	const and = ` ${word ?? (language === "en" ? "and" : "y")} `;
	return parts.length > 1
		? `${parts.slice(0, -1).join(", ")}${and}${parts.at(-1)}`
		: (parts[0] ?? "");
}

/** Cuts a text at a sentence, else at a word, so that it has at most `max` characters. */
export function cut(text: string, max: number): string {
	const flat = text.replace(/\s+/g, " ").trim();
	if (flat.length <= max) return flat;
	const short = flat.slice(0, max - 1);
	const sentence = Math.max(short.lastIndexOf(". "), short.lastIndexOf("? "));
	if (sentence > max * 0.4) return short.slice(0, sentence + 1);
	return `${short.slice(0, Math.max(short.lastIndexOf(" "), 20)).replace(/[\s,;:]+$/, "")}…`;
}

/** Catalogue text as plain text: no markup, no bullets. */
export const plain = (text: string): string =>
	text
		.replace(/<[^>]*>/g, " ")
		.replace(/[<>]/g, " ")
		.replace(/^\s*-\s+/gm, "")
		.replace(/\s+/g, " ")
		.trim();

/** A list of bullets as one line: "wash, dress, eat; report changes". */
export const bullets = (text: string): string =>
	text
		.split(/\n/)
		.map((l) => plain(l).replace(/[.;]$/, ""))
		.filter(Boolean)
		.join("; ");
