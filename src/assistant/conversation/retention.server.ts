import type { Instant } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";

/**
 * Deletes at most `limit` of the conversations whose last question came before an instant.
 * Messages sent from them stay.
 * @returns how many were deleted
 */
export async function deleteConversationsBefore(
	tx: Tx,
	{ before, limit }: { before: Instant; limit: number },
): Promise<number> {
	const old = await tx
		.selectFrom("chat_conversation_state")
		.select("conversationId")
		.where("lastAt", "<", before)
		.limit(limit)
		.execute();
	// One at a time: each question takes some time for the search index.
	for (const { conversationId } of old) {
		await tx.deleteFrom("chat_conversations").where("id", "=", conversationId).execute();
	}
	return old.length;
}
