import { useQuery } from "@tanstack/react-query";
import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { bodyOf, type FactValues, newFact, valuesOf } from "#school/facts/admin/editor-values.ts";
import { useNotesOnNotShown, whereUsed } from "#school/facts/admin/not-shown.ts";
import { adminFactsQuery } from "#school/facts/admin/queries.ts";
import {
	type AdminFact,
	createFact,
	deleteFact,
	type FactInput,
	factInput,
	getFact,
	updateFact,
} from "#school/facts/contract.ts";
import { reportFailure, reportUnsaved } from "#ui/admin/report-failure.ts";
import { pick } from "#ui/admin/three-way-merge.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

interface Options {
	/** Null for a new fact. */
	fact: AdminFact | null;
	/** Initial values of a new fact. */
	known: URLSearchParams;
	/** Called when nothing is left to save. */
	onDone: () => void;
}

export function useFactEditor({ fact, known, onDone }: Options) {
	const deleteAgain = ({ id, version }: AdminFact) =>
		adminCall(deleteFact, { params: { id }, headers: ifMatch(version) }).catch(
			reportFailure("Undo failed", "Failed to undo the change."),
		);
	const { data: facts = [] } = useQuery(adminFactsQuery());
	const noteOn = useNotesOnNotShown(facts);
	const editor = useVersionedEditor<FactValues, AdminFact>({
		// Drafts under its former name hold Spanish without its English.
		draftOf: (stored) => `stated fact:${stored?.id ?? `new ${known}`}`,
		loaded: fact,
		valuesOf: (stored) => (stored ? valuesOf(stored) : newFact(known)),
		check: ({ values }) => errorsByPath(factInput.safeParse(bodyOf(values)).error?.issues),
		save({ stored, values, changed }) {
			const body = bodyOf(values);
			if (!stored) return adminCall(createFact, { body });
			return adminCall(updateFact, {
				params: { id: stored.id },
				body: pick(body, changed as (keyof FactInput)[]),
				headers: ifMatch(stored.version),
			});
		},
		load: ({ id }) => adminCall(getFact, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("fact", id),
		onSaved({ saved, previous, isDirty, undo }) {
			toast({
				title: previous ? "Fact saved" : "Fact added",
				description: whereUsed(saved, noteOn(saved), dayOf(new Date())),
				...(previous && withUndo(undo)),
				// A fact that is still edited is not deleted under its editor.
				...(!previous && !isDirty && withUndo(() => deleteAgain(saved))),
			});
			if (!isDirty) onDone();
		},
		onFailed(error) {
			reportUnsaved("the fact")();
			const isStatedAlready = error instanceof ApiError && error.status === 409;
			return isStatedAlready ? { topic: error.detail } : undefined;
		},
	});
	return { ...editor, noteOn };
}

export type FactEditor = ReturnType<typeof useFactEditor>;
