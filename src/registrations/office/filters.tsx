import { statuses } from "#registrations/contract.ts";
import { statusWords } from "#registrations/office/status.tsx";
import type { RegistrationFilters } from "#registrations/queries.ts";
import { type Choice, chosenDays } from "#ui/office/filter-bar.tsx";

/** What an address asks of the list of registrations, without paging. */
export function filtersIn(query: URLSearchParams): RegistrationFilters {
	const get = (name: string) => query.get(name) ?? "";
	const filters: Record<string, string | undefined> = {
		q: get("q"),
		status: get("status"),
		courseId: get("courseId"),
		archived: get("archived"),
		sort: get("sort"),
		...chosenDays(get),
	};
	return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
}

export const statusChoice: Choice = {
	name: "status",
	label: "Status",
	any: "Any status",
	options: [
		...statuses.map((status) => [status, statusWords[status].name] as const),
		["pending,accepted", "Pending or accepted"],
	],
};

export const sortChoice: Choice = {
	name: "sort",
	label: "Sort",
	any: "Newest first",
	options: [
		["createdAt", "Oldest first"],
		["fullName", "Name"],
		["courseTitle", "Course"],
		["status", "Status"],
	],
};
