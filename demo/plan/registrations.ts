import { addDays } from "#platform/calendar/days.ts";
import { unsolicited } from "../words/messages.ts";
import { arrivals } from "./arrivals.ts";
import { minutesAgo, type PlanContext, type Registered } from "./context.ts";
import type { DemoEvent, RecordKey, Visitor } from "./event.ts";
import { officeTime, openDay } from "./office-time.ts";
import { openCase, registrationJourney } from "./registration-journey.ts";

/** Registrations in all. */
export const REGISTRATIONS = 240;

const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;

/** How many minutes ago the newest came. */
const recent = [35, 140, 330, 560, 840, 1180, 1500, 1700, 2300, 2800, 3400, 4000] as const;
/** The office has done nothing about these yet. */
const unanswered = [0, 1, 2, 3, 4, 5, 6, 9, 11];

/** Days of the next step of open cases: negative are overdue, in days on which the office is open. */
const nextSteps = [0, 0, 0, 0, 0, -1, -1, -2, -4, 1, 1, 2, 3, 4, 6, 9];

/** Typed wrong: one of these bounced, the other waits for a slow mail server. */
const mistyped: Readonly<Record<number, string>> = {
	2: "exmaple.example.com",
	5: "slow.example.org",
};

const SECOND_TIME = 14;
const SPAM = 3;
/** Share of those who come while the office is open. */
const IN_PERSON = 0.25;
/** Counted from the newest of the usual ones. */
const CORRECTED = 4;
const LOOK_ALIKE = 6;

const programs = {
	cna: 24,
	"clinical-medical-assistant": 20,
	phlebotomy: 17,
	chha: 14,
	"patient-care": 9,
	cpr: 7,
	pharmacy: 5,
	"medical-billing": 5,
	ekg: 4,
};

/** Returns the registrations of a year, and what the office does with them. */
export function registrationEvents(context: PlanContext): {
	events: DemoEvent[];
	registered: Registered[];
} {
	const year = new Year(context);
	year.usual(REGISTRATIONS - recent.length - nextSteps.length - SECOND_TIME - LOOK_ALIKE - SPAM);
	const past = [...year.registered];
	year.open();
	year.newest();
	year.again(past);
	year.alike(past);
	year.spam();
	return year;
}

class Year {
	readonly events: DemoEvent[] = [];
	readonly registered: Registered[] = [];
	readonly #context: PlanContext;

	constructor(context: PlanContext) {
		this.#context = context;
	}

	/** Most of them. Someone mistyped an address, and the office corrected it. */
	usual(count: number): void {
		const { random, people, today } = this.#context;
		const times = arrivals(random, today, { count, oldest: 364, newest: 10 });
		for (const [index, at] of times.entries()) {
			const visitor = people.someone();
			if (index !== count - CORRECTED) {
				this.#follow(this.#registers(at, visitor));
				continue;
			}
			const added = this.#registers(at, withHost(visitor, "mial.example.net"));
			const { record } = added;
			const { email } = visitor;
			this.events.push({ at: officeTime(at, 5), kind: "corrects", by: "luis", record, email });
			this.#follow(added);
		}
	}

	/** Those with a next step. */
	open(): void {
		const { random, people, today } = this.#context;
		const times = arrivals(random, today, { count: nextSteps.length, oldest: 20, newest: 4 });
		for (const [index, days] of nextSteps.entries()) {
			const { record, at } = this.#registers(times[index] ?? new Date(), people.someone());
			this.events.push(...openCase(random, record, at, stepDay(today, days)));
		}
	}

	newest(): void {
		const { people, now } = this.#context;
		for (const [index, minutes] of recent.entries()) {
			const visitor = withHost(people.someone(), mistyped[index]);
			const added = this.#registers(minutesAgo(now, minutes), visitor);
			if (!unanswered.includes(index)) this.#follow(added);
		}
	}

	/** People who come back for another program, some of them with another address. */
	again(past: readonly Registered[]): void {
		const { random, people } = this.#context;
		for (const { visitor, course, at } of this.#some(past, SECOND_TIME)) {
			const other = random.weighted({ ...programs, [course]: 0 });
			const email = random.chance(0.25) ? people.emailOf(visitor.name) : visitor.email;
			this.#follow(this.#registers(this.#laterThan(at), { ...visitor, email }, other));
		}
	}

	/** Relatives with one phone and people of one name; the office has sorted out a pair of each. */
	alike(past: readonly Registered[]): void {
		const { people } = this.#context;
		const pairs = this.#some(past, LOOK_ALIKE).map((earlier, index) => {
			const { visitor, at } = earlier;
			const other =
				index < LOOK_ALIKE / 2 ? people.relativeOf(visitor) : people.namesakeOf(visitor);
			const later = this.#registers(this.#laterThan(at), other);
			this.#follow(later);
			return {
				at: officeTime(later.at, 500),
				by: "luis" as const,
				record: earlier.record,
				other: later.record,
			};
		});
		const [relatives, namesakes] = [pairs[0], pairs.at(-1)];
		if (relatives) this.events.push({ kind: "tells apart", ...relatives });
		if (namesakes) this.events.push({ kind: "joins", ...namesakes });
	}

	spam(): void {
		const { random, people, today } = this.#context;
		const times = arrivals(random, today, { count: SPAM, oldest: 80, newest: 2 });
		for (const [index, { name, text }] of unsolicited.slice(0, SPAM).entries()) {
			const at = times[index] ?? new Date();
			const record: RecordKey = `registration ${this.registered.length + 1 + index}`;
			const visitor = people.program(name);
			const what = { record, visitor, course: "cpr", message: text, isHasty: true as const };
			this.events.push({ at, kind: "registers", ...what });
			if (index > 0) continue;
			this.events.push({ at: officeTime(at, 200), kind: "archives", by: "luis", record });
		}
	}

	/** On the website; while the office is open, some come by or call. */
	#registers(
		at: Date,
		visitor: Visitor,
		course: string = this.#context.random.weighted(programs),
	): Registered {
		const { random, said } = this.#context;
		const record: RecordKey = `registration ${this.registered.length + 1}`;
		const what = { at, record, visitor, course };
		const isOpen = officeTime(at, 0).getTime() === at.getTime();
		if (isOpen && random.chance(IN_PERSON)) {
			const source = random.chance(0.6) ? "walk-in" : "phone call";
			this.events.push({ kind: "enters", by: "luis", source, ...what });
		} else {
			const message = said.withRegistration(visitor.language, course);
			this.events.push({ kind: "registers", message, ...what });
		}
		this.registered.push(what);
		return what;
	}

	#follow({ record, at }: Registered): void {
		this.events.push(...registrationJourney(this.#context.random, record, at));
	}

	/** Returns some that are at least two months old. */
	#some(past: readonly Registered[], count: number): Registered[] {
		const { random, now } = this.#context;
		const old = past.filter(({ at }) => now.getTime() - at.getTime() > 60 * DAY_MS);
		return random.shuffled(old).slice(0, count);
	}

	/** A time some weeks after another one, and before this week. */
	#laterThan(at: Date): Date {
		const { random, now } = this.#context;
		const days = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
		const minutes = random.int(20, days - 7) * DAY + random.int(-200, 200);
		return new Date(at.getTime() + minutes * 60_000);
	}
}

const withHost = (visitor: Visitor, host: string | undefined): Visitor =>
	host === undefined ? visitor : { ...visitor, email: visitor.email.replace(/@.*/, `@${host}`) };

function stepDay(today: string, days: number): string {
	if (days === 0) return today;
	return days < 0 ? openDay(today, days) : openDay(addDays(today, days - 1), 1);
}
