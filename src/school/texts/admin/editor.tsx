import { RecordHistory } from "#office/activity/admin/record-history.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { fieldLabels, showEntry, withText } from "#school/texts/admin/editor-values.ts";
import { TextFields } from "#school/texts/admin/fields.tsx";
import { PAGES_PATH } from "#school/texts/admin/paths.ts";
import { TextPreview } from "#school/texts/admin/preview.tsx";
import { useTextEditor } from "#school/texts/admin/use-text-editor.ts";
import { stateInWords } from "#school/texts/admin/words.ts";
import { type AdminText, updateText } from "#school/texts/contract.ts";
import { nameOfSlot, slotOf } from "#school/texts/slots.ts";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { EditorHead } from "#ui/admin/editor-head.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";

/** The form of a text of the site, next to how visitors read it, with its history. */
export function TextEditorForm({ text }: { text: AdminText }) {
	const editor = useTextEditor(text);
	const { slot } = text;
	const stored = editor.stored ?? text;
	const { delivered } = slotOf(slot);
	const may = useMay()(updateText);
	const use = (other: string) =>
		may
			? () =>
					editor.set({
						entry: { ...withText(editor.values.entry, other), publication: "now", day: "" },
					})
			: undefined;
	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<EditorHead
				list={{ path: PAGES_PATH, name: "Pages" }}
				title={nameOfSlot(slot)}
				editor={editor}
				call={updateText}
			/>
			<div className="with-preview">
				<form {...editor.formProps} className="stack loose edit-form">
					<EditNotes failure={editor.failure} restored={editor.isRestored} />
					<EditFields call={updateText}>
						<TextFields editor={editor} slot={slot} />
					</EditFields>
					<p className="hint">{noteOn(stored)}</p>
					{stored.live !== stored.text && stored.live !== "" && (
						<Other
							title="What visitors see now"
							text={stored.live}
							onUse={use(stored.live)}
							action="Go back to it"
						/>
					)}
					{stored.state !== "delivered" && delivered !== "" && (
						<Other
							title={stored.isDeliveredNew ? "The sample, which has changed since" : "The sample"}
							text={delivered}
							onUse={use(delivered)}
							action="Use it"
						/>
					)}
				</form>
				<div className="stack loose">
					<TextPreview slot={slot} text={editor.values.entry.text} />
					<RecordHistory kind="text" id={slot} heading="h2" />
				</div>
			</div>
			<EditorConflict
				editor={editor}
				about={nameOfSlot(slot)}
				labels={fieldLabels}
				show={showEntry}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="this text" />
		</main>
	);
}

function noteOn(text: AdminText): string {
	const { state, updatedBy, updatedAt, shownBy, shownAt } = text;
	if (stateInWords(text) === "Nothing added") {
		return "Visitors see this section of the policy as it came with the software. What you write here is added to it.";
	}
	if (state === "delivered") return "A sample that came with the software.";
	const written = updatedBy && updatedAt ? `, by ${updatedBy} on ${fullDate(updatedAt)}` : "";
	const shown =
		shownBy && shownAt ? ` ${shownBy} vouched for its claims on ${fullDate(shownAt)}.` : "";
	return `${stateInWords(text)}${written}.${shown}`;
}

interface OtherProps {
	title: string;
	text: string;
	/** Undefined for whoever may only read. */
	onUse: (() => void) | undefined;
	action: string;
}

/** Another text of the slot, to compare and to take. */
function Other({ title, text, onUse, action }: OtherProps) {
	return (
		<details className="fold">
			<summary>{title}</summary>
			<div className="notice shown-text">
				<p className="as-typed">{text}</p>
			</div>
			{onUse && (
				<button type="button" className="text-button" onClick={onUse}>
					{action}
				</button>
			)}
		</details>
	);
}
