import {
	type CannedReply,
	type CannedReplyInput,
	cannedReplyInput,
	createCannedReply,
	deleteCannedReply,
	getCannedReply,
	updateCannedReply,
} from "#intake/replies/contract.ts";
import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { reportFailure, reportUnsaved } from "#ui/admin/report-failure.ts";
import { pick } from "#ui/admin/three-way-merge.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

const blank: CannedReplyInput = { title: "", language: "en", subject: "", text: "" };

const fieldsOf = ({ title, language, subject, text }: CannedReplyInput): CannedReplyInput => {
	return { title, language, subject, text };
};

const remove = ({ id, version }: CannedReply) =>
	adminCall(deleteCannedReply, { params: { id }, headers: ifMatch(version) });

interface Options {
	/** Null for a new one. */
	canned: CannedReply | null;
	/** Called when nothing is left to save. */
	onDone: () => void;
}

/** The editor of a canned reply. */
export function useCannedEditor({ canned, onDone }: Options) {
	const undoing = (undo: Promise<unknown>) =>
		undo
			.then(() => toast({ title: "Undone", description: "Your change was undone." }))
			.catch(reportFailure("Undo failed", "Failed to undo the change."));
	const editor = useVersionedEditor<CannedReplyInput, CannedReply>({
		draftOf: (stored) => `canned reply:${stored?.id ?? "new"}`,
		loaded: canned,
		valuesOf: (stored) => fieldsOf(stored ?? blank),
		check: ({ values }) => errorsByPath(cannedReplyInput.safeParse(values).error?.issues),
		save: ({ stored, values, changed }) =>
			stored
				? adminCall(updateCannedReply, {
						params: { id: stored.id },
						body: pick(values, changed),
						headers: ifMatch(stored.version),
					})
				: adminCall(createCannedReply, { body: values }),
		load: ({ id }) => adminCall(getCannedReply, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("canned reply", id),
		onSaved({ saved, previous, isDirty, undo }) {
			toast({
				title: previous ? "Canned reply saved" : "Canned reply added",
				description: "The next reply can use it.",
				...(previous && withUndo(undo)),
				// One that is still edited is not deleted under its editor.
				...(!previous && !isDirty && withUndo(() => undoing(remove(saved)))),
			});
			if (!isDirty) onDone();
		},
		onFailed: reportUnsaved("the canned reply"),
	});
	return {
		...editor,
		/** Deletes it at once; Undo adds it again. */
		async remove(stored: CannedReply) {
			try {
				await remove(stored);
			} catch (error) {
				reportFailure("Deletion Failed", "Failed to delete the canned reply.")(error);
				return;
			}
			editor.discard();
			onDone();
			toast({
				title: "Canned reply deleted",
				description: `“${stored.title}” is gone. Replies that were sent stay.`,
				...withUndo(() => undoing(adminCall(createCannedReply, { body: fieldsOf(stored) }))),
			});
		},
	};
}

export type CannedReplyEditor = ReturnType<typeof useCannedEditor>;
