import { outcomeLabels } from "#assistant/admin/labels.ts";
import type { Outcome } from "#assistant/knowledge/types.ts";

const looks: Readonly<Record<Outcome, string>> = {
	answered: "status accepted",
	"handed over": "status",
	declined: "status off",
	"not understood": "status rejected",
};

/** Badge of an outcome: a word, a shape and a color. */
export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
	return <span className={looks[outcome]}>{outcomeLabels[outcome]}</span>;
}
