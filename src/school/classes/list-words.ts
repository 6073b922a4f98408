import { tableDay } from "#platform/calendar/days.ts";
import { capital } from "#platform/text/capital.ts";
import { plural } from "#platform/text/plural.ts";
import { lengthInWords, meetingInWords } from "#school/classes/in-short.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { languageInWords, spanInWords, weekInWords } from "#school/classes/words.ts";
import { defineWords } from "#ui/words.ts";

type Span = Pick<PublicClass, "firstDay" | "lastDay">;
type Days = PublicClass["days"];
type Meeting = PublicClass["meetings"][number];

export const classListWords = defineWords("class-list", {
	title: "Upcoming classes",
	finder: "Find a class that fits your week",
	label: (label: PublicClass["label"]): string => capital(label),
	misses: (count: number, meetings: string) =>
		`${plural(count, "meeting does", "meetings do")} not fit: ${meetings}.`,
	dates: "Dates",
	times: "Days and times",
	otherTimes: "At other times",
	meetings: "Meetings",
	length: "Length",
	price: "Price in all",
	tuition: "Tuition",
	registerBy: "Register by",
	language: "Language",
	register: "Register for this class",
	/** Of a full class. */
	join: "Join the waiting list",
	calendar: "Add to calendar",
	day: (day: string) => tableDay(day),
	span: (span: Span) => spanInWords(span),
	week: (days: Days) => weekInWords(days),
	meeting: (meeting: Meeting) => meetingInWords(meeting),
	lengthOf: (dated: Span & { days: Days }) => lengthInWords(dated),
	meetingCount: (count: number) => plural(count, "meeting"),
	/** The language of a class, by its tag; null where it goes without saying. */
	languageOf: (tag: string): string | null => (tag === "en" ? null : languageInWords(tag)),
});
