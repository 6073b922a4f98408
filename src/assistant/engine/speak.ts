import { usualNames } from "#assistant/engine/catalog-names.ts";
import { dateInWords, week } from "#assistant/engine/hours.ts";
import { plain } from "#assistant/engine/passages.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import { type TextId, texts } from "#assistant/knowledge/texts.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import { withPathsIn } from "#assistant/links.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import { capital } from "#platform/text/capital.ts";
import type { Language } from "#platform/text/language.ts";
import { openingAt } from "#school/profile/opening-hours.ts";

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
	template
		.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "")
		.replace(/[^\S\n]+/g, " ")
		.replace(/ ?\n ?/g, "\n")
		.replace(/ (?=[.,;:](?:\s|$))/g, "")
		.trim();

/** "1:00 PM", "la 1:00 PM", "las 5:00 PM" */
function timeOf(time: string, language: Language): string {
	if (language === "en") return clockTime(time);
	return `${/^(?:01|13):/.test(time) ? "la" : "las"} ${clockTime(time)}`;
}

/** Whether the office is open now, and until or from when. */
export function momentText({ knowledge: { school }, language, now }: Turn): string {
	const opening = openingAt(now, school);
	if (opening.open)
		return fill(texts.open_now[language][0] ?? "", { until: timeOf(opening.until, language) });
	if (!opening.next) return "";
	const day = dateInWords(opening.next.day, now, language);
	const at = language === "en" ? "at" : "a";
	const next = `${day} ${at} ${timeOf(opening.next.opens, language)}`;
	return fill(texts.closed_now[language][0] ?? "", { next });
}

/**
 * Fills a text from the profile and the given values. Of several variants it takes the next one in turn, and never the sentence
 * that the visitor has just read.
 */
export function say(turn: Turn, id: TextId, values: Readonly<Record<string, string>> = {}): string {
	const { language, state, previous } = turn;
	const { school } = turn.knowledge;
	// The pages that they name are in the language of the answer; what is quoted in them stays as it is published.
	const variants = texts[id][language].map((text) => withPathsIn(language, text));
	const slots = {
		phone: school.phones[0] ?? school.email,
		email: school.email,
		name: school.name,
		city: school.city,
		state: school.state,
		address: `${school.street}, ${school.city}, ${school.state} ${school.zip}`,
		moment: variants.some((text) => text.includes("{moment}")) ? momentText(turn) : "",
		...values,
	};
	const filled = variants.map((_, i) =>
		fill(variants[(i + state.turn) % variants.length] ?? "", slots),
	);
	return filled.find((text) => !previous?.includes(text)) ?? filled[0] ?? "";
}

const spanishName = ({ language }: Pick<Turn, "language">, course: Course): string | undefined =>
	language === "es" ? usualNames(course)?.label.es : undefined;

const ownName = (course: Course): string => plain(course.title) || course.slug;

/** The title as the catalog has it; for Spanish readers the usual Spanish name beside it. */
export function titleOf(turn: Pick<Turn, "language">, course: Course): string {
	const spanish = spanishName(turn, course);
	return spanish ? `${spanish} – ${ownName(course)}` : ownName(course);
}

/** What an answer calls a course: its title, or its usual Spanish name. */
export const nameOf = (turn: Pick<Turn, "language">, course: Course): string =>
	spanishName(turn, course) ?? ownName(course);

/** What a line about a course begins with: its title is left as the office writes it. */
export const headOf = (turn: Pick<Turn, "language">, course: Course): string =>
	capital(spanishName(turn, course) ?? "") || ownName(course);

/** Cuts a text at a sentence, else at a word, so that it has at most `most` characters. */
export function cut(text: string, most: number): string {
	if (text.length <= most) return text;
	const short = text.slice(0, most - 1);
	const end = Math.max(short.lastIndexOf(". "), short.lastIndexOf("? "));
	if (end > most * 0.4) return short.slice(0, end + 1);
	return `${short.slice(0, Math.max(short.lastIndexOf(" "), 20)).replace(/(?<![\s,;:])[\s,;:]+$/, "")}…`;
}

/** The open days of a usual week, in words. */
export const weekOf = ({ knowledge: { school }, language }: Turn): string =>
	week(school, language).open;
