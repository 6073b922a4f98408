import { useQueryClient } from "@tanstack/react-query";
import { lastChangedBy } from "#office/activity/queries.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { bodyOf, type FactValues, newFact, valuesOf } from "#school/facts/admin/editor-values.ts";
import { addFact, refreshFacts, removeFact, saveFact } from "#school/facts/admin/queries.ts";
import { type AdminFact, type FactInput, factInput, getFact } from "#school/facts/contract.ts";
import { messageOf } from "#ui/admin/failure.ts";
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

/** The editor of a fact. */
export function useFactEditor({ fact, known, onDone }: Options) {
	const queries = useQueryClient();
	const deleteAgain = (saved: AdminFact) =>
		removeFact(saved)
			.catch((error) =>
				toast({
					title: "Undo failed",
					description: messageOf(error, "Failed to undo the change."),
					variant: "destructive",
				}),
			)
			.finally(() => refreshFacts(queries));
	return useVersionedEditor<FactValues, AdminFact>({
		draftOf: (stored) => `fact:${stored?.id ?? `new ${known}`}`,
		loaded: fact,
		valuesOf: (stored) => (stored ? valuesOf(stored) : newFact(known)),
		check: ({ values }) => errorsByPath(factInput.safeParse(bodyOf(values)).error?.issues),
		save({ stored, values, changed }) {
			const body = bodyOf(values);
			return stored
				? saveFact(stored.id, pick(body, changed as (keyof FactInput)[]), stored.version)
				: addFact(body);
		},
		load: ({ id }) => adminCall(getFact, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("fact", id),
		onStored: () => refreshFacts(queries),
		onSaved({ saved, previous, isDirty, undo }) {
			toast({
				title: "Fact saved",
				description: "The website and the assistant use it from now on.",
				...(previous && withUndo(undo)),
				// A fact that is still edited is not deleted under its editor.
				...(!previous && !isDirty && withUndo(() => deleteAgain(saved))),
			});
			if (!isDirty) onDone();
		},
		onFailed(error) {
			toast({
				title: "Update Failed",
				description: "Failed to save the fact. Your changes are still here.",
				variant: "destructive",
			});
			const isStatedAlready = error instanceof ApiError && error.status === 409;
			return isStatedAlready ? { topic: error.detail } : undefined;
		},
	});
}

export type FactEditor = ReturnType<typeof useFactEditor>;
