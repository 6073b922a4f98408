// When the next attempt follows: of one email, and of everything while the mail server is away.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds after the first attempt of an email, after which it is given up. */
const GIVE_UP_MS = 3 * 24 * HOUR;

const quick = [5 * SECOND, 15 * SECOND, 30 * SECOND, 60 * SECOND];
const growing = [...quick, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

/** How waits between attempts grow: up to hours, or at most a minute. */
type Pace = "growing" | "quick";

/** Returns the milliseconds to wait after so many failures in a row. */
export function waitAfter(failures: number, pace: Pace): number {
	const waits = pace === "quick" ? quick : growing;
	return waits[Math.min(failures, waits.length) - 1] ?? 0;
}

/**
 * Returns when an email is attempted again; null if it is given up. The last attempt is three days
 * after the first one.
 */
export function nextAttempt(
	now: Date,
	firstAttemptAt: Date,
	failures: number,
	pace: Pace,
): Date | null {
	const end = firstAttemptAt.getTime() + GIVE_UP_MS;
	if (now.getTime() >= end) return null;
	return new Date(Math.min(now.getTime() + waitAfter(failures, pace), end));
}
