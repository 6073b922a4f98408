/** Returns the current time; injected so that tests can set it. */
export type Clock = () => Date;

/** An instant as stored and sent: ISO 8601 in UTC with milliseconds. */
export type Instant = string;

export const systemClock: Clock = () => new Date();

/** Returns the instant `milliseconds` after now (before, when negative). */
export function instantFrom(clock: Clock, milliseconds = 0): Instant {
	return new Date(clock().getTime() + milliseconds).toISOString();
}
