import { type FormEvent, useId, useState } from "react";
import { type PersonEntry, updateEntry } from "#intake/people/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { useChange } from "#ui/admin/use-change.ts";

interface Props {
	entry: PersonEntry;
	onClose: () => void;
}

/** Changes the text of a note or a call in its place on the timeline. */
export function EditEntryForm({ entry, onClose }: Props) {
	const id = useId();
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
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() && !isPending) mutate(text);
	};
	return (
		<form className="edit-entry" onSubmit={submit}>
			{entry.text !== base && (
				<p className="alert" role="alert">
					Someone else changed this note to “{entry.text}”. What you typed is still here; saving it
					takes the place of theirs.
				</p>
			)}
			<label className="hidden-text" htmlFor={id}>
				Note
			</label>
			<textarea
				id={id}
				className="control"
				rows={3}
				maxLength={5000}
				// biome-ignore lint/a11y/noAutofocus: the button that opened it is gone
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
