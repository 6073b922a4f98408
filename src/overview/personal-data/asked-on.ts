import { type Failure, invalidField } from "#platform/api/failure.ts";
import { dayOf } from "#platform/calendar/dates.ts";

/** Returns a failure if the day on which somebody asked for their data is still to come. */
export const inFuture = (askedOn: string | null | undefined, now: Date): Failure | undefined =>
	askedOn && askedOn > dayOf(now)
		? invalidField("askedOn", "Please enter the day on which they asked, today or earlier.")
		: undefined;
