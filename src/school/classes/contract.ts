import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { idOr, instant, line, longText, optional } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";
import { classDay, meeting, publicClass } from "#school/classes/public-contract.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";

export * from "#school/classes/public-contract.ts";

export const classStates = ["draft", "open", "closed", "cancelled"] as const;

const between = (min: number, max: number, error: string) =>
	z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
/** Cents, up to $100,000. */
const amount = between(0, 10_000_000, "Please enter an amount from $0 to $100,000");

const classFields = {
	firstDay: day,
	lastDay: day,
	days: z.array(classDay).check(z.maxLength(28, { error: "Please use up to 28 times a week" })),
	/** Null without a limit. */
	seats: z.nullable(between(0, 1000, "Please enter a number of seats from 0 to 1,000")),
	language: z
		.string({ error: "Please choose a language" })
		.check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, { error: "Please choose a language" })),
	tuition: amount,
	fees: z
		.array(z.object({ name: line({ max: 60, required: "Please name this fee" }), amount }))
		.check(z.maxLength(20, { error: "Please use up to 20 fees" })),
	howToPay: optional(longText({ max: 1000 })),
	registerBy: optional(day),
	room: optional(line({ max: 200 })),
	/** For the office only. */
	note: optional(longText({ max: 2000 })),
	state: z.enum(classStates, { error: "Please choose draft, open, closed or cancelled" }),
	/** Single ones moved, added or dropped; without this field they follow from the weekly pattern. */
	meetings: z.optional(
		z
			.array(z.extend(meeting, { day }))
			.check(z.maxLength(1000, { error: "Please use up to 500 meetings" })),
	),
};

/** Request body of a class. */
export const classInput = z.object({ courseId: idOr(unknownCourseMessage), ...classFields });
export type ClassInput = z.output<typeof classInput>;

/** A class stays with its course. */
const classPatch = z.exactPartial(z.object(classFields));

/** A class as shown to administrators. */
const adminClass = z.extend(publicClass, {
	seats: z.nullable(z.int()),
	howToPay: z.nullable(z.string()),
	room: z.nullable(z.string()),
	note: z.nullable(z.string()),
	state: z.enum(classStates),
	createdAt: instant,
	updatedAt: instant,
	version: z.int(),
});
export type AdminClass = z.output<typeof adminClass>;

/** Fields whose change is told by email to everyone in a class; that of the room to those with a seat. */
export const timeFields = ["firstDay", "lastDay", "meetings"] as const;

/** How the seats of a class stand. */
const seatCounts = {
	/** How many seats somebody has or is offered. */
	promised: z.int(),
	/** How many people wait for a seat, and how many asked for one that the office has not given yet. */
	waiting: z.int(),
	wanting: z.int(),
};
export type SeatCounts = { [name in keyof typeof seatCounts]: number };

const countedClass = z.extend(adminClass, seatCounts);
export type CountedClass = z.output<typeof countedClass>;

export const listAdminClasses = endpoint("GET /api/admin/classes", {
	access: "any role",
	summary: "Lists all classes, the latest first",
	hasTotal: true,
	response: z.array(countedClass),
	shows: ["class", "registration"],
});

export const getClass = endpoint("GET /api/admin/classes/{id}", {
	access: "any role",
	summary: "Returns one class",
	response: countedClass,
	versioned: true,
	shows: ["class", "registration"],
});

export const createClass = endpoint("POST /api/admin/classes", {
	access: "front desk",
	summary:
		"Adds a class; without `meetings` they follow from the weekly pattern, without the school’s closures",
	status: 201,
	body: classInput,
	response: countedClass,
	versioned: true,
	announces: { kind: "class", change: "added" },
});

export const updateClass = endpoint("PATCH /api/admin/classes/{id}", {
	access: "front desk",
	summary:
		"Updates any of a class’s fields; other days or a new pattern make the meetings again unless `meetings` is sent",
	body: classPatch,
	response: countedClass,
	versioned: true,
	// More seats are offered, and a cancelled class releases everyone.
	announces: [
		{ kind: "class", change: "changed" },
		{ kind: "registration", change: "changed" },
	],
});

export const deleteClass = endpoint("DELETE /api/admin/classes/{id}", {
	access: "full access",
	summary: "Permanently deletes a class for which nobody has asked; 409 otherwise",
	versioned: true,
	announces: { kind: "class", change: "changed" },
});
