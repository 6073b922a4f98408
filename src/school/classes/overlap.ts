import type { Meeting } from "#school/classes/public-contract.ts";

type Met = { meetings: readonly Meeting[] };

/** Returns what tells whether another class has a meeting that begins before one of this class on the same day is over. */
export function overlapsWith(one: Met): (other: Met) => boolean {
	const onDay = Map.groupBy(one.meetings, ({ day }) => day);
	return ({ meetings }) =>
		meetings.some(({ day, from, to }) =>
			onDay.get(day)?.some((own) => from < own.to && own.from < to),
		);
}
