import { addDays, dayInEnglish, weekdayOf } from "#platform/calendar/days.ts";
import { centsOf } from "#platform/text/money.ts";
import { type ClassDay, type ClassInput, createClass } from "#school/classes/contract.ts";
import { createFact } from "#school/facts/contract.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { type SettingsPatch, updateSettings } from "#school/settings/contract.ts";
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
			spanish: spanish || null,
		};
		// On two days: the assistant reads everything again after each change.
		const day = openDay(today, last ? -24 : -175);
		return byNadia(day, `10:${10 + index}`, "state", (calls) => {
			const body = { ...fact, courseId: calls.courseIdOf(course) };
			return calls.as("nadia", createFact, { body });
		});
	});
	const classes = rowsOf("classes").map((row, index) => {
		// What is over by now was entered with the first facts, what is to come with the newest.
		const day = openDay(today, Number(row[1]) < -3 ? -175 : -24);
		return byNadia(day, `11:${10 + index}`, "schedule", (calls) => {
			const courseId = calls.courseIdOf(row[0] ?? "") ?? 0;
			return calls.as("nadia", createClass, { body: { ...classOf(row, today), courseId } });
		});
	});
	const [first, announced] = [openDay(addDays(today, -371), 1), openDay(today, -3)];
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

const patterns: Readonly<Record<string, readonly ClassDay[]>> = {
	day: (["monday", "tuesday", "wednesday", "thursday"] as const).map((day) => {
		return { day, from: "09:30", to: "13:00" };
	}),
	evening: (["tuesday", "thursday"] as const).map((day) => {
		return { day, from: "18:00", to: "21:00" };
	}),
};

/** Reads a class from its row; its weeks are counted from that of a day. */
function classOf(row: readonly string[], today: string): Omit<ClassInput, "courseId"> {
	const [, firstWeek, weeks, times = "", seats, tuition = "", books = "", state] = row;
	const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + Number(firstWeek) * 7);
	return {
		firstDay: times === "evening" ? addDays(monday, 1) : monday,
		lastDay: addDays(monday, Number(weeks) * 7 - 4),
		days: [...(patterns[times] ?? [])],
		...{ seats: Number(seats), language: "en", registerBy: null, room: null, note: null },
		...{ tuition: centsOf(tuition), fees: [{ name: "Books", amount: centsOf(books) }] },
		howToPay: "In four monthly parts without interest.",
		state: state as ClassInput["state"],
	};
}
