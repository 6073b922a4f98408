import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { day } from "#platform/api/list.ts";
import { type Period, partsOfPeriod, retainedKinds } from "#school/profile/retention.ts";

/** No setting deletes what came only just now. */
const MIN_DAYS = 30;
const MAX_DAYS = 36_500;
const daysIn = { days: 1, months: 30, years: 365 } as const;

const error = "Please enter 30 days to 100 years, or choose forever";

function isInRange(period: Period): boolean {
	const parts = partsOfPeriod(period);
	if (!parts) return true;
	const days = parts.amount * daysIn[parts.unit];
	return days >= MIN_DAYS && days <= MAX_DAYS;
}

/** How long a record is kept: `7 years`, `18 months`, `90 days` or `forever`. */
export const period = z.string({ error }).check(
	z.regex(/^(?:forever|[1-9]\d{0,4} (?:days|months|years))$/, { error }),
	z.refine((text) => isInRange(text as Period), { error }),
) as unknown as z.ZodMiniType<Period, Period>;

const kindStatus = z.object({
	kind: z.enum(retainedKinds),
	/** A shorter period that is announced applies from this day on; null if none is. */
	from: z.nullable(day),
	/** Records from before this day are deleted by then, or within 30 days if none is announced; null for none. */
	before: z.nullable(day),
	/** How many these are now. */
	count: z.int(),
});
export type RetentionStatus = z.output<typeof kindStatus>;

export const getRetentionStatus = endpoint("GET /api/admin/retention", {
	access: "full access",
	summary: "Returns which records the retention rules delete next, by kind",
	response: z.array(kindStatus),
	shows: ["settings", "registration", "contact", "conversation"],
});
