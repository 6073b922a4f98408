import { usePersonChange } from "#people/admin/use-person-change.ts";
import type { DetailsChoice, Person, PersonRecord } from "#people/contract.ts";
import { saveDetails } from "#people/queries.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

interface Change {
	choices: DetailsChoice[];
	/** What the toast says. */
	title: string;
	description: string;
}

/** Says which details of a person are right, with Undo. */
export function useDetails(person: Person) {
	const undo = usePersonChange({
		save: (choices: DetailsChoice[]) => saveDetails(person.id, choices),
		saved: { title: "Undone", description: "Your change was undone." },
		failed: "Failed to undo the change.",
	});
	const { mutate, isPending } = usePersonChange({
		save: ({ choices }: Change) => saveDetails(person.id, choices),
		failed: "Failed to save which details are right.",
		onSaved: (saved, { choices, title, description }) =>
			toast({
				title,
				description,
				...withUndo(() => undo.mutate(formerChoices(person, saved, choices))),
			}),
	});
	return {
		isPending,
		/** The person is shown with the details of a record from now on. */
		confirm: (record: PersonRecord) =>
			mutate({
				choices: confirming(person, record),
				title: "Details confirmed",
				description: `${record.reference} says how to reach ${record.name} from now on.`,
			}),
		/** The person is shown as before. */
		decline: (record: PersonRecord) =>
			mutate({
				choices: [choiceOf(record, "not used")],
				title: "Details kept",
				description: `What ${record.reference} says is not used.`,
			}),
	};
}

const choiceOf = (
	{ kind, id, version }: PersonRecord,
	detailsState: PersonRecord["detailsState"],
): DetailsChoice => ({ kind, id, version, detailsState });

/** The record that was confirmed last names a person, so what was confirmed later is no longer right. */
function confirming({ records }: Person, record: PersonRecord): DetailsChoice[] {
	const later = records.slice(0, records.indexOf(record));
	return [
		choiceOf(record, "confirmed"),
		...later
			.filter(({ detailsState }) => detailsState === "confirmed")
			.map((one) => choiceOf(one, "not used")),
	];
}

/** Returns the choices that put records back, at the versions that they have now. */
const formerChoices = (
	before: Person,
	now: Person,
	choices: readonly DetailsChoice[],
): DetailsChoice[] =>
	choices.flatMap(({ kind, id }) => {
		const isIt = (record: PersonRecord) => record.kind === kind && record.id === id;
		const [former, saved] = [before.records.find(isIt), now.records.find(isIt)];
		return former && saved ? [choiceOf(saved, former.detailsState)] : [];
	});
