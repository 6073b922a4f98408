import { weekdays } from "#platform/calendar/days.ts";
import { capital } from "#platform/text/capital.ts";
import { dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { hoursInWords, languageInWords, spanInWords, weekInWords } from "#school/classes/words.ts";

/** A class as a form offers it. */
export interface ClassOption extends Pick<PublicClass, "id" | "courseId"> {
	text: string;
}

/** The words of a class in a language. */
export interface ClassWords {
	language: "en" | "es";
	locale: "en-US" | "es-US";
	weekdays: readonly string[];
	/** The labels themselves in English. */
	labels?: Readonly<Record<PublicClass["label"], string>>;
	/** One meeting, several. */
	meetings: readonly [string, string];
}

const inEnglish: ClassWords = {
	language: "en",
	locale: "en-US",
	weekdays,
	meetings: ["meeting", "meetings"],
};

/** Returns the classes that one can register for, each with what decides about it. */
export const classOptions = (
	classes: readonly PublicClass[],
	words: ClassWords = inEnglish,
): ClassOption[] =>
	openClasses(classes).map((found) => ({
		id: found.id,
		courseId: found.courseId,
		text: classInWords(found, words),
	}));

/** `Mar 2 – Apr 29, 2027 · Tue, Thu 6:00–9:00 PM · $1,250 · Waiting list` */
function classInWords(
	{ days, meetings, language, total, label, ...span }: PublicClass,
	words: ClassWords,
): string {
	const [first, ...more] = meetings;
	const single = first && more.length === 0 ? hoursInWords(first) : null;
	return [
		spanInWords(span, words.locale),
		days.length > 0
			? weekInWords(days, words.weekdays)
			: (single ?? plural(meetings.length, ...words.meetings)),
		...(language === words.language ? [] : [languageInWords(language, words.language)]),
		dollars(total),
		capital(words.labels?.[label] ?? label),
	].join(" · ");
}
