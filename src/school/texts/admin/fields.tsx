import { placeholders } from "#school/profile/placeholders.ts";
import {
	firstDay,
	type Publication,
	publications,
	withText,
} from "#school/texts/admin/editor-values.ts";
import type { TextEditor } from "#school/texts/admin/use-text-editor.ts";
import { claimsIn } from "#school/texts/claims.ts";
import { type SlotId, slotOf } from "#school/texts/slots.ts";
import { FormField, Switch, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Radios } from "#ui/admin/radios.tsx";

const names = placeholders.map((name) => `{${name}}`).join(", ");
const rows = { line: 3, text: 12, title: 2, description: 4 } as const;

/** Fields of a text: what it says, when, and who answers for it. */
export function TextFields({ editor, slot }: { editor: TextEditor; slot: SlotId }) {
	const { values, errors } = editor;
	const { entry } = values;
	const set = (change: Partial<typeof entry>) => editor.set({ entry: { ...entry, ...change } });
	const { kind, max, delivered } = slotOf(slot);
	const claims = claimsIn(entry.text);
	const format =
		kind === "text" ? "An empty line begins a paragraph, “- ” an item of a list. " : "";
	const empty = delivered === "" ? "Leave it empty to add nothing. " : "";
	return (
		<>
			<TextAreaEntry
				label="Text"
				name="text"
				rows={rows[kind]}
				hint={`${format}${empty}${names} are replaced with the school profile. ${entry.text.length.toLocaleString("en-US")} of ${max.toLocaleString("en-US")} characters.`}
				value={entry.text}
				error={errors.text}
				onChange={({ target }) => editor.set({ entry: withText(entry, target.value) })}
			/>
			{claims.length > 0 && (
				<FormField label="Claims" error={errors.canShow}>
					{(aria) => (
						<Switch
							{...aria}
							name="canShow"
							checked={entry.canShow}
							onChange={({ target }) => set({ canShow: target.checked })}
							hint={`“${claims.join("”, “")}”: your name is kept with it.`}
						>
							We can back this up
						</Switch>
					)}
				</FormField>
			)}
			<fieldset className="entry">
				<legend>Published</legend>
				<div className="segments">
					<Radios
						values={Object.keys(publications) as Publication[]}
						nameOf={(publication) => publications[publication]}
						value={entry.publication}
						onChoose={(publication) => set({ publication })}
					/>
				</div>
				{entry.publication === "draft" && <p className="hint">Only the office sees a draft.</p>}
			</fieldset>
			{entry.publication === "day" && (
				<TextInput
					label="From"
					name="day"
					type="date"
					min={firstDay(new Date())}
					hint="Starts at midnight, New York time. Until then visitors see the current text."
					value={entry.day}
					error={errors.day}
					onChange={({ target }) => set({ day: target.value })}
				/>
			)}
		</>
	);
}
