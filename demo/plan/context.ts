import type { RecordKey, Visitor } from "./event.ts";
import type { People } from "./people.ts";
import type { Random } from "./random.ts";
import type { Said } from "./said.ts";

/** What every part of a plan is made from. */
export interface PlanContext {
	random: Random;
	people: People;
	said: Said;
	now: Date;
	/** The day in New York. */
	today: string;
}

/** Someone who has registered. */
export interface Registered {
	record: RecordKey;
	visitor: Visitor;
	course: string;
	at: Date;
}

/** Returns the instant so many minutes ago. */
export const minutesAgo = (now: Date, minutes: number) =>
	new Date(now.getTime() - minutes * 60_000);
