import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";

/** Registrations of a week, Monday to Sunday, without suspected spam and the archive. */
const weekTrend = z.object({
	from: day,
	to: day,
	registrations: z.int(),
	/** Answered within one opening day; may include archived ones. */
	answeredInTime: z.int(),
});
export type WeekTrend = z.output<typeof weekTrend>;

const programTrend = z.object({ courseId: id, title: z.string(), registrations: z.int() });
export type ProgramTrend = z.output<typeof programTrend>;

/** First answers to the registrations and messages of a period. */
const answerTimes = z.object({
	/** Opening minutes until the first answer, of half of the answered ones; null without any. */
	median: z.nullable(z.int()),
	answered: z.int(),
	/** For which one opening day is over. */
	due: z.int(),
	/** Of those, answered within it. */
	inTime: z.int(),
});
export type AnswerTimes = z.output<typeof answerTimes>;

export const getTrends = endpoint("GET /api/admin/trends", {
	access: "any role",
	summary: "Returns registrations per week and course, and how fast the office answers",
	response: z.object({
		/** The oldest first; the last one is not over. */
		weeks: z.array(weekTrend),
		/** All registrations that are listed, the most frequent course first. */
		programs: z.array(programTrend),
		answers: z.object({
			/** Received in the last 30 days. */
			current: answerTimes,
			/** Received in the 30 days before. */
			previous: answerTimes,
		}),
	}),
	shows: ["registration", "contact", "person"],
});
