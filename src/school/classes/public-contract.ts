import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

// The part of the contract that visitors' browsers load. `contract.ts` extends it for the admin area.

export const meetingKinds = ["classroom", "lab", "clinical"] as const;

/** What visitors are told about the seats of a class; never a number. */
export const classLabels = ["open", "last places", "waiting list", "closed"] as const;
export type ClassLabel = (typeof classLabels)[number];

const time = z
	.string({ error: "Please enter a time" })
	.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Times must be HH:MM" }));

/** A weekday with its hours in New York. */
export const classDay = z.object({
	day: z.enum(weekdayNames, { error: "Please choose a weekday" }),
	from: time,
	to: time,
});
export type ClassDay = z.output<typeof classDay>;

/** A calendar day with its hours in New York. */
export const meeting = z.object({
	day: z.string(),
	from: time,
	to: time,
	kind: z.enum(meetingKinds, { error: "Please choose classroom, lab or clinical" }),
});
export type Meeting = z.output<typeof meeting>;

/** A class as shown to visitors. Amounts are in cents, days in New York. */
export const publicClass = z.object({
	id,
	courseId: z.int(),
	firstDay: z.string(),
	lastDay: z.string(),
	days: z.array(classDay),
	/** A language tag. */
	language: z.string(),
	label: z.enum(classLabels),
	tuition: z.int(),
	fees: z.array(z.object({ name: z.string(), amount: z.int() })),
	total: z.int(),
	/** The last day on which one can register; null up to the first day. */
	registerBy: z.nullable(z.string()),
	meetings: z.array(meeting),
});
export type PublicClass = z.output<typeof publicClass>;

export const listClasses = endpoint("GET /api/classes", {
	access: "anyone",
	summary: "Lists the open classes that have not begun, the next first; amounts in cents",
	response: z.array(publicClass),
	shows: ["class", "course"],
});
