import { addDays } from "#platform/calendar/days.ts";
import { dayPeriodBefore, type Period, type RetainedKind } from "#school/profile/retention.ts";
import type { Section, Settings } from "#school/settings/contract.ts";

/** Thirty whole days: the day of the announcement is not one of them. */
export const NOTICE_DAYS = 31;

/** After more days without a run the announcements may not have been seen, or the clock is wrong. */
const MAX_GAP_DAYS = 7;

/** What a rule deletes now, and from when on it deletes more. Days are `YYYY-MM-DD` in New York. */
export interface RetentionRule {
	inForce: Period;
	/** A shorter period, which was announced; null if there is none. */
	announced: Period | null;
	/** The first day on which it may delete. */
	announcedFrom: string | null;
	/** The last day on which the site looked at the rule. */
	seenOn: string | null;
}

/**
 * Returns the rule of today. A longer period applies immediately; a shorter one is announced first, and so is everything
 * after a jump of the clock.
 * @param chosen the period in the settings
 */
export function settledRule(rule: RetentionRule, chosen: Period, today: string): RetentionRule {
	const seen = { ...afterGap(rule, today), seenOn: today };
	const isDue = seen.announcedFrom !== null && seen.announcedFrom <= today;
	const inForce = (isDue && seen.announced) || seen.inForce;
	if (isNoShorter(chosen, inForce, today)) {
		return { inForce: chosen, announced: null, announcedFrom: null, seenOn: today };
	}
	// With a clock that was ahead, the day would be too late.
	const latest = addDays(today, NOTICE_DAYS);
	const isSame = !isDue && seen.announced === chosen && seen.announcedFrom !== null;
	const announcedFrom =
		isSame && seen.announcedFrom && seen.announcedFrom < latest ? seen.announcedFrom : latest;
	return { inForce, announced: chosen, announcedFrom, seenOn: today };
}

function afterGap(rule: RetentionRule, today: string): RetentionRule {
	const { seenOn } = rule;
	const isGap = seenOn !== null && addDays(seenOn, MAX_GAP_DAYS) < today;
	return isGap ? { ...rule, inForce: "forever", announced: null, announcedFrom: null } : rule;
}

function isNoShorter(period: Period, other: Period, today: string): boolean {
	const [start, otherStart] = [dayPeriodBefore(today, period), dayPeriodBefore(today, other)];
	return start === null || (otherStart !== null && start <= otherStart);
}

/** Returns the day such that on `day` the rule deletes what is from before it; null for nothing. */
export function deletedBefore(rule: RetentionRule, day: string): string | null {
	const { announced, announcedFrom, inForce } = rule;
	const isDue = announced !== null && announcedFrom !== null && announcedFrom <= day;
	return dayPeriodBefore(day, isDue ? announced : inForce);
}

/** The section of the settings that says how long each kind is kept. */
export const periodSections = {
	registrations: "keepRegistrations",
	messages: "keepMessages",
	conversations: "retentionDays",
	activity: "keepActivity",
} as const satisfies Record<RetainedKind, Section>;

/** Returns how long each kind is kept by the settings. */
export function chosenPeriods(
	settings: Pick<Settings, (typeof periodSections)[RetainedKind]>,
): Record<RetainedKind, Period> {
	return {
		registrations: settings.keepRegistrations,
		messages: settings.keepMessages,
		conversations: `${settings.retentionDays} days`,
		activity: settings.keepActivity,
	};
}
