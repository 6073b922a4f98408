import { type FormEvent, useEffect, useRef } from "react";
import { useCourseTitles } from "#courses/office/use-course-titles.ts";
import type { OfficeRegistration } from "#registrations/contract.ts";
import {
	type Correction,
	type CorrectionValues,
	correctionOf,
	useCorrection,
} from "#registrations/office/use-correction.ts";
import { focusFirstError } from "#ui/field-errors.ts";
import { bothSides } from "#ui/office/both-sides.ts";
import { ConflictDialog } from "#ui/office/conflict-dialog.tsx";
import { OfficeDialog } from "#ui/office/dialog.tsx";
import { EditNotes } from "#ui/office/edit-notes.tsx";
import { Entry, TextEntry } from "#ui/office/entry.tsx";

const labels: Readonly<Record<keyof CorrectionValues, string>> = {
	fullName: "Name",
	email: "Email",
	phone: "Phone",
	courseId: "Course",
};

interface Props {
	registration: OfficeRegistration;
	onClose: () => void;
}

/** Corrects what a visitor mistyped, or moves a registration to another program. */
export function CorrectDialog({ registration, onClose }: Props) {
	const correction = useCorrection(registration, onClose);
	const { values, errors, set } = correction;
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (form.current) focusFirstError(form.current, errors);
	}, [errors]);
	const text = (name: "fullName" | "email" | "phone") => ({
		label: labels[name],
		name,
		value: values[name],
		error: errors[name],
		autoComplete: "off",
		onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
	});
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		correction.save();
	};
	if (correction.conflict) return <Both correction={correction} registration={registration} />;
	return (
		<OfficeDialog
			open
			onClose={onClose}
			title="Edit registration"
			about={`Registration ${registration.id} · the visitor’s message can’t be edited`}
		>
			<form ref={form} className="edit-form in-dialog" noValidate onSubmit={onSubmit}>
				<EditNotes failure={correction.failure} />
				<TextEntry {...text("fullName")} />
				<TextEntry {...text("email")} type="email" inputMode="email" spellCheck={false} />
				<TextEntry {...text("phone")} type="tel" inputMode="tel" />
				<Program correction={correction} registration={registration} />
				<div className="dialog-end">
					<button type="button" className="button" onClick={onClose}>
						Cancel
					</button>
					<button type="submit" className="button primary" disabled={correction.pending}>
						{correction.pending ? "Saving…" : "Save"}
					</button>
				</div>
			</form>
		</OfficeDialog>
	);
}

interface Part {
	correction: Correction;
	registration: OfficeRegistration;
}

function Program({ correction: { base, values, errors, set }, registration }: Part) {
	const { options, titleOf } = useCourseTitles();
	const gone = !options.some(([id]) => Number(id) === base.courseId);
	return (
		<Entry label={labels.courseId} error={errors.courseId}>
			{(aria) => (
				<select
					className="control"
					name="courseId"
					value={values.courseId}
					onChange={(event) => set({ courseId: Number(event.target.value) })}
					{...aria}
				>
					{/* A course that was deleted stays the one of its registrations. */}
					{gone && (
						<option value={base.courseId}>
							{titleOf(base.courseId, registration.courseTitle)}
						</option>
					)}
					{options.map(([id, title]) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</select>
			)}
		</Entry>
	);
}

/** Two people corrected one registration at the same time. */
function Both({ correction, registration }: Part) {
	const { titleOf } = useCourseTitles();
	const { conflict, base, values } = correction;
	if (!conflict) return null;
	const theirs = correctionOf(conflict.theirs);
	const shown = (from: CorrectionValues, name: keyof CorrectionValues) =>
		name === "courseId" ? titleOf(from.courseId) : from[name];
	return (
		<ConflictDialog
			open
			who={conflict.who}
			about={`Registration ${registration.id}`}
			{...bothSides({ base, theirs, mine: values }, labels, shown)}
			onClose={correction.closeConflict}
			onChoose={correction.settle}
		/>
	);
}
