/** Formats a count with separators: `3,418`. */
export const formatCount = (count: number): string => count.toLocaleString("en-US");

/** Returns the noun of a count that stands elsewhere: `email`, `emails`, `people`. */
export const noun = (count: number, one: string, several = `${one}s`): string =>
	count === 1 ? one : several;

/** Returns a count with its noun: `1 email`, `2 emails`, `3,418 people`. */
export const plural = (...counted: Parameters<typeof noun>): string =>
	`${formatCount(counted[0])} ${noun(...counted)}`;

/** Returns the counts with their nouns, without those of nothing. */
export const countsOf = (counts: readonly Parameters<typeof plural>[]): string[] =>
	counts.filter(([count]) => count > 0).map((counted) => plural(...counted));
