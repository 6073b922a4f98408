import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { type FactTopic, topicOf } from "#school/facts/topics.ts";

/** Returns the calendar day in New York on which validity is judged, `YYYY-MM-DD`. */
export const dayOfValidity = (now: Date): string => newYorkClock(now).day;

/** Returns whether a fact's last valid day is over. */
export function isExpired({ validUntil }: { validUntil: string | null }, day: string): boolean {
	return validUntil !== null && validUntil < day;
}

/** Returns whether a fact is valid, but not for longer than its topic's notice before the expiry. */
export function expiresSoon(
	fact: { topic: FactTopic; validUntil: string | null },
	day: string,
): boolean {
	const { topic, validUntil } = fact;
	const lastOfNotice = addDays(day, topicOf(topic).noticeDays);
	return validUntil !== null && !isExpired(fact, day) && validUntil <= lastOfNotice;
}

/** Returns whether a fact lacks the last day that its topic needs. */
export const lacksLastDay = (fact: { topic: FactTopic; validUntil: string | null }): boolean =>
	fact.validUntil === null && topicOf(fact.topic).needsLastDay;
