import { dayOf } from "#platform/calendar/dates.ts";
import { addDays } from "#platform/calendar/days.ts";

type Get = (name: string) => string;

/** Converts URL parameters to a query, as far as it has these names. `days=7` means from six days ago. */
export function filtersIn(get: Get, names: readonly string[]): Record<string, string> {
	const days = Number.parseInt(get("days"), 10);
	const range: Record<string, string> =
		days > 0 ? { from: addDays(dayOf(new Date()), 1 - days), to: "" } : {};
	const values = names.map((name) => [name, range[name] ?? get(name)] as const);
	return Object.fromEntries(values.filter(([, value]) => value));
}
