import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dropTaught, refreshChats } from "#chat/admin/queries.ts";
import type { AdminTaughtAnswer } from "#chat/admin/teaching-contract.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	taught: AdminTaughtAnswer;
	onClose: () => void;
	onGone: () => void;
}

/** Says what is lost before a taught answer is deleted. */
export function ForgetDialog({ taught, onClose, onGone }: Props) {
	const queries = useQueryClient();
	const [question = "This fact"] = taught.questions;
	const forgetting = useMutation({
		mutationFn: () => dropTaught(taught),
		onSuccess() {
			onClose();
			onGone();
			refreshChats(queries);
			toast({
				title: "Fact deleted",
				description: `The assistant no longer uses it for “${question}”.`,
			});
		},
		onError(error) {
			onClose();
			refreshChats(queries);
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
			onConfirm={() => forgetting.mutate()}
			title="Delete this fact?"
			confirm="Delete"
			danger
			busy={forgetting.isPending}
		>
			<p>
				{`The assistant will stop using it for “${question}” right away. To keep the text, make it inactive instead. This action cannot be undone.`}
			</p>
		</ConfirmDialog>
	);
}
