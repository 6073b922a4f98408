import { useQueryClient } from "@tanstack/react-query";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import { addTaught, dropTaught, refreshChats, saveTaught } from "#chat/admin/queries.ts";
import {
	bodyOf,
	newAnswer,
	type TaughtValues,
	valuesOf,
	withoutBlanks,
} from "#chat/admin/taught-values.ts";
import {
	type AdminTaughtAnswer,
	getTaught,
	type TaughtInput,
	taughtInput,
} from "#chat/admin/teaching-contract.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useQuestion } from "#ui/admin/use-question.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

const inputOf = (values: TaughtValues) => bodyOf(withoutBlanks(values));

/**
 * The editor of a fact. Errors are by path: `answerEn`, `questions.0`.
 * @param taught null for a new one
 * @param asked the visitors' questions that a new one answers
 * @param onDone called when nothing is left to save
 */
export function useTeachEditor(
	taught: AdminTaughtAnswer | null,
	asked: readonly string[],
	onDone: () => void,
) {
	const queries = useQueryClient();
	/** Shows the answers to visitors before an active fact is saved. */
	const preview = useQuestion<TaughtInput & { id?: number }>();
	const deleteAgain = (saved: AdminTaughtAnswer) =>
		dropTaught(saved)
			.catch((error) =>
				toast({
					title: "Undo failed",
					description: messageOf(error, "Failed to undo the change."),
					variant: "destructive",
				}),
			)
			.finally(() => refreshChats(queries));
	const editor = useVersionedEditor<TaughtValues, AdminTaughtAnswer>({
		draftOf: () => `taught:${taught?.id ?? `new ${asked[0] ?? ""}`}`,
		loaded: taught,
		valuesOf: (stored) => (stored ? valuesOf(stored) : newAnswer(asked)),
		clean(values) {
			const filled = withoutBlanks(values);
			// One row stays to type in.
			return filled.questions.length > 0 ? filled : { ...filled, questions: [""] };
		},
		check: ({ values }) => errorsByPath(taughtInput.safeParse(inputOf(values)).error?.issues),
		confirm: async ({ stored, values }) =>
			!values.isActive || preview.ask({ ...inputOf(values), ...(stored && { id: stored.id }) }),
		save: ({ stored, values }) =>
			stored ? saveTaught(stored.id, inputOf(values), stored.version) : addTaught(inputOf(values)),
		load: ({ id }) => adminCall(getTaught, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("taught answer", id),
		onStored: () => refreshChats(queries),
		onSaved({ saved, previous, isDirty, undo }) {
			toast({
				title: "Fact saved",
				description: saved.isActive
					? "The assistant uses it from now on."
					: "Saved but inactive. Visitors don’t see it.",
				...(previous && withUndo(undo)),
				// A fact that is still edited is not deleted under its editor.
				...(!previous && !isDirty && withUndo(() => deleteAgain(saved))),
			});
			if (!isDirty) onDone();
		},
		onFailed() {
			toast({
				title: "Update Failed",
				description: "Failed to save the fact. Your changes are still here.",
				variant: "destructive",
			});
			return undefined;
		},
	});
	return { ...editor, preview };
}

export type FactEditor = ReturnType<typeof useTeachEditor>;
