import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { ForgetDialog } from "#chat/admin/forget-dialog.tsx";
import { GoLiveDialog } from "#chat/admin/go-live-dialog.tsx";
import { countOf } from "#chat/admin/labels.ts";
import { RehearsalPanel } from "#chat/admin/rehearsal-panel.tsx";
import {
	bodyOf,
	fieldLabels,
	shownField,
	valuesOf,
	withoutBlanks,
} from "#chat/admin/taught-values.ts";
import { TeachFields } from "#chat/admin/teach-fields.tsx";
import { type AdminTaughtAnswer, taughtInput } from "#chat/admin/teaching-contract.ts";
import { TryBox } from "#chat/admin/try-box.tsx";
import { type FactEditor as Editor, useTeachEditor } from "#chat/admin/use-teach-editor.ts";
import { ConflictDialog } from "#ui/admin/conflict-dialog.tsx";
import { conflictFields } from "#ui/admin/conflict-fields.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";
import { useSaveKey } from "#ui/admin/use-save-key.ts";

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
	const form = useRef<HTMLFormElement>(null);
	const [forgetting, setForgetting] = useState(false);
	const [leaving, setLeaving] = useState(false);
	const leave = (to: string) => {
		// Nothing holds somebody back from what is saved or gone.
		flushSync(() => setLeaving(true));
		navigate(to);
	};
	const editor = useTeachEditor(taught, questions, () => leave(LIST));
	const { values, dirty, trial, save } = editor;
	const submit = () => {
		if (save()) return;
		// The sentences must stand there before the focus comes.
		requestAnimationFrame(() =>
			form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
		);
	};
	const latest = useRef(submit);
	latest.current = submit;
	useSaveKey(useCallback(() => latest.current(), []));

	const written = useDebouncedValue(values, PAUSE);
	const input = useMemo(() => {
		const body = bodyOf(withoutBlanks(written));
		if (!taughtInput.safeParse(body).success) return null;
		return { taught: taught ? { ...body, id: taught.id } : body };
	}, [written, taught]);

	return (
		<>
			<Link className="up-link" to={taught ? LIST : "/admin/chats/unanswered"}>
				<Icon name="left" />
				{taught ? "Facts" : "Unanswered"}
			</Link>
			<div className="row-line teach-head">
				<h2 className="grow">{taught ? "Edit fact" : "Add fact"}</h2>
				{asked !== null && <span className="sub">{`Asked ${countOf(asked, "time")}`}</span>}
			</div>
			<div className="pair teaching">
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
					<TeachFields editor={editor} />
					<div className="row-line">
						<button
							type="submit"
							className="button primary"
							disabled={editor.saving || (taught !== null && !dirty)}
						>
							{values.isActive ? "Preview and save" : "Save"}
						</button>
						<Link className="button" to={taught ? LIST : "/admin/chats/unanswered"}>
							Cancel
						</Link>
						{taught && (
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
			{trial && (
				<GoLiveDialog
					taught={{ ...bodyOf(trial.values), ...(taught && { id: taught.id }) }}
					saving={editor.saving}
					onConfirm={editor.goLive}
					onClose={editor.closeTrial}
				/>
			)}
			<Conflict editor={editor} />
			{!leaving && <LeaveDialog dirty={dirty && !editor.saving} what="this fact" />}
			{forgetting && taught && (
				<ForgetDialog
					taught={taught}
					onClose={() => setForgetting(false)}
					onGone={() => {
						flushSync(editor.discard);
						leave(LIST);
					}}
				/>
			)}
		</>
	);
}

function Conflict({ editor }: { editor: Editor }) {
	const { conflict, base, values } = editor;
	if (!conflict) return null;
	const theirs = valuesOf(conflict.theirs);
	return (
		<ConflictDialog
			open
			who={conflict.who}
			about={base.questions[0] ?? "This fact"}
			{...conflictFields({ base, theirs, mine: values }, fieldLabels, shownField)}
			onClose={editor.closeConflict}
			onChoose={editor.settle}
		/>
	);
}
