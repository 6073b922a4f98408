import {
	type Correction,
	type CorrectionValues,
	useCorrection,
} from "#intake/registrations/admin/use-correction-form.ts";
import type { AdminRegistration } from "#intake/registrations/contract.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { FormField, TextInput } from "#ui/admin/form-field.tsx";
import { SaveQuestion } from "#ui/admin/save-question.tsx";
import { Select } from "#ui/admin/select.tsx";
import { textEntries } from "#ui/admin/text-entries.ts";
import { UnsavedMark } from "#ui/admin/unsaved-mark.tsx";

const labels: Readonly<Record<keyof CorrectionValues, string>> = {
	fullName: "Name",
	email: "Email",
	phone: "Phone",
	courseId: "Course",
};

interface Props {
	registration: AdminRegistration;
	onClose: () => void;
}

/** Corrects a visitor's typing mistakes, or moves a registration to another course. */
export function CorrectDialog({ registration, onClose }: Props) {
	const correction = useCorrection(registration, onClose);
	const { titleOf } = useCourseTitles();
	const entry = textEntries(correction, labels);
	if (correction.conflict) {
		return (
			<EditorConflict
				editor={correction}
				about={`Registration ${registration.id}`}
				labels={labels}
				show={(version, name) => (name === "courseId" ? titleOf(version.courseId) : version[name])}
			/>
		);
	}
	if (correction.question !== null) return <SaveQuestion editor={correction} what="registration" />;
	return (
		<FormDialog
			onClose={onClose}
			title="Edit registration"
			about={`Registration ${registration.id} · the visitor’s message can’t be edited`}
			ref={correction.formProps.ref}
			beside={<UnsavedMark editor={correction} />}
			submit={correction.isSaving ? "Saving…" : "Save"}
			busy={correction.isSaving}
			onSubmit={correction.submit}
		>
			<EditNotes failure={correction.failure} />
			<TextInput {...entry("fullName")} autoComplete="off" />
			<TextInput
				{...entry("email")}
				autoComplete="off"
				type="email"
				inputMode="email"
				spellCheck={false}
				hint={
					correction.values.email !== correction.base.email
						? "Links to the applicant’s page stop working. Resend the confirmation to send a new one."
						: undefined
				}
			/>
			<TextInput {...entry("phone")} autoComplete="off" type="tel" inputMode="tel" />
			<Program correction={correction} registration={registration} />
		</FormDialog>
	);
}

interface Part {
	correction: Correction;
	registration: AdminRegistration;
}

function Program({ correction: { base, values, errors, set }, registration }: Part) {
	const { options, titleOf } = useCourseTitles();
	// Registrations keep a deleted course.
	const known = options.some(([id]) => Number(id) === base.courseId);
	const goneTitle = titleOf(base.courseId, registration.courseTitle);
	return (
		<FormField label={labels.courseId} error={errors.courseId}>
			{(aria) => (
				<Select
					{...aria}
					name="courseId"
					options={known ? options : [[base.courseId, goneTitle], ...options]}
					value={values.courseId}
					onChoose={(courseId) => set({ courseId: Number(courseId) })}
				/>
			)}
		</FormField>
	);
}
