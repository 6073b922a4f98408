import { useEffect } from "react";
import { getPerson, type Person, updatePerson } from "#intake/people/contract.ts";
import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { pick } from "#ui/admin/three-way-merge.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { toast } from "#ui/toast.ts";

/** Who looks after a person and what comes next, as typed. */
export interface PlanValues {
	ownerId: number | null;
	task: string;
	/** `YYYY-MM-DD`, or empty. */
	taskDueOn: string;
}

/** The editor of a person's plan. It follows colleagues while nothing is unsaved. */
export function usePlan(person: Person) {
	const editor = useVersionedEditor<PlanValues, Person>({
		draftOf: () => null,
		loaded: person,
		valuesOf(stored) {
			const { ownerId, task, taskDueOn } = stored ?? person;
			return { ownerId, task: task ?? "", taskDueOn: taskDueOn ?? "" };
		},
		check: () => ({}),
		save: ({ stored, values, changed }) =>
			adminCall(updatePerson, {
				params: { id: person.id },
				body: pick(values, changed),
				headers: ifMatch((stored ?? person).version),
			}),
		load: ({ id }) => adminCall(getPerson, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("person", id),
		onSaved({ isDirty, undo }) {
			toast({
				title: "Saved",
				description: "Your change is on the timeline.",
				...withUndo(undo),
			});
			// Something was typed during the save.
			if (isDirty) editor.submit();
		},
	});
	const { follow } = editor;
	useEffect(() => follow(person), [follow, person]);
	return editor;
}
