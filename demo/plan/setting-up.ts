import { addDays } from "#platform/calendar/days.ts";
import { statedFacts } from "../words/facts.ts";
import type { PlanContext } from "./context.ts";
import type { DemoEvent } from "./event.ts";
import { openDay, timeOn } from "./office-time.ts";

/** Returns how the school was set up, what it states and what it announces. */
export function settingUp({ random, today }: PlanContext): DemoEvent[] {
	const dayIn = (days: number) =>
		days < 0 ? openDay(today, days) : openDay(addDays(today, days - 1), 1);
	const first = timeOn(openDay(addDays(today, -371), 1), "09:15");
	const facts = statedFacts(dayIn).map((stated): DemoEvent => {
		const { course, lastDay, ...fact } = stated;
		// On two days: the assistant reads everything again after each change.
		const day = openDay(today, lastDay === null ? -175 : -24);
		return {
			at: timeOn(day, `10:${random.int(10, 59)}`),
			kind: "states",
			by: "nadia",
			course,
			fact: {
				...fact,
				courseId: null,
				question: null,
				validUntil: lastDay === null ? null : dayIn(lastDay),
				onHomePage: false,
			},
		};
	});
	return [
		{
			at: first,
			kind: "sets",
			by: "nadia",
			settings: {
				email: "office@training.example",
				address: { street: "212 Example Street", city: "Iselin", state: "NJ", zip: "08830" },
				phone: "732-555-0148",
			},
		},
		...facts,
		{
			at: timeOn(openDay(today, -3), "16:20"),
			kind: "sets",
			by: "nadia",
			settings: {
				announcement: {
					shown: true,
					text: "New start dates for several programs are on their pages.",
					from: openDay(today, -3),
					to: addDays(today, 14),
				},
			},
		},
	];
}
