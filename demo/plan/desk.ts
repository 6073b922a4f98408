import type { Colleague, DemoEvent, OfficeEvent, RecordKey } from "./event.ts";
import { officeTime } from "./office-time.ts";
import type { Random } from "./random.ts";

type OfRecord = Exclude<Extract<OfficeEvent, { record: RecordKey }>, { kind: "enters" }>;
type Without<Event, Keys extends PropertyKey> = Event extends unknown ? Omit<Event, Keys> : never;
/** What the office does with a record. */
export type Deed = Without<OfRecord, "by" | "record">;

/** Minutes in which the office is open on a weekday. */
export const WORKDAY = 480;

/** One colleague with one record: what is done with it, one thing after the other in opening hours. */
export class Desk {
	readonly events: DemoEvent[] = [];
	readonly #random: Random;
	readonly #by: Colleague;
	readonly #record: RecordKey;
	#at: Date;

	/** @param since when the record came */
	constructor(random: Random, record: RecordKey, since: Date) {
		this.#random = random;
		this.#record = record;
		this.#at = since;
		this.#by = random.chance(0.65) ? "luis" : "nadia";
	}

	get by(): Colleague {
		return this.#by;
	}

	/** Returns the time when the office has been open for so many more minutes. */
	later(minutes: number): Date {
		return officeTime(this.#at, minutes);
	}

	/** Lets open minutes pass, as many as are between the bounds. */
	wait(min: number, max = min): void {
		this.#at = this.later(this.#random.int(min, max));
	}

	does(deed: Deed): void {
		this.events.push({ at: this.#at, by: this.#by, record: this.#record, ...deed } as DemoEvent);
		this.wait(1, 4);
	}
}
