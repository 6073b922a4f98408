import { startOfDay } from "#school/new-york.ts";

/** Calendar days in New York, both included. */
export interface Days {
	from?: string | undefined;
	to?: string | undefined;
}

const BEGINNING = "0001-01-01T00:00:00.000Z";
// No engine can write the day after it.
const END = "9999-12-31T23:59:59.999Z";

/** The instants between which days lie: `since` belongs to them, `until` no longer. */
export function periodOf({ from, to }: Days): { since: string; until: string } {
	const until = to ? startOfDay(to, 1) : END;
	return { since: from ? startOfDay(from) : BEGINNING, until: until.startsWith("+") ? END : until };
}
