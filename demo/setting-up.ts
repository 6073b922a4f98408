import { addDays, dayInEnglish } from "#platform/calendar/days.ts";
import { createClass, updateClass } from "#school/classes/contract.ts";
import { createFact } from "#school/facts/contract.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { type SettingsPatch, updateSettings } from "#school/settings/contract.ts";
import { classOf } from "./classes.ts";
import type { Happening } from "./happening.ts";
import type { Calls } from "./office-calls.ts";
import { rowsOf } from "./rows.ts";
import { openDay, timeOn } from "./times.ts";

/** Returns how the school was set up, what it states and what it announces. */
export function settingUp(today: string): Happening[] {
	const byNadia = (day: string, time: string, what: string, run: Happening["run"]): Happening => ({
		...{ at: timeOn(day, time), what, by: "nadia", about: null, run },
	});
	const sets = (body: SettingsPatch) => (calls: Calls) =>
		calls.as("nadia", updateSettings, { body });
	const facts = rowsOf("facts").map((row, index) => {
		const [topic, course = "", last, source = "", answer = "", spanish] = row;
		const validUntil = last ? openDay(today, Number(last)) : null;
		const fact = {
			...{ topic: topic as FactTopic, question: null, source, validUntil, onHomePage: false },
			answer: answer.replace("{day}", validUntil ? dayInEnglish(validUntil) : ""),
			...{ spanish: spanish || null, spanishQuestion: null },
		};
		// On two days: the assistant reads everything again after each change.
		const day = openDay(today, last ? -24 : -175);
		return byNadia(day, `10:${10 + index}`, "state", (calls) => {
			const body = { ...fact, courseId: calls.courseIdOf(course) };
			return calls.as("nadia", createFact, { body });
		});
	});
	const first = openDay(addDays(today, -371), 1);
	const newest = openDay(today, -24);
	const classes = rowsOf("classes").flatMap((row, index) => {
		const [course = ""] = row;
		const { state, ...input } = classOf(row, today);
		const isEnding = state === "closed" || state === "cancelled";
		// Twenty weeks before it begins, within the year, and not in the last weeks.
		const [, entered = first] = [addDays(input.firstDay, -140), first, newest].sort();
		let id = 0;
		const schedules = async (calls: Calls) => {
			const courseId = calls.courseIdOf(course) ?? 0;
			const body = { ...input, courseId, state: isEnding ? ("open" as const) : state };
			id = (await calls.as("nadia", createClass, { body })).id;
		};
		const ends = (calls: Calls) =>
			calls.as("nadia", updateClass, { params: { id }, body: { state } });
		return [
			byNadia(openDay(addDays(entered, -1), 1), `11:${10 + index}`, "schedule", schedules),
			...(isEnding ? [byNadia(openDay(today, -8), "12:10", "end", ends)] : []),
		];
	});
	const announced = openDay(today, -3);
	const place = { street: "212 Example Street", city: "Iselin", state: "NJ", zip: "08830" };
	const contact = { email: "office@training.example", address: place, phone: "732-555-0148" };
	const text = "New start dates for several programs are on their pages.";
	const announcement = { shown: true, text, from: announced, to: addDays(today, 14) };
	return [
		byNadia(first, "09:15", "set", sets(contact)),
		...facts,
		...classes,
		byNadia(announced, "10:20", "set", sets({ announcement })),
	];
}
