import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RegistrationBulkAnswer } from "#registrations/bulk-contract.ts";
import type { OfficeRegistration, RegistrationStatus } from "#registrations/contract.ts";
import { changeMany, refreshRegistrations } from "#registrations/queries.ts";
import { messageOf } from "#ui/office/failure.ts";
import { undoBy } from "#ui/office/undo.ts";
import { toast } from "#ui/toast.ts";

export type BulkAct = { status: RegistrationStatus } | { archived: boolean };

type Change = { records: readonly OfficeRegistration[]; act: BulkAct };

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
				description:
					refusedSentence(answer.refused.length) || "Everything stands as it was before.",
			});
		},
		onError: (error) =>
			toast({
				title: "Update Failed",
				description: messageOf(error, "It could not be taken back."),
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
				description: [doneSentence(changed.length, act), refusedSentence(refused.length)]
					.filter(Boolean)
					.join(" "),
				...(changed.length > 0 && undoBy(() => undo.mutate(answer))),
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
		act: (records: readonly OfficeRegistration[], act: BulkAct) =>
			mutation.mutate({ records, act }),
		pending: mutation.isPending,
	};
}

function titleOf(act: BulkAct): string {
	if ("status" in act) return "Status Updated";
	return act.archived ? "Archived" : "Back in the list";
}

function doneSentence(count: number, act: BulkAct): string {
	const subject = count === 1 ? "1 registration is" : `${count} registrations are`;
	if ("status" in act) return `${subject} ${act.status}.`;
	return act.archived ? `${subject} in the archive.` : `${subject} in the list again.`;
}

function refusedSentence(count: number): string {
	if (count === 0) return "";
	return count === 1
		? "1 was changed by somebody else meanwhile and was left alone."
		: `${count} were changed by somebody else meanwhile and were left alone.`;
}
