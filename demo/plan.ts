import { newYorkClock } from "#platform/calendar/new-york.ts";
import { chats } from "./chats.ts";
import { messages, registrations } from "./forms.ts";
import type { Happening } from "./happening.ts";
import { People } from "./people.ts";
import { settingUp } from "./setting-up.ts";

/**
 * Plans a year of a school, up to now, from the tables in `demo/school/`: what visitors do and what the office does,
 * earliest first. The same time gives the same plan.
 */
export function planSchool(now: Date): Happening[] {
	const { day: today } = newYorkClock(now);
	const people = new People();
	return [
		...settingUp(today),
		...registrations(people, now, today),
		...messages(people, now),
		...chats(people, now),
	]
		.filter(({ at }) => at < now)
		.sort((a, b) => a.at.getTime() - b.at.getTime());
}
