/** The one clock of the house, injected so that tests can set it. */
export type Clock = () => Date;

/** An instant as it is stored and travels: ISO 8601 in UTC with milliseconds. */
export type Instant = string;

export const systemClock: Clock = () => new Date();

/** The instant `milliseconds` after now (before, when negative). */
export function instantFrom(clock: Clock, milliseconds = 0): Instant {
	return new Date(clock().getTime() + milliseconds).toISOString();
}
