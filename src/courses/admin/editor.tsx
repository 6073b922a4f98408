import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { RecordHistory } from "#activity/admin/record-history.tsx";
import { DeleteCourseDialog } from "#courses/admin/delete-dialog.tsx";
import { EditorConflict } from "#courses/admin/editor-conflict.tsx";
import { bodyOf, proposedSlug } from "#courses/admin/editor-values.ts";
import { PictureEntry } from "#courses/admin/picture-entry.tsx";
import { type PublishCheck, usePublishCheck } from "#courses/admin/publish-check.tsx";
import { SlugEntry } from "#courses/admin/slug-entry.tsx";
import { type CourseEditor as Editor, useCourseEditor } from "#courses/admin/use-course-editor.ts";
import { type AdminCourse, courseInput } from "#courses/contract.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { Switch, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";
import { useSaveKey } from "#ui/admin/use-save-key.ts";
import { focusFirstError } from "#ui/field-errors.ts";

// The styles of the website come with it: a list of courses does without.
const CoursePreview = lazy(() =>
	import("#courses/admin/preview.tsx").then(({ CoursePreview }) => ({ default: CoursePreview })),
);

/** How long a summary may be to stand whole in search results. */
const SUMMARY_LENGTH = 160;

/** How long typing pauses before what would be said is looked up, in milliseconds. */
const PAUSE = 700;

interface Props {
	/** Null for a new one. */
	course: AdminCourse | null;
	goingLive: PublishCheck;
}

/** Writes a course beside its page. */
export function CourseEditor({ course, goingLive }: Props) {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const [side, setSide] = useState<"edit" | "preview">("edit");
	const [deleting, setDeleting] = useState(false);
	const [leaving, setLeaving] = useState(false);
	const { mayGoLive, question } = usePublishCheck(goingLive);
	const editor = useCourseEditor(
		course,
		(saved) => {
			if (!course) navigate(`/admin/courses/${saved.id}`, { replace: true });
		},
		(body) => mayGoLive({ ...body, ...(course && { id: course.id }) }),
	);
	const { dirty, save } = editor;
	const submit = () => {
		if (!dirty && course) return;
		setSide("edit");
		const errors = save();
		// The sentences must stand there before the focus comes.
		requestAnimationFrame(() => form.current && focusFirstError(form.current, errors));
	};
	const latest = useRef(submit);
	latest.current = submit;
	useSaveKey(useCallback(() => latest.current(), []));

	const written = useDebouncedValue(editor.values, PAUSE);
	const onTrial = useMemo(() => {
		const body = bodyOf(written);
		if (!courseInput.safeParse(body).success) return null;
		return { ...body, ...(course && { id: course.id }) };
	}, [written, course]);

	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<header className="head-bar">
				<div>
					<Link className="up-link" to="/admin/courses">
						<Icon name="left" />
						Courses
					</Link>
					<h1>{course ? editor.base.title : "New course"}</h1>
				</div>
				<div className="actions">
					{dirty && <span className="sub dirty">Unsaved changes</span>}
					<button
						type="button"
						className="button"
						disabled={!dirty || editor.saving}
						onClick={editor.discard}
					>
						Discard
					</button>
					<button
						type="button"
						className="button primary"
						disabled={(!dirty && course !== null) || editor.saving}
						onClick={submit}
					>
						{editor.saving ? "Saving…" : "Save"}{" "}
						<span aria-hidden="true">
							<kbd>Ctrl S</kbd>
						</span>
					</button>
				</div>
			</header>
			<div className="tabs">
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
				<form
					ref={form}
					className="edit-form"
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						submit();
					}}
				>
					<EditNotes failure={editor.failure} restored={editor.restored} />
					<Fields editor={editor} id={course?.id ?? null} />
					{dirty && goingLive.panel(onTrial)}
					{course && (
						<p className="delete-entry">
							<button type="button" className="button danger" onClick={() => setDeleting(true)}>
								<Icon name="bin" />
								Delete course
							</button>
							<span className="hint">Existing registrations keep its title.</span>
						</p>
					)}
					{course && <RecordHistory kind="course" id={course.id} heading="h2" />}
				</form>
				<aside className="preview" aria-label="Preview">
					<div className="preview-head">
						<b>Preview</b>
						<span className="sub">How the page looks on a phone</span>
					</div>
					<Suspense fallback={<div className="phone" />}>
						<CoursePreview values={editor.values} />
					</Suspense>
				</aside>
			</div>
			<EditorConflict editor={editor} />
			{question}
			{!leaving && <LeaveDialog dirty={dirty && !editor.saving} what="this course" />}
			{deleting && course && (
				<DeleteCourseDialog
					course={course}
					onClose={() => setDeleting(false)}
					onGone={() => {
						// Nothing holds somebody back from a course that is gone.
						flushSync(() => {
							editor.discard();
							setLeaving(true);
						});
						navigate("/admin/courses");
					}}
				/>
			)}
		</main>
	);
}

function Fields({ editor, id }: { editor: Editor; id: number | null }) {
	const { values, errors, set } = editor;
	// A new course takes its address from the title until somebody writes one.
	const [slugTyped, setSlugTyped] = useState(id !== null || values.slug !== "");
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
				label="Title"
				name="title"
				value={values.title}
				autoComplete="off"
				error={errors.title}
				onChange={({ target: { value } }) =>
					set({ title: value, ...(!slugTyped && { slug: proposedSlug(value) }) })
				}
			/>
			<SlugEntry editor={editor} id={id} onTyped={() => setSlugTyped(true)} />
			<TextAreaEntry
				label="Summary"
				name="summary"
				rows={2}
				value={values.summary}
				error={errors.summary}
				onChange={(event) => set({ summary: event.target.value })}
				below={
					<p className="hint">
						One sentence. Shown on the course card and in search results.{" "}
						<span className="num">{`${values.summary.length} of ${SUMMARY_LENGTH} characters`}</span>
					</p>
				}
			/>
			<TextAreaEntry
				label="Description"
				name="description"
				rows={11}
				value={values.description}
				error={errors.description}
				onChange={(event) => set({ description: event.target.value })}
				below={
					<p className="hint">
						Leave a blank line between paragraphs. Start lines with “- ” to make a list. A line that
						ends with “:” before a list becomes a small heading.
					</p>
				}
			/>
			<PictureEntry editor={editor} />
		</>
	);
}
