import type { ContactFilters } from "#contacts/queries.ts";
import { type Choice, dateRangeOf } from "#ui/admin/filter-bar.tsx";

/** What an address asks of the list of messages, without paging. */
export function filtersFromParams(query: URLSearchParams): ContactFilters {
	const get = (name: string) => query.get(name) ?? "";
	const filters: Record<string, string | undefined> = {
		q: get("q"),
		isRead: get("isRead"),
		courseId: get("courseId"),
		archived: get("archived"),
		sort: get("sort"),
		...dateRangeOf(get),
	};
	return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
}

export const readChoice: Choice = {
	name: "isRead",
	label: "Status",
	allLabel: "Any status",
	options: [
		["false", "Unread"],
		["true", "Read"],
	],
};

export const sortChoice: Choice = {
	name: "sort",
	label: "Sort",
	allLabel: "Newest first",
	options: [
		["createdAt", "Oldest first"],
		["name", "Name"],
		["subject", "Subject"],
		["isRead", "Unread first"],
	],
};
