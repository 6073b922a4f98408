import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useMay } from "#api/role-context.ts";
import { useCourseTitles } from "#courses/admin/use-course-titles.ts";
import { DeleteFactDialog } from "#facts/admin/delete-dialog.tsx";
import { bodyOf, fieldLabels, showField } from "#facts/admin/editor-values.ts";
import { FactFields } from "#facts/admin/fact-fields.tsx";
import { FactHistory } from "#facts/admin/history.tsx";
import { FACTS_PATH } from "#facts/admin/new-fact-path.ts";
import { useFactEditor } from "#facts/admin/use-fact-editor.ts";
import {
	type AdminFact,
	createFact,
	deleteFact,
	type FactInput,
	factInput,
	updateFact,
} from "#facts/contract.ts";
import { topicOf } from "#facts/topics.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditActions, EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { UnsavedMark } from "#ui/admin/unsaved-mark.tsx";
import { fullDate } from "#ui/dates.ts";

/** Shows what a fact would do, below its form. The fact is null while a field is wrong. */
export type FactPreview = (fact: (FactInput & { id?: number }) | null) => ReactNode;

interface Props {
	/** Null for a new fact. */
	fact: AdminFact | null;
	/** What is known of a new fact, as in the URL of its form. */
	known: URLSearchParams;
	preview?: FactPreview | undefined;
}

/** The form of a fact, with its history. */
export function FactEditor({ fact, known, preview }: Props) {
	const navigate = useNavigate();
	const may = useMay();
	const [deleting, setDeleting] = useState(false);
	const { titleOf, options } = useCourseTitles();
	const editor = useFactEditor({ fact, known, onDone: () => navigate(FACTS_PATH) });
	const { stored, base, values, isDirty, isSaving } = editor;
	const draft = factInput.safeParse(bodyOf(values)).data;
	const titleOrSchool = (id: number | null) => (id === null ? "Whole school" : titleOf(id));
	const about = base.topic && base.topic !== "other" ? topicOf(base.topic).label : base.question;

	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<header className="head-bar">
				<div>
					<Link className="up-link" to={FACTS_PATH}>
						<Icon name="left" />
						Facts
					</Link>
					<h1>{stored ? about : "Add fact"}</h1>
				</div>
				<EditActions call={stored ? updateFact : createFact}>
					<UnsavedMark editor={editor} />
					<button
						type="button"
						className="button"
						disabled={!isDirty || isSaving}
						onClick={editor.discard}
					>
						Discard
					</button>
					<button
						type="button"
						className="button primary"
						disabled={(!isDirty && stored !== null) || isSaving}
						onClick={editor.submit}
					>
						{isSaving ? "Saving…" : "Save"}{" "}
						<span aria-hidden="true">
							<kbd>Ctrl S</kbd>
						</span>
					</button>
				</EditActions>
			</header>
			<form {...editor.formProps} className="edit-form fact-form">
				<EditNotes failure={editor.failure} restored={editor.isRestored} />
				<EditFields call={stored ? updateFact : createFact}>
					<FactFields editor={editor} courses={options} />
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
					<p className="delete-entry">
						<button type="button" className="button danger" onClick={() => setDeleting(true)}>
							<Icon name="bin" />
							Delete fact
						</button>
						<span className="hint">Its history stays.</span>
					</p>
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
						navigate(FACTS_PATH);
					}}
				/>
			)}
		</main>
	);
}
