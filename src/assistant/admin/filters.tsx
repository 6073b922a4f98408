import { languageWords, outcomeLabels } from "#assistant/admin/labels.ts";
import type { Choice } from "#ui/admin/filter-bar.tsx";

export const outcomeChoice: Choice = {
	name: "outcome",
	label: "Outcome",
	allLabel: "Any outcome",
	options: Object.entries(outcomeLabels),
};

export const languageChoice: Choice = {
	name: "language",
	label: "Language",
	allLabel: "Any language",
	options: Object.entries(languageWords),
};

export const courseChoice = (courses: readonly { slug: string; title: string }[]): Choice => ({
	name: "course",
	label: "Course",
	allLabel: "Any course",
	options: courses.map(({ slug, title }) => [slug, title] as const),
});

export const thumbChoice: Choice = {
	name: "thumb",
	label: "Feedback",
	allLabel: "Any feedback",
	options: [
		["up", "Helpful"],
		["down", "Not helpful"],
	],
};
