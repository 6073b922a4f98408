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

/** Returns the classes that one can register for, each with what decides about it. */
export const classOptions = (classes: readonly PublicClass[]): ClassOption[] =>
	openClasses(classes).map((found) => ({
		id: found.id,
		courseId: found.courseId,
		text: classInWords(found),
	}));

/** `Mar 2 – Apr 29, 2027 · Tue, Thu 6:00–9:00 PM · $1,250 · Waiting list` */
function classInWords({ days, meetings, language, total, label, ...span }: PublicClass): string {
	const [first, ...more] = meetings;
	const single = first && more.length === 0 ? hoursInWords(first) : null;
	return [
		spanInWords(span),
		days.length > 0 ? weekInWords(days) : (single ?? plural(meetings.length, "meeting")),
		...(language === "en" ? [] : [languageInWords(language)]),
		dollars(total),
		capital(label),
	].join(" · ");
}
