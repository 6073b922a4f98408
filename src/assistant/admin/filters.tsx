import { languageWords, outcomeLabels } from "#assistant/admin/labels.ts";
import { type Choice, dateRangeOf } from "#ui/admin/filter-bar.tsx";
import { type ListParams, PAGE_SIZE } from "#ui/admin/use-list-params.ts";

/** Returns the page that a URL asks for, and its filters: the period and those of these names. */
export function filtersIn({ get, page }: ListParams, names: readonly string[]) {
	const named = names.map((name) => [name, get(name)] as const).filter(([, value]) => value);
	return {
		...Object.fromEntries(named),
		...dateRangeOf(get),
		limit: PAGE_SIZE,
		offset: (page - 1) * PAGE_SIZE,
	};
}

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
