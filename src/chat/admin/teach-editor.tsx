import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ForgetDialog } from "#chat/admin/forget-dialog.tsx";
import { GoLiveDialog } from "#chat/admin/go-live-dialog.tsx";
import { countOf } from "#chat/admin/labels.ts";
import { RehearsalPanel } from "#chat/admin/rehearsal-panel.tsx";
import { bodyOf, fieldLabels, shownField, withoutBlanks } from "#chat/admin/taught-values.ts";
import { TeachFields } from "#chat/admin/teach-fields.tsx";
import { type AdminTaughtAnswer, taughtInput } from "#chat/admin/teaching-contract.ts";
import { TryBox } from "#chat/admin/try-box.tsx";
import { useTeachEditor } from "#chat/admin/use-teach-editor.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { UnsavedMark } from "#ui/admin/unsaved-mark.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

interface Props {
	/** Null for a new one. */
	taught: AdminTaughtAnswer | null;
	/** What visitors asked. */
	questions: readonly string[];
	/** How often; null where it does not come from the list of unanswered questions. */
	asked: number | null;
}

const LIST = "/admin/chats/taught";
/** How long typing pauses before the assistant is asked, in milliseconds. */
const PAUSE = 700;

/** Writes an answer beside what would be said with it. */
export function FactEditor({ taught, questions, asked }: Props) {
	const navigate = useNavigate();
	const [forgetting, setForgetting] = useState(false);
	const editor = useTeachEditor(taught, questions, () => navigate(LIST));
	const { stored, values, isDirty, preview } = editor;

	const written = useDebouncedValue(values, PAUSE);
	const input = useMemo(() => {
		const body = bodyOf(withoutBlanks(written));
		if (!taughtInput.safeParse(body).success) return null;
		return { taught: stored ? { ...body, id: stored.id } : body };
	}, [written, stored]);

	return (
		<>
			<Link className="up-link" to={stored ? LIST : "/admin/chats/unanswered"}>
				<Icon name="left" />
				{stored ? "Facts" : "Unanswered"}
			</Link>
			<div className="row-line teach-head">
				<h2 className="grow">{stored ? "Edit fact" : "Add fact"}</h2>
				{asked !== null && <span className="sub">{`Asked ${countOf(asked, "time")}`}</span>}
			</div>
			<div className="pair teaching">
				<form {...editor.formProps} className="edit-form">
					<EditNotes failure={editor.failure} restored={editor.isRestored} />
					<TeachFields editor={editor} />
					<div className="row-line">
						<button
							type="submit"
							className="button primary"
							disabled={editor.isSaving || (stored !== null && !isDirty)}
						>
							{editor.isSaving ? "Saving…" : values.isActive ? "Preview and save" : "Save"}
						</button>
						<Link className="button" to={stored ? LIST : "/admin/chats/unanswered"}>
							Cancel
						</Link>
						<UnsavedMark editor={editor} />
						{stored && (
							<button
								type="button"
								className="text-button danger-text"
								onClick={() => setForgetting(true)}
							>
								<Icon name="bin" />
								Delete
							</button>
						)}
					</div>
				</form>
				<aside className="teach-aside" aria-label="Preview">
					<RehearsalPanel
						title="Assistant preview"
						input={input}
						own={input?.taught.questions ?? []}
						empty="Enter a question and an answer to preview what visitors would see and how the assistant handles tricky questions."
					/>
					<TryBox title="Test the current assistant" />
				</aside>
			</div>
			{preview.subject && (
				<GoLiveDialog
					taught={preview.subject}
					onConfirm={() => preview.answer(true)}
					onClose={() => preview.answer(false)}
				/>
			)}
			<EditorConflict
				editor={editor}
				about={editor.base.questions[0] ?? "This fact"}
				labels={fieldLabels}
				show={shownField}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="this fact" />
			{forgetting && stored && (
				<ForgetDialog
					taught={stored}
					onClose={() => setForgetting(false)}
					onGone={() => {
						editor.discard();
						navigate(LIST);
					}}
				/>
			)}
		</>
	);
}
