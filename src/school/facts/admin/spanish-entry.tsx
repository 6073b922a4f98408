import { fieldLabels, isUnseen, type SpanishField } from "#school/facts/admin/editor-values.ts";
import type { FactEditor } from "#school/facts/admin/use-fact-editor.ts";
import { TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";

interface Props {
	editor: FactEditor;
	name: SpanishField;
	/** What it is the Spanish of, today. */
	english: string;
	what: "answer" | "question";
}

/** The Spanish of a text of a fact. One of an earlier English is shown until it is confirmed or written anew. */
export function SpanishEntry({ editor, name, english, what }: Props) {
	const { values, errors, changed, stored, set } = editor;
	const { text } = values[name];
	const former = name === "spanish" ? stored?.formerSpanish : stored?.formerSpanishQuestion;
	const earlier = stored && isUnseen(name, changed) ? text : text === "" && former;
	const Entry = what === "answer" ? TextAreaEntry : TextInput;
	return (
		<Entry
			label={fieldLabels[name]}
			name={name}
			lang="es"
			{...(what === "answer" ? { rows: 3 } : { autoComplete: "off" })}
			optional
			hint="For the Spanish website, emails and the assistant. If empty, they say it in English."
			value={text}
			error={errors[name]}
			below={
				earlier && (
					<div className="hint">
						<p>
							{`Your Spanish of the earlier ${what}: “`}
							<span lang="es">{earlier}</span>”
						</p>
						<p>Visitors read English until you confirm it or write another one.</p>
						<button
							type="button"
							className="text-button"
							onClick={({ currentTarget: { form } }) => {
								set({ [name]: { text: earlier, of: english } });
								(form?.elements.namedItem(name) as HTMLElement | null)?.focus();
							}}
						>
							It still fits
						</button>
					</div>
				)
			}
			onChange={({ target }) => set({ [name]: { ...values[name], text: target.value } })}
		/>
	);
}
