import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshFacts, removeFact } from "#facts/admin/queries.ts";
import type { AdminFact } from "#facts/contract.ts";
import { questionOf } from "#facts/questions.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	fact: AdminFact;
	onClose: () => void;
	onDeleted: () => void;
}

/** Says what is lost before a fact is deleted. */
export function DeleteFactDialog({ fact, onClose, onDeleted }: Props) {
	const queries = useQueryClient();
	const deletion = useMutation({
		mutationFn: () => removeFact(fact),
		onSuccess() {
			onClose();
			onDeleted();
			refreshFacts(queries);
			toast({
				title: "Fact deleted",
				description: `The website and the assistant no longer use it for “${questionOf(fact)}”.`,
			});
		},
		onError(error) {
			onClose();
			refreshFacts(queries);
			toast({
				title: "Deletion Failed",
				description: messageOf(error, "Failed to delete the fact."),
				variant: "destructive",
			});
		},
	});
	return (
		<ConfirmDialog
			open
			onCancel={onClose}
			onConfirm={() => deletion.mutate()}
			title="Delete this fact?"
			confirm="Delete fact"
			danger
			busy={deletion.isPending}
		>
			<p>
				{`The website and the assistant will stop using it for “${questionOf(fact)}” right away. Its history stays. This action cannot be undone.`}
			</p>
		</ConfirmDialog>
	);
}
