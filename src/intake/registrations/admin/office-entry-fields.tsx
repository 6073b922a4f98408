import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { OfficeEntry } from "#intake/registrations/admin/use-office-entry.ts";
import { sourceLabels } from "#intake/registrations/contract.ts";
import { officeConsent, officeSources } from "#intake/registrations/office-contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { languages } from "#platform/text/language.ts";
import { languageNames } from "#platform/text/language-names.ts";
import { classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import { FormField, Switch, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { LoadError } from "#ui/admin/loaded.tsx";
import { Radios } from "#ui/admin/radios.tsx";
import { Select } from "#ui/admin/select.tsx";

interface Props {
	editor: OfficeEntry;
	/** Says below the contact data whether the office knows this person already. */
	known: ReactNode;
}

/** Fields of a registration that the office enters: those of the website's form, and how it came about. */
export function OfficeEntryFields({ editor, known }: Props) {
	const { values, errors, set } = editor;
	const text = (name: "fullName" | "email" | "phone" | "message", label: string) => ({
		label,
		name,
		value: values[name],
		error: errors[name],
		autoComplete: "off",
		onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
	});
	return (
		<>
			<Choice
				label="How did they reach you?"
				values={officeSources}
				nameOf={(source) => sourceLabels[source]}
				value={values.source}
				error={errors.source}
				onChoose={(source) => set({ source })}
			/>
			<TextInput {...text("fullName", "Full name")} autoCapitalize="words" spellCheck={false} />
			<div className="two-fields">
				<TextInput {...text("email", "Email")} type="email" inputMode="email" spellCheck={false} />
				<TextInput {...text("phone", "Phone")} type="tel" inputMode="tel" />
			</div>
			{known}
			<CourseField editor={editor} />
			{values.courseId && <ClassField editor={editor} />}
			<TextAreaEntry
				{...text("message", "Message")}
				rows={3}
				optional
				hint="What they asked, in their words. Notes for the office belong on their page."
			/>
			<Choice
				label="Language of their emails"
				values={languages}
				nameOf={(language) => languageNames[language]}
				value={values.language}
				error={errors.language}
				onChoose={(language) => set({ language })}
			/>
			<Switch
				name="sendsConfirmation"
				checked={values.sendsConfirmation}
				onChange={({ target }) => set({ sendsConfirmation: target.checked })}
				hint="With their reference number and what happens next."
			>
				Send them the confirmation
			</Switch>
			<FormField label="Consent" error={errors.hasAgreed}>
				{(aria) => (
					<label className="check">
						<input
							{...aria}
							type="checkbox"
							name="hasAgreed"
							checked={values.hasAgreed}
							onChange={({ target }) => set({ hasAgreed: target.checked })}
						/>
						{officeConsent}
					</label>
				)}
			</FormField>
		</>
	);
}

function CourseField({ editor: { values, errors, set } }: { editor: OfficeEntry }) {
	const query = useQuery(queryOf(listAdminCourses));
	if (query.error && !query.data) return <LoadError query={query} what="courses" />;
	const active = query.data?.filter(({ isActive }) => isActive) ?? [];
	return (
		<FormField label="Course" error={errors.courseId}>
			{(aria) => (
				<Select
					{...aria}
					name="courseId"
					options={[
						["", "Choose a course"],
						...active.map(({ id, title }) => [id, title] as const),
					]}
					value={values.courseId}
					onChoose={(courseId) => set({ courseId, classId: "" })}
				/>
			)}
		</FormField>
	);
}

/** A class that the website offers too. Nothing for a course without one. */
function ClassField({ editor: { values, errors, set } }: { editor: OfficeEntry }) {
	const query = useQuery(queryOf(listClasses));
	if (query.error && !query.data) return <LoadError query={query} what="classes" />;
	const ofCourse = classOptions(query.data ?? []).filter(
		({ courseId }) => String(courseId) === values.courseId,
	);
	// In a draft of yesterday: it stays in sight until another choice is made.
	const isGone =
		query.data && values.classId && !ofCourse.some(({ id }) => String(id) === values.classId);
	if (ofCourse.length === 0 && !isGone && !errors.classId) return null;
	return (
		<FormField
			label="Class"
			optional
			hint="They ask for a place. You give or offer the seat on their page."
			error={errors.classId}
		>
			{(aria) => (
				<Select
					{...aria}
					name="classId"
					options={[
						["", "Decide later"],
						...(isGone ? [[values.classId, "No longer offered"] as const] : []),
						...ofCourse.map(({ id, text }) => [id, text] as const),
					]}
					value={values.classId}
					onChoose={(classId) => set({ classId })}
				/>
			)}
		</FormField>
	);
}

interface ChoiceProps<Value extends string> extends ComponentProps<typeof Radios<Value>> {
	label: string;
	error: string | undefined;
}

/** One of two values, both in sight. */
function Choice<Value extends string>({ label, error, ...choice }: ChoiceProps<Value>) {
	return (
		<FormField label={label} error={error}>
			{({ "aria-invalid": invalid, ...aria }) => (
				<fieldset {...aria} className="segments">
					<legend className="hidden-text">{label}</legend>
					<Radios invalid={invalid} {...choice} />
				</fieldset>
			)}
		</FormField>
	);
}
