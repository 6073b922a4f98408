import type { Queries } from "#platform/database/database.server.ts";
import type { ChatSettings } from "#school/settings/contract.ts";

/** How long conversations are kept, and how often the language model may be called. */
export function readChatSettings(db: Queries): Promise<ChatSettings> {
	return db
		.selectFrom("chat_settings")
		.select(["retentionDays", "modelCallsPerDay", "modelCallsPerVisitor"])
		.executeTakeFirstOrThrow();
}

/** Stores them. */
export async function writeChatSettings(tx: Queries, settings: ChatSettings): Promise<void> {
	await tx.updateTable("chat_settings").set(settings).execute();
}
