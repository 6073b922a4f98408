import { statusOf } from "#facts/admin/fact-grid.ts";
import type { AdminFact } from "#facts/contract.ts";
import { dayOf, writtenDay } from "#ui/dates.ts";

/** Says that a fact expires soon or has expired; nothing while it is valid. */
export function FactStatusBadge({ fact }: { fact: AdminFact }) {
	const status = statusOf(fact, dayOf(new Date()));
	if (status === "valid" || !fact.validUntil) return null;
	const isExpired = status === "expired";
	return (
		<span className={isExpired ? "fact-status expired" : "fact-status"}>
			{`${isExpired ? "Expired" : "Expires"} ${writtenDay(fact.validUntil)}`}
		</span>
	);
}
