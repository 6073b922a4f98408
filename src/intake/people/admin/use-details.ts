import {
	type DetailsDecision,
	type Person,
	type PersonRecord,
	setDetails,
} from "#intake/people/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useChange } from "#ui/admin/use-change.ts";
import { toast } from "#ui/toast.ts";

/** A decision, and what the toast says of it. */
type Change = { decision: DetailsDecision; title: string; description: string };

/** Says which details of a person are right, with Undo. */
export function useDetails(person: Person) {
	const save = (body: DetailsDecision) =>
		adminCall(setDetails, { params: { id: person.id }, body });
	const undo = useChange({
		save,
		saved: { title: "Undone", description: "Your change was undone." },
		failed: "Failed to undo the change.",
	});
	const { mutate, isPending } = useChange({
		save: ({ decision }: Change) => save(decision),
		failed: "Failed to save which details are right.",
		onSaved: ({ undo: record, namedBy }, { title, description }) =>
			toast({ title, description, ...withUndo(() => undo.mutate({ record, namedBy })) }),
	});
	const decisionOn = (
		{ kind, id, version }: PersonRecord,
		detailsState: PersonRecord["detailsState"],
	): DetailsDecision => ({
		record: { kind, id, version, detailsState },
		namedBy: person.namedBy,
	});
	return {
		isPending,
		/** The person is shown with the details of a record from now on. */
		confirm: (record: PersonRecord) =>
			mutate({
				decision: decisionOn(record, "confirmed"),
				title: "Details confirmed",
				description: `${record.reference} says how to reach ${record.name} from now on.`,
			}),
		/** The person is shown as before. */
		decline: (record: PersonRecord) =>
			mutate({
				decision: decisionOn(record, "not used"),
				title: "Details kept",
				description: `What ${record.reference} says is not used.`,
			}),
	};
}
