import { dayOf } from "#platform/calendar/dates.ts";
import { addDays } from "#platform/calendar/days.ts";

type Get = (name: string) => string;

/** Converts URL parameters to a query: those of these names, and a date range. */
export const filtersIn = (get: Get, names: readonly string[]) => ({
	...Object.fromEntries(names.map((name) => [name, get(name)]).filter(([, value]) => value)),
	...dateRangeOf(get),
});

/** `days=7` means today and the six days before. */
function dateRangeOf(get: Get): { from?: string; to?: string } {
	const days = Number.parseInt(get("days"), 10);
	if (days > 0) return { from: addDays(dayOf(new Date()), 1 - days) };
	const from = get("from");
	const to = get("to");
	return { ...(from && { from }), ...(to && { to }) };
}
