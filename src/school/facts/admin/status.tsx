import { dayOf } from "#platform/calendar/dates.ts";
import { tableDay } from "#platform/calendar/days.ts";
import { statusOf } from "#school/facts/admin/fact-grid.ts";
import type { AdminFact } from "#school/facts/contract.ts";

/** Badge of a fact that expires soon or has expired. */
export function FactStatusBadge({ fact }: { fact: AdminFact }) {
	const status = statusOf(fact, dayOf(new Date()));
	if (status === "valid" || !fact.validUntil) return null;
	const isExpired = status === "expired";
	return (
		<span className={isExpired ? "status no" : "status"}>
			{`${isExpired ? "Expired" : "Expires"} ${tableDay(fact.validUntil)}`}
		</span>
	);
}
