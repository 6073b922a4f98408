import type { Site } from "./restarted-site.ts";
import type { Stored } from "./stored.ts";

/** A caller who writes without pause, and knows what must be stored. */
export interface Writer {
	/** How many writes were acknowledged. */
	readonly acknowledged: number;
	/** Whether a write was sent and it is not known whether it was stored. */
	readonly isWaiting: boolean;
	/** Sends the next write, or repeats the one that had no answer. @returns whether it was acknowledged */
	step(site: Site): Promise<boolean>;
	/** Compares what is stored with what was acknowledged. */
	check(stored: Stored): Findings;
}

/** What is wrong, a sentence each. */
export interface Findings {
	/** Acknowledged and not stored, or not as it was acknowledged. */
	lost: string[];
	/** Stored more than once, or never acknowledged nor under way. */
	doubled: string[];
	/** Stored without all that belongs to it. */
	partial: string[];
}

export const noFindings = (): Findings => ({ lost: [], doubled: [], partial: [] });
