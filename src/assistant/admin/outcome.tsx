import type { ConversationRow } from "#assistant/admin/conversations-contract.ts";
import { outcomeLabels } from "#assistant/admin/labels.ts";

type Outcome = ConversationRow["outcomes"][number];

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
