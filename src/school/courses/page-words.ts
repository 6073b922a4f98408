import type { KeyFact } from "#school/courses/summary.ts";
import { courseHeadings } from "#school/texts/course-headings.ts";
import { defineWords } from "#ui/words.ts";

/** What holds for every course. */
const keyInfo: readonly KeyFact[] = [
	{ term: "Format", value: "In-person" },
	{ term: "Location", value: "Iselin NJ" },
	{ term: "Schedule", value: "Daytime & Evening" },
	{ term: "Certification", value: "Industry-recognized" },
];

/** What frames the text of every course. */
export const courseWords = defineWords("course", {
	title: (title: string, place: string) => `${title} in ${place}`,
	description: (summary: string, place: string) =>
		`${summary} In-person day and evening classes in ${place}.`,
	home: "Home",
	programs: "Programs",
	all: "All programs",
	keyInfo,
	atAGlance: "At a glance",
	register: "Register Now",
	contents: "On this page",
	included: "What’s included",
	/** The headings of what is included, by their slots. */
	includedHeadings: courseHeadings as Readonly<Record<keyof typeof courseHeadings, string>>,
	related: "Related programs",
	questions: "Have questions?",
	next: "What happens next",
	nextSteps: [
		"You register. It takes about two minutes.",
		"We call you during business hours.",
		"You visit, get the cost in writing, and decide.",
	],
	registerBar: "Register",
});

/** What is said of a course that is not there. */
export const noCourseWords = defineWords("no-course", {
	title: "Course Not Found",
	failed: "This program did not load. Please try again in a minute.",
	gone: "We do not offer this program right now, or its address has changed.",
	all: "View all courses",
	contact: "Contact us",
});
