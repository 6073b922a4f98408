import { meetingsOf } from "#school/classes/meetings.ts";
import type { ClassDay, PublicClass } from "#school/classes/public-contract.ts";
import { ask, courseAt } from "./visitor.ts";

let lastId = 0;

/** A class that is open; its days are `tuesday thursday 18:00 21:00`. */
export function openClass(
	slug: string,
	[firstDay, lastDay]: [string, string],
	week: string,
	change: Partial<PublicClass> = {},
): PublicClass {
	const words = week.split(" ");
	const [from = "", to = ""] = words.slice(-2);
	const days = words.slice(0, -2).map((day) => ({ day, from, to }) as ClassDay);
	return {
		id: ++lastId,
		courseId: courseAt(slug).id,
		firstDay,
		lastDay,
		days,
		language: "en",
		label: "open",
		registerBy: null,
		tuition: 110_000,
		fees: [{ name: "Books", amount: 15_000 }],
		total: 125_000,
		meetings: meetingsOf({ firstDay, lastDay, days }, { closedDays: [] }),
		...change,
	};
}

export const evenings = openClass(
	"cna",
	["2027-01-05", "2027-03-04"],
	"tuesday thursday 18:00 21:00",
	{
		registerBy: "2026-12-29",
	},
);
export const mornings = openClass(
	"cna",
	["2027-02-08", "2027-04-08"],
	"monday wednesday 09:30 13:00",
	{
		label: "waiting list",
	},
);
export const saturdays = openClass(
	"phlebotomy",
	["2027-01-23", "2027-03-13"],
	"saturday 09:00 15:00",
	{
		language: "es",
		label: "last places",
	},
);
/** Three open classes: CNA in the evening and in the morning (full), phlebotomy on Saturdays in Spanish. */
export const classes = [evenings, saturdays, mornings];
/** What is said to a message where these, or other, classes are open. */
export const said = (message: string, change = {}) => ask(message, [], { classes, ...change }).text;
