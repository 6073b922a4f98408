import { useState } from "react";
import { NoteText, submitting } from "#intake/people/admin/note-form.tsx";
import { type PersonEntry, updateEntry } from "#intake/people/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { useChange } from "#ui/admin/use-change.ts";

interface Props {
	entry: PersonEntry;
	onClose: () => void;
}

/** Changes the text of a note or a call in its place on the timeline. */
export function EditEntryForm({ entry, onClose }: Props) {
	const [{ text: base }] = useState(entry);
	const [text, setText] = useState(base);
	const { mutate, isPending } = useChange({
		save: (note: string) =>
			adminCall(updateEntry, {
				params: { id: entry.id },
				body: { text: note },
				headers: ifMatch(entry.version),
			}),
		failed: "Failed to save the note.",
		onSaved: onClose,
	});
	return (
		<form className="stack tight start" onSubmit={submitting(text, isPending, mutate)}>
			{entry.text !== base && (
				<p className="alert" role="alert">
					Someone else changed this note to “{entry.text}”. What you typed is still here; saving it
					takes the place of theirs.
				</p>
			)}
			<NoteText
				rows={3}
				// The button that opened it is gone.
				autoFocus
				value={text}
				readOnly={isPending}
				onChange={({ target }) => setText(target.value)}
			/>
			<span className="row-line">
				<button type="submit" className="button primary" aria-busy={isPending}>
					Save
				</button>
				<button type="button" className="button" onClick={onClose}>
					Cancel
				</button>
			</span>
		</form>
	);
}
