import { useRef } from "react";
import type { CannedReplyEditor } from "#intake/replies/admin/use-canned-editor.ts";
import { placeholderGroups } from "#intake/replies/placeholders.ts";
import { languages } from "#platform/text/language.ts";
import { languageNames } from "#platform/text/language-names.ts";
import { TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Radios } from "#ui/admin/radios.tsx";

/** Fields of a canned reply, with a picker that inserts placeholders where the cursor was. */
export function CannedFields({ editor }: { editor: CannedReplyEditor }) {
	const { values, errors, set } = editor;
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
				label="Title"
				name="title"
				hint="Short: it is the name of a button."
				autoComplete="off"
				maxLength={60}
				value={values.title}
				error={errors.title}
				onChange={({ target }) => set({ title: target.value })}
			/>
			<fieldset className="entry">
				<legend>Language</legend>
				<div className="segments halves">
					<Radios
						values={languages}
						nameOf={(language) => languageNames[language]}
						value={values.language}
						onChoose={(language) => set({ language })}
					/>
				</div>
			</fieldset>
			<TextInput
				label="Subject"
				name="subject"
				autoComplete="off"
				maxLength={200}
				lang={values.language}
				value={values.subject}
				error={errors.subject}
				{...remember("subject")}
				onChange={({ target }) => set({ subject: target.value })}
			/>
			<TextAreaEntry
				label="Text"
				name="text"
				rows={14}
				maxLength={10_000}
				lang={values.language}
				hint="Words in braces are filled in. What the school has not stated stays open until somebody fills it in."
				value={values.text}
				error={errors.text}
				{...remember("text")}
				onChange={({ target }) => set({ text: target.value })}
			/>
			<div className="placeholder-picker">
				{placeholderGroups.map(({ label, names }) => (
					<fieldset key={label}>
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
