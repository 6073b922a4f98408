import { fieldLabels, stateNames } from "#school/classes/admin/editor-values.ts";
import { MeetingList } from "#school/classes/admin/meeting-list.tsx";
import { PriceFields } from "#school/classes/admin/price-fields.tsx";
import type { ClassEditor } from "#school/classes/admin/use-class-editor.ts";
import { WeeklyTimes } from "#school/classes/admin/weekly-times.tsx";
import { classStates } from "#school/classes/contract.ts";
import { FormField, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Radios } from "#ui/admin/radios.tsx";
import { Warning } from "#ui/admin/section.tsx";
import { Select } from "#ui/admin/select.tsx";
import { textEntries } from "#ui/admin/text-entries.ts";

const languages = [
	["en", "English"],
	["es", "Spanish"],
] as const;

interface Props {
	editor: ClassEditor;
	courses: readonly (readonly [id: string, title: string])[];
}

/** Fields of a class: what and when, seats, price, and what the website shows. */
export function ClassFields({ editor, courses }: Props) {
	const { stored, values, errors, set, setPattern } = editor;
	const entry = textEntries(editor, fieldLabels);
	const isListed = languages.some(([tag]) => tag === values.language);
	return (
		<>
			<FormField label="Course" error={errors.courseId}>
				{(aria) => (
					<Select
						{...aria}
						options={[["", "Choose a course"], ...courses]}
						disabled={stored !== null}
						value={values.courseId}
						onChoose={(courseId) => set({ courseId })}
					/>
				)}
			</FormField>
			<div className="two-fields">
				<TextInput
					{...entry("firstDay")}
					type="date"
					onChange={({ target }) => setPattern({ firstDay: target.value })}
				/>
				<TextInput
					{...entry("lastDay")}
					type="date"
					onChange={({ target }) => setPattern({ lastDay: target.value })}
				/>
			</div>
			<WeeklyTimes editor={editor} />
			<MeetingList editor={editor} />
			<div className="two-fields">
				<TextInput
					{...entry("seats")}
					inputMode="numeric"
					autoComplete="off"
					optional
					hint="If empty, there is no limit."
				/>
				<TextInput
					{...entry("registerBy")}
					type="date"
					optional
					hint="If empty, until the first day."
				/>
			</div>
			<PriceFields editor={editor} />
			<div className="two-fields">
				<TextInput {...entry("room")} autoComplete="off" optional maxLength={200} />
				<FormField label="Language" error={errors.language}>
					{(aria) => (
						<Select
							{...aria}
							options={isListed ? languages : [...languages, [values.language, values.language]]}
							value={values.language}
							onChoose={(language) => set({ language })}
						/>
					)}
				</FormField>
			</div>
			<TextAreaEntry {...entry("note")} rows={2} optional hint="Only for the office." />
			<fieldset className="entry">
				<legend>Status</legend>
				<div className="segments">
					<Radios
						values={classStates}
						nameOf={(state) => stateNames[state]}
						value={values.state}
						onChoose={(state) => set({ state })}
					/>
				</div>
				<p className="hint">
					The website shows an open class until it begins. A canceled one can’t be opened again.
				</p>
				{values.state === "cancelled" && stored && stored.state !== "cancelled" && (
					<Warning>
						When you save, everyone who has a seat in this class, waits for one or asked for it
						loses their place and is told by email. This can’t be undone.
					</Warning>
				)}
			</fieldset>
		</>
	);
}
