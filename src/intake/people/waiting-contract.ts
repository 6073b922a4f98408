import * as z from "zod/mini";
import { callOutcomes, personRecord } from "#intake/people/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";

/** A registration or message that has no answer yet. */
const waitingRecord = z.omit(personRecord, {
	archived: true,
	isSpam: true,
	version: true,
	detailsState: true,
	state: true,
	stage: true,
	source: true,
	withdrawnAt: true,
});
export type WaitingRecord = z.output<typeof waitingRecord>;

/** Someone who waits for an answer. */
const waitingPerson = z.object({
	personId: id,
	/** Of the record that the office confirmed last, or else of the first one. */
	name: z.string(),
	email: z.string(),
	phone: z.nullable(z.string()),
	language: z.enum(["en", "es"]),
	/** When the oldest of the records came. */
	since: instant,
	/** Minutes of opening hours since then. */
	waited: z.int(),
	/** Whether the time is over in which the website promises an answer. */
	isLate: z.boolean(),
	/** What waits, oldest first. */
	records: z.array(waitingRecord),
	lastCall: z.nullable(
		z.object({
			at: instant,
			username: z.string(),
			outcome: z.enum(callOutcomes),
			text: z.string(),
		}),
	),
	lastNote: z.nullable(z.object({ at: instant, username: z.string(), text: z.string() })),
});
export type WaitingPerson = z.output<typeof waitingPerson>;

export const listWaiting = endpoint("GET /api/admin/waiting", {
	access: "any role",
	summary: "Lists the people who wait for an answer, the longest wait first",
	response: z.object({
		people: z.array(waitingPerson),
		/** False if more wait than are listed. */
		isComplete: z.boolean(),
	}),
	shows: ["person", "registration", "contact"],
});

const dueTask = z.object({
	personId: id,
	/** Version of the person. */
	version: z.int(),
	name: z.string(),
	task: z.string(),
	taskDueOn: day,
	/** Username; null if nobody looks after the person. */
	owner: z.nullable(z.string()),
	isMine: z.boolean(),
	isOverdue: z.boolean(),
});
export type DueTask = z.output<typeof dueTask>;

export const listDueTasks = endpoint("GET /api/admin/due-tasks", {
	access: "any role",
	summary: "Lists tasks that are due today or overdue, the caller’s own first",
	response: z.object({
		tasks: z.array(dueTask),
		/** Number of all, also those not listed. */
		total: z.int(),
	}),
	shows: ["person", "registration", "contact", "user"],
});
