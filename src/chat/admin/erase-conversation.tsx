import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "#chat/admin/conversations-contract.ts";
import { type conversationsQuery, eraseChat, refreshChats } from "#chat/admin/queries.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	conversation: Conversation;
	onClose: () => void;
	onGone: () => void;
}

/** Says what goes and what stays before a conversation is erased. */
export function EraseConversation({ conversation, onClose, onGone }: Props) {
	const queries = useQueryClient();
	const { id, messages, contacts } = conversation;
	const erasing = useMutation({
		mutationFn: () => eraseChat(id),
		onSuccess() {
			clearRow(queries, id);
			onClose();
			onGone();
			queries.removeQueries({ queryKey: ["chats", "conversation", id] });
			refreshChats(queries);
			toast({
				title: "Conversation deleted",
				description: "Its messages were permanently deleted.",
			});
		},
		onError(error) {
			onClose();
			toast({
				title: "Deletion Failed",
				description: messageOf(error, "Failed to delete the conversation."),
				variant: "destructive",
			});
		},
	});
	const stays = contacts.map((contact) => `Message ${contact.id} from ${contact.name} will stay. `);
	return (
		<ConfirmDialog
			open
			onCancel={onClose}
			onConfirm={() => erasing.mutate()}
			title="Delete this conversation?"
			confirm="Delete permanently"
			danger
			busy={erasing.isPending}
		>
			<p>
				{`All ${messages.length} messages will be permanently deleted. ${stays.join("")}The activity log records the deletion, not the text. This action cannot be undone.`}
			</p>
		</ConfirmDialog>
	);
}

type Page = NonNullable<
	Awaited<ReturnType<NonNullable<ReturnType<typeof conversationsQuery>["queryFn"]>>>
>;

/** Takes a conversation out of the lists that are shown, so that nothing asks for it again. */
function clearRow(queries: QueryClient, id: string) {
	queries.setQueriesData<Page>({ queryKey: ["chats", "conversations"] }, (page) => {
		const rows = page?.rows.filter((row) => row.id !== id);
		if (!page || !rows || rows.length === page.rows.length) return page;
		return { rows, total: page.total === null ? null : page.total - 1 };
	});
}
