import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RegistrationBulkAnswer } from "#registrations/bulk-contract.ts";
import type { AdminRegistration, RegistrationStatus } from "#registrations/contract.ts";
import { changeMany, refreshRegistrations } from "#registrations/queries.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

export type BulkAct = { status: RegistrationStatus } | { archived: boolean };

type Change = { records: readonly AdminRegistration[]; act: BulkAct };

/** Does one thing to many registrations, says what came of it, and takes it back for eight seconds. */
export function useBulk(onDone: () => void) {
	const queries = useQueryClient();
	const undo = useMutation({
		mutationFn: ({ changed }: RegistrationBulkAnswer) =>
			changeMany(changed.map(({ id, version, before }) => ({ id, version, ...before }))),
		onSuccess(answer) {
			refreshRegistrations(queries);
			toast({
				title: "Undone",
				description: refusedMessage(answer.refused.length) || "Your change was undone.",
			});
		},
		onError: (error) =>
			toast({
				title: "Undo failed",
				description: messageOf(error, "Failed to undo the change."),
				variant: "destructive",
			}),
	});
	const mutation = useMutation({
		mutationFn: ({ records, act }: Change) =>
			changeMany(records.map(({ id, version }) => ({ id, version, ...act }))),
		onSuccess(answer, { act }) {
			refreshRegistrations(queries);
			onDone();
			const { changed, refused } = answer;
			toast({
				title: titleOf(act),
				description: [doneMessage(changed.length, act), refusedMessage(refused.length)]
					.filter(Boolean)
					.join(" "),
				...(changed.length > 0 && withUndo(() => undo.mutate(answer))),
			});
		},
		onError: (error) =>
			toast({
				title: "Update Failed",
				description: messageOf(error, "Failed to update registration status."),
				variant: "destructive",
			}),
	});
	return {
		act: (records: readonly AdminRegistration[], act: BulkAct) => mutation.mutate({ records, act }),
		pending: mutation.isPending,
	};
}

function titleOf(act: BulkAct): string {
	if ("status" in act) return "Status Updated";
	return act.archived ? "Archived" : "Restored";
}

function doneMessage(count: number, act: BulkAct): string {
	const subject = count === 1 ? "1 registration" : `${count} registrations`;
	if ("status" in act) return `${subject} marked as ${act.status}.`;
	return act.archived ? `${subject} archived.` : `${subject} restored.`;
}

function refusedMessage(count: number): string {
	if (count === 0) return "";
	return count === 1
		? "1 was skipped because someone else changed it."
		: `${count} were skipped because someone else changed them.`;
}
