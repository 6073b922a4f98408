import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { type AdminFact, deleteFact } from "#school/facts/contract.ts";
import { questionOf } from "#school/facts/questions.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";

interface Props {
	fact: AdminFact;
	onClose: () => void;
	onDeleted: () => void;
}

/** Confirms deleting a fact and explains the consequences. */
export function DeleteFactDialog({ fact, onClose, onDeleted }: Props) {
	const question = questionOf(fact);
	return (
		<ActionDialog
			danger
			title="Delete this fact?"
			confirm="Delete fact"
			action={() =>
				adminCall(deleteFact, { params: { id: fact.id }, headers: ifMatch(fact.version) })
			}
			done={() => ({
				title: "Fact deleted",
				description: `The website and the assistant no longer use it for “${question}”.`,
			})}
			failed={{ title: "Deletion Failed", description: "Failed to delete the fact." }}
			onClose={onClose}
			onDone={onDeleted}
		>
			{`The website and the assistant will stop using it for “${question}” right away. Its history stays. This action cannot be undone.`}
		</ActionDialog>
	);
}
