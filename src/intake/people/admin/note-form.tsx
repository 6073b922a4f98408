import { type ComponentProps, type FormEvent, useId, useState } from "react";
import { addEntry } from "#intake/people/queries.ts";
import { adminDrafts } from "#ui/admin/admin-drafts.ts";
import { useChange } from "#ui/admin/use-change.ts";

/** Adds a note to a person. What is typed stays until it is stored, also when another page is opened. */
export function NoteForm({ personId }: { personId: number }) {
	const draft = `note:${personId}`;
	const [text, setText] = useState(() => adminDrafts.load<{ text: string }>(draft)?.text ?? "");
	const { mutate, isPending } = useChange({
		save: (note: string) => addEntry(personId, { kind: "note", text: note }),
		failed: "Failed to save the note.",
		onSaved: () => type(""),
	});
	const type = (typed: string) => {
		setText(typed);
		if (typed) adminDrafts.save(draft, { text: typed });
		else adminDrafts.clear(draft);
	};
	return (
		<form className="note-form" onSubmit={submitting(text, isPending, mutate)}>
			<NoteText
				rows={1}
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

/** Saves a note that says something, once. */
export const submitting =
	(text: string, isPending: boolean, save: (text: string) => void) => (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() && !isPending) save(text);
	};

/** The field for a note. */
export function NoteText(props: ComponentProps<"textarea">) {
	const id = useId();
	return (
		<>
			<label className="hidden-text" htmlFor={id}>
				Note
			</label>
			<textarea id={id} className="control" maxLength={5000} {...props} />
		</>
	);
}
