import { addDays } from "#platform/calendar/days.ts";

/** Maximum number of days a conversation is kept: promised by the privacy policy, so no setting exceeds it. */
export const MAX_CHAT_RETENTION_DAYS = 365;

/** What is deleted when its time is over. */
export const retainedKinds = ["registrations", "messages", "conversations", "activity"] as const;
export type RetainedKind = (typeof retainedKinds)[number];

export const periodUnits = ["days", "months", "years"] as const;
type PeriodUnit = (typeof periodUnits)[number];

/** How long a record is kept: `7 years`, or `forever`. */
export type Period = "forever" | `${number} ${PeriodUnit}`;

/** What the privacy policy says about it. */
export interface KeptFor {
	registrations: Period;
	messages: Period;
	conversations: Period;
	/** The day in New York on which one of these was changed last, `YYYY-MM-DD`; null as delivered. */
	changedOn: string | null;
}

/** Splits `7 years`; null for `forever`. */
export function partsOfPeriod(period: Period): { amount: number; unit: PeriodUnit } | null {
	if (period === "forever") return null;
	const [amount, unit] = period.split(" ") as [string, PeriodUnit];
	return { amount: Number(amount), unit };
}

/** Formats a period in a text: `7 years`, `1 year`. */
export function periodInWords(period: Period): string {
	return period.replace(/^1 (\w+)s$/, "1 $1");
}

/**
 * Returns the calendar day one period before another day; null for `forever`. In a shorter month it is the last day.
 * @param day `YYYY-MM-DD`
 */
export function dayPeriodBefore(day: string, period: Period): string | null {
	const parts = partsOfPeriod(period);
	if (!parts) return null;
	const { amount, unit } = parts;
	if (unit === "days") return addDays(day, -amount);
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const months = year * 12 + month - 1 - amount * (unit === "years" ? 12 : 1);
	const last = new Date(Date.UTC(0, 0, 1));
	last.setUTCFullYear(Math.floor(months / 12), (months % 12) + 1, 0);
	last.setUTCDate(Math.min(date, last.getUTCDate()));
	return last.toISOString().slice(0, 10);
}
