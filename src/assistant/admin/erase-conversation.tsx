import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
	type Conversation,
	eraseConversation,
	listConversations,
} from "#assistant/admin/conversations-contract.ts";
import { conversationQuery, type latestConversationQuery } from "#assistant/admin/queries.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { pagesOf } from "#platform/api/query-of.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";

interface Props {
	conversation: Conversation;
	onClose: () => void;
	onDeleted: () => void;
}

/** Confirms deleting a conversation and explains the consequences. */
export function EraseConversation({ conversation, onClose, onDeleted }: Props) {
	const queries = useQueryClient();
	const { id, messages, contacts } = conversation;
	const stays = contacts.map((contact) => `Message ${contact.id} from ${contact.name} will stay. `);
	return (
		<ActionDialog
			danger
			title="Delete this conversation?"
			confirm="Delete permanently"
			action={() => adminCall(eraseConversation, { params: { id } })}
			done={() => ({
				title: "Conversation deleted",
				description: "Its messages were permanently deleted.",
			})}
			failed={{ title: "Deletion Failed", description: "Failed to delete the conversation." }}
			onClose={onClose}
			onDone={() => {
				clearRow(queries, id);
				onDeleted();
				queries.removeQueries(conversationQuery(id));
			}}
		>
			{`All ${messages.length} messages will be permanently deleted. ${stays.join("")}The activity log records the deletion, not the text. This action cannot be undone.`}
		</ActionDialog>
	);
}

type Page = NonNullable<
	Awaited<ReturnType<NonNullable<ReturnType<typeof latestConversationQuery>["queryFn"]>>>
>;

/** Removes a conversation from the loaded lists, so that no list requests it again. */
function clearRow(queries: QueryClient, id: string) {
	queries.setQueriesData<Page>({ queryKey: pagesOf(listConversations) }, (page) => {
		const rows = page?.rows.filter((row) => row.id !== id);
		if (!page || !rows || rows.length === page.rows.length) return page;
		return { rows, total: page.total === null ? null : page.total - 1 };
	});
}
