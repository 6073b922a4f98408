import { newYorkClock } from "#platform/calendar/new-york.ts";
import { chatEvents } from "./chats.ts";
import type { DemoEvent } from "./event.ts";
import { messageEvents } from "./messages.ts";
import { People } from "./people.ts";
import { Random } from "./random.ts";
import { registrationEvents } from "./registrations.ts";
import { Said } from "./said.ts";
import { settingUp } from "./setting-up.ts";

/**
 * Plans a year of a school, up to now: what visitors do and what the office does, earliest first. The same seed and
 * time give the same plan.
 */
export function planSchool(seed: number, now: Date): DemoEvent[] {
	const random = new Random(seed);
	const { day: today } = newYorkClock(now);
	const context = { random, people: new People(random), said: new Said(random), now, today };
	const { events: registrations, registered } = registrationEvents(context);
	return [
		...settingUp(context),
		...registrations,
		...messageEvents(context, registered),
		...chatEvents(context, registered),
	]
		.filter(({ at }) => at < now)
		.sort((a, b) => a.at.getTime() - b.at.getTime());
}
