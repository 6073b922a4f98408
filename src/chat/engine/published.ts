import { topics } from "#chat/knowledge/topics.ts";
import { dayOfYear } from "./hours.ts";
import { fold } from "./normalize.ts";
import type { Course, FaqEntry, SchoolFacts, TaughtAnswer } from "./types.ts";

/** What an answer may draw on: everything that the school itself has published. */
export type Grounding = {
	facts: SchoolFacts;
	catalog: readonly Course[];
	faq: readonly FaqEntry[];
	taught: readonly TaughtAnswer[];
};

/** A published text, folded; `of` names the course that it speaks of alone. */
export type Source = { text: string; of?: string };

const flat = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

/** All that the school has published. A question is none of it: asking "is it free?" does not say so. */
export function sourcesOf({ facts, catalog, faq, taught }: Grounding): Source[] {
	const general = [
		facts.name,
		facts.street,
		facts.city,
		facts.state,
		facts.zip,
		...facts.closedDays.map(
			(c) => `${c.date} ${dayOfYear(c.date, "en")} ${dayOfYear(c.date, "es")} ${c.reason}`,
		),
		...topics.flatMap((t) => (t.note ? [t.note.en, t.note.es] : [])),
		...taught.flatMap((t) => [t.answer.en, t.answer.es ?? ""]),
	];
	return [
		{ text: general.map(flat).join(" \n ") },
		...faq.flatMap(({ question, answer }) => sourcesFrom(question, [answer], catalog)),
		...(facts.stated ?? []).flatMap(({ question, en, es = "" }) =>
			sourcesFrom(question, [en, es], catalog),
		),
		...catalog.map((c) => ({
			text: [c.title, c.summary, c.description].map(flat).join(" \n "),
			of: c.slug,
		})),
	];
}

/** An answer of the school. Where its question names courses, it speaks of those alone. */
function sourcesFrom(
	question: string,
	answers: readonly string[],
	catalog: readonly Course[],
): Source[] {
	const text = answers.map(flat).join(" \n ");
	const courses = coursesIn(question, catalog);
	return courses.length > 0 ? courses.map((of) => ({ text, of })) : [{ text }];
}

/** Whether what stands before and after a find cuts it out of something longer: "$1" of "$1,200", "2 weeks" of "12 weeks". */
function isPiece(text: string, at: number, length: number): boolean {
	return (
		/(?:[\p{L}\p{N}$€£]|\d[.,–-])$/u.test(text.slice(Math.max(0, at - 2), at)) ||
		/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(text.slice(at + length, at + length + 2))
	);
}

/** The places where a claim stands whole in a text. */
export function placesOf(claim: string, text: string): number[] {
	const wanted = flat(claim);
	const places: number[] = [];
	if (!wanted) return places;
	for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
		if (!isPiece(text, at, wanted.length)) places.push(at);
	return places;
}

/** The sentence that holds a place, up to that place. */
export function sentenceBefore(text: string, at: number): string {
	const head = text.slice(0, at);
	return head.slice(
		Math.max(...["\n", ". ", "? ", "! "].map((end) => head.lastIndexOf(end) + end.length), 0),
	);
}

/** Courses that a text speaks of: by their path, their title, its beginning or what its brackets hold. */
export function coursesIn(text: string, catalog: readonly Course[]): string[] {
	const folded = flat(text);
	return catalog
		.filter(({ slug, title }) => {
			const short = title.replace(/\([^)]*\)/g, " ").replace(/\b(?:certified|technician)\b/gi, " ");
			const inner = [...title.matchAll(/\(([^)]*)\)/g)].map(([, name = ""]) => name);
			return [`/courses/${slug}`, title, short, ...inner].some(
				(name) => placesOf(name, folded).length > 0,
			);
		})
		.map(({ slug }) => slug);
}
