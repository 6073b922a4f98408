import { languageWords, outcomeLabels } from "#assistant/admin/labels.ts";
import type { ConversationFilters } from "#assistant/admin/queries.ts";
import { type Choice, dateRangeOf } from "#ui/admin/filter-bar.tsx";

/** Returns the filters of a URL, without paging. */
export function filtersIn(query: URLSearchParams): ConversationFilters {
	const get = (name: string) => query.get(name) ?? "";
	const filters = {
		q: get("q"),
		outcome: get("outcome"),
		language: get("language"),
		course: get("course"),
		thumb: get("thumb"),
		...dateRangeOf(get),
	};
	return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
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
