import { type FormEvent, useId, useState } from "react";
import { saveEntry } from "#intake/people/queries.ts";
import { adminDrafts } from "#ui/admin/admin-drafts.ts";
import { useChange } from "#ui/admin/use-change.ts";

/** Adds a note to a person. What is typed stays until it is stored, also when another page is opened. */
export function NoteForm({ personId }: { personId: number }) {
	const id = useId();
	const draft = `note:${personId}`;
	const [text, setText] = useState(() => adminDrafts.load<{ text: string }>(draft)?.text ?? "");
	const { mutate, isPending } = useChange({
		save: (note: string) => saveEntry(personId, { kind: "note", text: note }),
		failed: "Failed to save the note.",
		onSaved: () => type(""),
	});
	const type = (typed: string) => {
		setText(typed);
		if (typed) adminDrafts.save(draft, { text: typed });
		else adminDrafts.clear(draft);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() && !isPending) mutate(text);
	};
	return (
		<form className="note-form" onSubmit={submit}>
			<label className="hidden-text" htmlFor={id}>
				Note
			</label>
			<textarea
				id={id}
				className="control"
				rows={1}
				maxLength={5000}
				placeholder="Add a note"
				value={text}
				readOnly={isPending}
				onChange={({ target }) => type(target.value)}
			/>
			<button type="submit" className="button primary" aria-busy={isPending}>
				Save<span className="hidden-text"> note</span>
			</button>
		</form>
	);
}
