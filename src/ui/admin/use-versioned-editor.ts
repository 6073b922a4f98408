import { type FormEvent, useCallback, useRef, useState, useSyncExternalStore } from "react";
import type { EditorOptions, Versioned } from "#ui/admin/editor-options.ts";
import { useSaveKey } from "#ui/admin/use-save-key.ts";
import { VersionedEditor } from "#ui/admin/versioned-editor.ts";

/**
 * Form for a record that several people edit: draft, unsaved changes, save by button or Ctrl S,
 * three-way merge, conflicts, Undo.
 */
export function useVersionedEditor<Values extends object, Stored extends Versioned>(
	options: EditorOptions<Values, Stored>,
) {
	const [editor] = useState(() => new VersionedEditor(options));
	editor.options = options;
	const state = useSyncExternalStore(editor.subscribe, editor.getState, editor.getState);
	const form = useRef<HTMLFormElement>(null);
	const submit = useCallback(() => {
		void editor.save();
		if (Object.keys(editor.getState().errors).length === 0) return;
		// Errors render before the focus moves to the first.
		requestAnimationFrame(() =>
			form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
		);
	}, [editor]);
	useSaveKey(submit);
	const { base, changed } = editor;
	const isDirty = changed.length > 0;
	return {
		...state,
		base,
		changed,
		isDirty,
		isSaving: state.saving !== null,
		isRestored: state.isRestored && isDirty,
		hasUnsavedChanges: editor.hasUnsavedChanges,
		set: editor.set,
		submit,
		confirm: () => void editor.save(true),
		closeQuestion: editor.closeQuestion,
		follow: editor.follow,
		discard: editor.discard,
		resolveConflict: editor.resolveConflict,
		closeConflict: editor.closeConflict,
		/** Attributes of the form element. */
		formProps: {
			ref: form,
			noValidate: true,
			onSubmit(event: FormEvent) {
				event.preventDefault();
				submit();
			},
		},
	};
}
