import { statusLabels } from "#registrations/admin/status.tsx";
import { statuses } from "#registrations/contract.ts";
import type { RegistrationFilters } from "#registrations/queries.ts";
import { type Choice, dateRangeOf } from "#ui/admin/filter-bar.tsx";

/** What an address asks of the list of registrations, without paging. */
export function filtersFromParams(query: URLSearchParams): RegistrationFilters {
	const get = (name: string) => query.get(name) ?? "";
	const filters: Record<string, string | undefined> = {
		q: get("q"),
		status: get("status"),
		courseId: get("courseId"),
		archived: get("archived"),
		sort: get("sort"),
		...dateRangeOf(get),
	};
	return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
}

export const statusChoice: Choice = {
	name: "status",
	label: "Status",
	allLabel: "Any status",
	options: [
		...statuses.map((status) => [status, statusLabels[status].name] as const),
		["pending,accepted", "Pending or accepted"],
	],
};

export const sortChoice: Choice = {
	name: "sort",
	label: "Sort",
	allLabel: "Newest first",
	options: [
		["createdAt", "Oldest first"],
		["fullName", "Name"],
		["courseTitle", "Course"],
		["status", "Status"],
	],
};
