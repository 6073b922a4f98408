import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dropTaught, refreshChats } from "#chat/office/queries.ts";
import type { OfficeTaughtAnswer } from "#chat/office/teaching-contract.ts";
import { ConfirmDialog } from "#ui/office/dialog.tsx";
import { messageOf } from "#ui/office/failure.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	taught: OfficeTaughtAnswer;
	onClose: () => void;
	onGone: () => void;
}

/** Says what is lost before a taught answer is deleted. */
export function ForgetDialog({ taught, onClose, onGone }: Props) {
	const queries = useQueryClient();
	const [question = "This answer"] = taught.questions;
	const forgetting = useMutation({
		mutationFn: () => dropTaught(taught),
		onSuccess() {
			onClose();
			onGone();
			refreshChats(queries);
			toast({
				title: "Answer deleted",
				description: `“${question}” is not answered by it any more.`,
			});
		},
		onError(error) {
			onClose();
			refreshChats(queries);
			toast({
				title: "Update Failed",
				description: messageOf(error, "The answer could not be deleted."),
				variant: "destructive",
			});
		},
	});
	return (
		<ConfirmDialog
			open
			onCancel={onClose}
			onConfirm={() => forgetting.mutate()}
			title="Delete this answer?"
			confirm="Delete"
			danger
			busy={forgetting.isPending}
		>
			<p>
				{`“${question}” is answered without it from the next message on. To keep the text and only stop using it, make it inactive. This action cannot be undone.`}
			</p>
		</ConfirmDialog>
	);
}
