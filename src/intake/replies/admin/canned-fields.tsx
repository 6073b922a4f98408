import { useRef } from "react";
import type { CannedReplyEditor } from "#intake/replies/admin/use-canned-editor.ts";
import { placeholderGroups } from "#intake/replies/placeholders.ts";
import { languages } from "#platform/text/language.ts";
import { languageNames } from "#platform/text/language-names.ts";
import { TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Radios } from "#ui/admin/radios.tsx";
import { textEntries } from "#ui/admin/text-entries.ts";

export const labels = {
	title: "Title",
	language: "Language",
	subject: "Subject",
	text: "Text",
} as const;

/** Fields of a canned reply, with a picker that inserts placeholders where the cursor was. */
export function CannedFields({ editor }: { editor: CannedReplyEditor }) {
	const { values, set } = editor;
	const entry = textEntries(editor, labels);
	// The field and the place in it that the picker fills.
	const cursor = useRef<{ name: "subject" | "text"; at: number }>(null);
	const remember = (name: "subject" | "text") => ({
		onSelect: ({ currentTarget }: { currentTarget: { selectionEnd: number | null } }) => {
			cursor.current = { name, at: currentTarget.selectionEnd ?? 0 };
		},
	});
	const insert = (placeholder: string) => {
		const { name, at } = cursor.current ?? { name: "text", at: values.text.length };
		const before = values[name].slice(0, at);
		set({ [name]: `${before}{${placeholder}}${values[name].slice(at)}` });
		cursor.current = { name, at: at + placeholder.length + 2 };
	};
	return (
		<>
			<TextInput
				{...entry("title")}
				hint="Short: it is the name of a button."
				autoComplete="off"
				maxLength={60}
			/>
			<fieldset className="entry">
				<legend>{labels.language}</legend>
				<div className="segments">
					<Radios
						values={languages}
						nameOf={(language) => languageNames[language]}
						value={values.language}
						onChoose={(language) => set({ language })}
					/>
				</div>
			</fieldset>
			<TextInput
				{...entry("subject")}
				autoComplete="off"
				maxLength={200}
				lang={values.language}
				{...remember("subject")}
			/>
			<TextAreaEntry
				{...entry("text")}
				rows={14}
				maxLength={10_000}
				lang={values.language}
				hint="Words in braces are filled in. What the school has not stated stays open until somebody fills it in. A reply with {reference} is offered for registrations only."
				{...remember("text")}
			/>
			<div className="stack placeholder-picker">
				{placeholderGroups.map(({ label, names }) => (
					<fieldset className="row-line tight" key={label}>
						<legend>{`Insert: ${label.toLowerCase()}`}</legend>
						{names.map((name) => (
							<button key={name} type="button" className="button" onClick={() => insert(name)}>
								{`{${name}}`}
							</button>
						))}
					</fieldset>
				))}
			</div>
		</>
	);
}
