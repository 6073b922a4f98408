import { useQueryClient } from "@tanstack/react-query";
import {
	type CannedReply,
	type CannedReplyInput,
	cannedReplyInput,
	getCannedReply,
} from "#intake/replies/contract.ts";
import {
	addCannedReply,
	refreshCannedReplies,
	removeCannedReply,
	saveCannedReply,
} from "#intake/replies/queries.ts";
import { lastChangedBy } from "#office/activity/queries.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { pick } from "#ui/admin/three-way-merge.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

const blank: CannedReplyInput = { title: "", language: "en", subject: "", text: "" };

const fieldsOf = ({ title, language, subject, text }: CannedReplyInput): CannedReplyInput => ({
	title,
	language,
	subject,
	text,
});

interface Options {
	/** Null for a new one. */
	canned: CannedReply | null;
	/** Called when nothing is left to save. */
	onDone: () => void;
}

/** The editor of a canned reply. */
export function useCannedEditor({ canned, onDone }: Options) {
	const queries = useQueryClient();
	const refresh = () => refreshCannedReplies(queries);
	const undoing = (undo: Promise<unknown>) =>
		undo
			.then(() => toast({ title: "Undone", description: "Your change was undone." }))
			.catch((error) =>
				toast({
					title: "Undo failed",
					description: messageOf(error, "Failed to undo the change."),
					variant: "destructive",
				}),
			)
			.finally(refresh);
	const editor = useVersionedEditor<CannedReplyInput, CannedReply>({
		draftOf: (stored) => `canned reply:${stored?.id ?? "new"}`,
		loaded: canned,
		valuesOf: (stored) => fieldsOf(stored ?? blank),
		check: ({ values }) => errorsByPath(cannedReplyInput.safeParse(values).error?.issues),
		save: ({ stored, values, changed }) =>
			stored ? saveCannedReply(stored, pick(values, changed)) : addCannedReply(values),
		load: ({ id }) => adminCall(getCannedReply, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("canned reply", id),
		onStored: refresh,
		onSaved({ saved, previous, isDirty, undo }) {
			toast({
				title: "Canned reply saved",
				description: "The next reply can use it.",
				...(previous && withUndo(undo)),
				// One that is still edited is not deleted under its editor.
				...(!previous && !isDirty && withUndo(() => undoing(removeCannedReply(saved)))),
			});
			if (!isDirty) onDone();
		},
		onFailed() {
			toast({
				title: "Update Failed",
				description: "Failed to save the canned reply. Your changes are still here.",
				variant: "destructive",
			});
			return undefined;
		},
	});
	return {
		...editor,
		/** Deletes it at once; Undo adds it again. */
		async remove(stored: CannedReply) {
			try {
				await removeCannedReply(stored);
			} catch (error) {
				toast({
					title: "Deletion Failed",
					description: messageOf(error, "Failed to delete the canned reply."),
					variant: "destructive",
				});
				return refresh();
			}
			editor.discard();
			onDone();
			toast({
				title: "Canned reply deleted",
				description: `“${stored.title}” is gone. Replies that were sent stay.`,
				...withUndo(() => undoing(addCannedReply(fieldsOf(stored)))),
			});
			return refresh();
		},
	};
}

export type CannedReplyEditor = ReturnType<typeof useCannedEditor>;
