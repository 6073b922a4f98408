import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { RecordHistory } from "#office/activity/admin/record-history.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { DeleteCourseDialog } from "#school/courses/admin/delete-dialog.tsx";
import { fieldLabels, proposedSlug, showField } from "#school/courses/admin/editor-values.ts";
import { PictureEntry } from "#school/courses/admin/picture-entry.tsx";
import { SlugEntry } from "#school/courses/admin/slug-entry.tsx";
import {
	type CourseEditor as Editor,
	useCourseEditor,
} from "#school/courses/admin/use-course-editor.ts";
import {
	type AdminCourse,
	createCourse,
	deleteCourse,
	MAX_SUMMARY,
	updateCourse,
} from "#school/courses/contract.ts";
import { DeleteEntry } from "#ui/admin/delete-entry.tsx";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { EditorHead } from "#ui/admin/editor-head.tsx";
import { Switch, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { textEntries } from "#ui/admin/text-entries.ts";

// Website styles for the preview, loaded only with the editor.
const CoursePreview = lazy(() =>
	import("#school/courses/admin/preview.tsx").then(({ CoursePreview }) => ({
		default: CoursePreview,
	})),
);

/** What search results show in full; the most that is stored is more. */
const SUMMARY_LENGTH = 160;

interface Props {
	/** Null for a new course. */
	course: AdminCourse | null;
	onCreated?: (id: number) => void;
}

/** Shows the fields of a course next to a preview of its page. */
export function CourseEditor({ course, onCreated }: Props) {
	const navigate = useNavigate();
	const [side, setSide] = useState<"edit" | "preview">("edit");
	const may = useMay();
	const [deleting, setDeleting] = useState(false);
	const editor = useCourseEditor(course, {
		onSaved({ saved, previous }) {
			if (previous) return;
			onCreated?.(saved.id);
			void navigate(`/admin/courses/${saved.id}`, { replace: true });
		},
		onRejected: () => setSide("edit"),
	});
	const { stored } = editor;

	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<EditorHead
				list={{ path: "/admin/courses", name: "Courses" }}
				title={stored ? editor.base.title : "New course"}
				editor={editor}
				call={stored ? updateCourse : createCourse}
			/>
			<div className="views sides">
				{(["edit", "preview"] as const).map((name) => (
					<button
						key={name}
						type="button"
						aria-pressed={side === name}
						onClick={() => setSide(name)}
					>
						{name === "edit" ? "Edit" : "Preview"}
					</button>
				))}
			</div>
			<div className="pair" data-side={side}>
				<form {...editor.formProps} className="stack loose edit-form">
					<EditNotes failure={editor.failure} restored={editor.isRestored} />
					<EditFields call={stored ? updateCourse : createCourse}>
						<Fields editor={editor} />
					</EditFields>
					{stored && may(deleteCourse) && (
						<DeleteEntry
							name="Delete course"
							hint="Existing registrations keep its title."
							onClick={() => setDeleting(true)}
						/>
					)}
					{stored && <RecordHistory kind="course" id={stored.id} heading="h2" />}
				</form>
				<aside className="preview" aria-label="Preview">
					<div className="row-line preview-head">
						<b>Preview</b>
						<span className="sub">How the page looks on a phone</span>
					</div>
					<Suspense fallback={<div className="phone" />}>
						<CoursePreview values={editor.values} />
					</Suspense>
				</aside>
			</div>
			<EditorConflict
				editor={editor}
				about={editor.base.title}
				labels={fieldLabels}
				show={showField}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="this course" />
			{deleting && stored && (
				<DeleteCourseDialog
					course={stored}
					onClose={() => setDeleting(false)}
					onGone={() => {
						editor.discard();
						void navigate("/admin/courses");
					}}
				/>
			)}
		</main>
	);
}

function Fields({ editor }: { editor: Editor }) {
	const { stored, values, set } = editor;
	const entry = textEntries(editor, fieldLabels);
	const [slugTyped, setSlugTyped] = useState(stored !== null || values.slug !== "");
	// The slug of a new course follows its title until it is edited or saved.
	const proposes = !slugTyped && !stored && !editor.isSaving;
	return (
		<>
			<Switch
				name="isActive"
				checked={values.isActive}
				onChange={(event) => set({ isActive: event.target.checked })}
				hint={
					values.isActive
						? "Visible to visitors and open for registration."
						: "Hidden from visitors."
				}
			>
				{values.isActive ? "Active" : "Inactive"}
			</Switch>
			<TextInput
				{...entry("title")}
				autoComplete="off"
				onChange={({ target: { value } }) =>
					set({ title: value, ...(proposes && { slug: proposedSlug(value) }) })
				}
			/>
			<SlugEntry editor={editor} id={stored?.id ?? null} onTyped={() => setSlugTyped(true)} />
			<TextAreaEntry
				{...entry("summary")}
				rows={2}
				below={
					<p className="hint">
						{`One sentence. Shown on the course card and in search results, where about ${SUMMARY_LENGTH} characters fit. `}
						<span className="num">{`${values.summary.length} of ${MAX_SUMMARY} characters`}</span>
					</p>
				}
			/>
			<TextAreaEntry
				{...entry("description")}
				rows={11}
				below={
					<p className="hint">
						Leave a blank line between paragraphs. Start lines with “- ” after a blank line to make
						a list. A line that ends with “:” before a list becomes a small heading.
					</p>
				}
			/>
			<PictureEntry editor={editor} />
			<TextAreaEntry
				{...entry("aliases")}
				optional
				rows={3}
				hint="What visitors also call this course, one per line. The assistant knows its title, slug and common abbreviations."
			/>
		</>
	);
}
