import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useMay } from "#platform/api/role-context.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { DeleteFactDialog } from "#school/facts/admin/delete-dialog.tsx";
import { asRead, bodyOf, fieldLabels, showField } from "#school/facts/admin/editor-values.ts";
import { type CourseProposal, FactFields } from "#school/facts/admin/fact-fields.tsx";
import { FactHistory } from "#school/facts/admin/history.tsx";
import { FACTS_PATH } from "#school/facts/admin/new-fact-path.ts";
import { useFactEditor } from "#school/facts/admin/use-fact-editor.ts";
import {
	type AdminFact,
	createFact,
	deleteFact,
	type FactInput,
	factInput,
	updateFact,
} from "#school/facts/contract.ts";
import { topicOf } from "#school/facts/topics.ts";
import { DeleteEntry } from "#ui/admin/delete-entry.tsx";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { EditorHead } from "#ui/admin/editor-head.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";

/** Shows what a fact would do, below its form. The fact is null while a field is wrong. */
export type FactPreview = (fact: (FactInput & { id?: number }) | null) => ReactNode;

interface Props {
	/** Null for a new fact. */
	fact: AdminFact | null;
	/** Initial values of a new fact, from the URL of its form. */
	known: URLSearchParams;
	preview?: FactPreview | undefined;
	proposal?: CourseProposal | undefined;
}

/** The form of a fact, with its history. */
export function FactEditor({ fact, known, preview, proposal }: Props) {
	const navigate = useNavigate();
	const may = useMay();
	const [deleting, setDeleting] = useState(false);
	const { titleOf, options } = useCourseTitles();
	const editor = useFactEditor({ fact, known, onDone: () => navigate(FACTS_PATH) });
	const { stored, base, values } = editor;
	const draft = factInput.safeParse(bodyOf(stored ? asRead(values, editor.changed) : values)).data;
	const notShown = draft && editor.noteOn({ approvedAt: null, ...stored, ...draft });
	const titleOrSchool = (id: number | null) => (id === null ? "Whole school" : titleOf(id));
	const about = base.topic && base.topic !== "other" ? topicOf(base.topic).label : base.question;

	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<EditorHead
				list={{ path: FACTS_PATH, name: "Facts" }}
				title={stored ? about : "Add fact"}
				editor={editor}
				call={stored ? updateFact : createFact}
			/>
			<form {...editor.formProps} className="stack loose edit-form fact-form">
				<EditNotes failure={editor.failure} restored={editor.isRestored} />
				{notShown && <p className="notice amber">{notShown}.</p>}
				<EditFields call={stored ? updateFact : createFact}>
					<FactFields
						editor={editor}
						proposal={may(updateFact) ? proposal : undefined}
						courses={options}
					/>
				</EditFields>
				{may(updateFact) &&
					preview?.(draft ? { ...draft, ...(stored && { id: stored.id }) } : null)}
				{stored && (
					<p className="hint">
						{stored.approvedBy && stored.approvedAt
							? `Approved by ${stored.approvedBy} on ${fullDate(stored.approvedAt)}.`
							: "As delivered."}
					</p>
				)}
				{stored && may(deleteFact) && (
					<DeleteEntry
						name="Delete fact"
						hint="Its history stays."
						onClick={() => setDeleting(true)}
					/>
				)}
				{stored && <FactHistory id={stored.id} />}
			</form>
			<EditorConflict
				editor={editor}
				about={about || "This fact"}
				labels={fieldLabels}
				show={(shown, name) => showField(shown, name, titleOrSchool)}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="this fact" />
			{deleting && stored && (
				<DeleteFactDialog
					fact={stored}
					onClose={() => setDeleting(false)}
					onDeleted={() => {
						editor.discard();
						void navigate(FACTS_PATH);
					}}
				/>
			)}
		</main>
	);
}
