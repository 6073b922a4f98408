import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ContactBulkAnswer } from "#contacts/bulk-contract.ts";
import type { AdminContact } from "#contacts/contract.ts";
import { changeManyContacts, refreshContacts } from "#contacts/queries.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

export type BulkAct = { isRead: true } | { archived: boolean };

type Change = { records: readonly AdminContact[]; act: BulkAct };

/** Marks many messages read, archives them or brings them back; archiving is taken back for eight seconds. */
export function useBulk(onDone: () => void) {
	const queries = useQueryClient();
	const failed = (title: string, fallback: string) => (error: unknown) =>
		toast({
			title,
			description: messageOf(error, fallback),
			variant: "destructive",
		});
	const undo = useMutation({
		mutationFn: ({ changed }: ContactBulkAnswer) =>
			changeManyContacts(
				changed.map(({ id, version, before }) => ({ id, version, archived: before.archived })),
			),
		onSuccess(answer) {
			refreshContacts(queries);
			toast({
				title: "Undone",
				description: refused(answer.refused.length) || "Your change was undone.",
			});
		},
		onError: failed("Undo failed", "Failed to undo the change."),
	});
	const mutation = useMutation({
		mutationFn: ({ records, act }: Change) =>
			changeManyContacts(
				records.map(({ id, version }) =>
					"isRead" in act ? { id, ...act } : { id, version, ...act },
				),
			),
		onSuccess(answer, { act }) {
			refreshContacts(queries);
			onDone();
			const count = answer.changed.length;
			toast({
				title: "isRead" in act ? "Contact Updated" : act.archived ? "Archived" : "Restored",
				description: [detail(count, act), refused(answer.refused.length)].filter(Boolean).join(" "),
				...("archived" in act && count > 0 && withUndo(() => undo.mutate(answer))),
			});
		},
		onError: failed("Update Failed", "Failed to update contact status."),
	});
	return {
		act: (records: readonly AdminContact[], act: BulkAct) => mutation.mutate({ records, act }),
		pending: mutation.isPending,
	};
}

function detail(count: number, act: BulkAct): string {
	const subject = count === 1 ? "1 message" : `${count} messages`;
	if ("isRead" in act) return `${subject} ${count === 1 ? "has" : "have"} been marked as read.`;
	return act.archived ? `${subject} archived.` : `${subject} restored.`;
}

function refused(count: number): string {
	if (count === 0) return "";
	return count === 1
		? "1 was skipped because someone else changed it."
		: `${count} were skipped because someone else changed them.`;
}
