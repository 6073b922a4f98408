import { useNavigate } from "react-router";
import { CANNED_REPLIES_PATH } from "#intake/replies/admin/canned-choice.tsx";
import { CannedFields, labels } from "#intake/replies/admin/canned-fields.tsx";
import { CannedPreview } from "#intake/replies/admin/canned-preview.tsx";
import { useCannedEditor } from "#intake/replies/admin/use-canned-editor.ts";
import {
	type CannedReply,
	createCannedReply,
	deleteCannedReply,
	updateCannedReply,
} from "#intake/replies/contract.ts";
import { useMay } from "#platform/api/role-context.ts";
import { languageNames } from "#platform/text/language-names.ts";
import { DeleteEntry } from "#ui/admin/delete-entry.tsx";
import { EditNotes } from "#ui/admin/edit-notes.tsx";
import { EditFields } from "#ui/admin/edit-rights.tsx";
import { EditorConflict } from "#ui/admin/editor-conflict.tsx";
import { EditorHead } from "#ui/admin/editor-head.tsx";
import { LeaveDialog } from "#ui/admin/leave-dialog.tsx";

/** The form of a canned reply, next to what it says for a program. Null for a new one. */
export function CannedEditor({ canned }: { canned: CannedReply | null }) {
	const navigate = useNavigate();
	const may = useMay();
	const editor = useCannedEditor({ canned, onDone: () => navigate(CANNED_REPLIES_PATH) });
	const { stored, base, values } = editor;
	const call = stored ? updateCannedReply : createCannedReply;
	return (
		<main id="main" className="work full editing" tabIndex={-1}>
			<EditorHead
				list={{ path: CANNED_REPLIES_PATH, name: "Canned replies" }}
				title={stored ? base.title : "Add canned reply"}
				editor={editor}
				call={call}
			/>
			<div className="with-preview">
				<form {...editor.formProps} className="stack loose edit-form">
					<EditNotes failure={editor.failure} restored={editor.isRestored} />
					<EditFields call={call}>
						<CannedFields editor={editor} />
					</EditFields>
					{stored && may(deleteCannedReply) && (
						<DeleteEntry
							name="Delete canned reply"
							hint="Replies that were sent stay."
							onClick={() => editor.remove(stored)}
						/>
					)}
				</form>
				<CannedPreview canned={values} />
			</div>
			<EditorConflict
				editor={editor}
				about={base.title || "This canned reply"}
				labels={labels}
				show={(shown, name) =>
					name === "language" ? languageNames[shown.language] : shown[name] || "empty"
				}
			/>
			<LeaveDialog hasUnsavedChanges={editor.hasUnsavedChanges} what="this canned reply" />
		</main>
	);
}
