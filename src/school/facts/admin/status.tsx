import { dayOf } from "#platform/calendar/dates.ts";
import { dayInEnglish } from "#platform/calendar/new-york-clock.ts";
import { statusOf } from "#school/facts/admin/fact-grid.ts";
import type { AdminFact } from "#school/facts/contract.ts";

const shortDay = { year: "numeric", month: "short", day: "numeric" } as const;

/** Badge of a fact that expires soon or has expired. */
export function FactStatusBadge({ fact }: { fact: AdminFact }) {
	const status = statusOf(fact, dayOf(new Date()));
	if (status === "valid" || !fact.validUntil) return null;
	const isExpired = status === "expired";
	return (
		<span className={isExpired ? "fact-status expired" : "fact-status"}>
			{`${isExpired ? "Expired" : "Expires"} ${dayInEnglish(fact.validUntil, shortDay)}`}
		</span>
	);
}
