import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { publicQuery } from "#platform/api/public-query.ts";
import { useMay } from "#platform/api/role-context.ts";
import { ClassFields } from "#school/classes/admin/class-fields.tsx";
import { type ClassValues, fieldLabels, showField } from "#school/classes/admin/editor-values.ts";
import { CLASSES_PATH, copyPath, rosterPath } from "#school/classes/admin/paths.ts";
import { useClassEditor } from "#school/classes/admin/use-class-editor.ts";
import {
	type CountedClass,
	createClass,
	deleteClass,
	updateClass,
} from "#school/classes/contract.ts";
import { spanInWords } from "#school/classes/words.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { useSchool } from "#school/profile/context.tsx";
import { getSchool } from "#school/settings/contract.ts";
import { DeleteEntry } from "#ui/admin/delete-entry.tsx";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { EditorHead } from "#ui/admin/editor-head.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { SaveQuestion } from "#ui/admin/save-question.tsx";
import { Warning } from "#ui/admin/section.tsx";

interface Props {
	/** Null for a new class. */
	stored: CountedClass | null;
	/** Initial values of a new class, and the name of its draft. */
	blank: ClassValues;
	draft: string;
}

/** The form of a class. */
export function ClassEditor(props: Props) {
	const navigate = useNavigate();
	const may = useMay();
	const { titleOf, options } = useCourseTitles();
	const known = useSchool();
	// A tab may be older than a closure.
	const { data: school = known } = useQuery({ ...publicQuery(getSchool), staleTime: 0 });
	const editor = useClassEditor({ ...props, school, onDone: () => navigate(CLASSES_PATH) });
	const { stored } = editor;
	const call = stored ? updateClass : createClass;
	const isCancelled = stored?.state === "cancelled";
	const title = stored && `${titleOf(stored.courseId)}, ${spanInWords(stored)}`;
	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<EditorHead
				list={{ path: CLASSES_PATH, name: "Classes" }}
				title={title ?? "Add class"}
				editor={editor}
				call={call}
			/>
			<form {...editor.formProps} className="stack loose edit-form">
				{stored && (
					<p>
						<Link to={rosterPath(stored.id)}>Roster: who has a seat, and who waits</Link>
					</p>
				)}
				<EditNotes failure={editor.failure} restored={editor.isRestored} />
				{isCancelled && (
					<Warning>
						This class is canceled. <Link to={copyPath(stored.id)}>Copy it to new dates</Link> to
						teach it again.
					</Warning>
				)}
				<EditFields call={call}>
					<fieldset className="edit-fields" disabled={isCancelled}>
						<ClassFields editor={editor} courses={options} />
					</fieldset>
				</EditFields>
				{stored && may(deleteClass) && (
					<DeleteEntry
						name="Delete class"
						hint="Only while nobody has asked for it."
						onClick={() => editor.remove(stored)}
					/>
				)}
			</form>
			<SaveQuestion editor={editor} what="class" />
			<EditorConflict
				editor={editor}
				about={title ?? "This class"}
				labels={fieldLabels}
				show={(shown, name) => showField(shown, name, titleOf)}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="this class" />
		</main>
	);
}
