import { type Clock, instantFrom } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Deletes conversations whose time is over, a few hundred at a time so that nobody waits for it. */
export async function purgeExpiredConversations(db: Database, clock: Clock): Promise<void> {
	const { retentionDays } = await db
		.selectFrom("chat_settings")
		.select("retentionDays")
		.executeTakeFirstOrThrow();
	const end = instantFrom(clock, -retentionDays * DAY);
	for (;;) {
		const over = await db
			.selectFrom("chat_conversation_state")
			.select("conversationId")
			.where("lastAt", "<", end)
			.limit(AT_ONCE)
			.execute();
		if (over.length === 0) return;
		const ids = over.map(({ conversationId }) => conversationId);
		await db.deleteFrom("chat_conversations").where("id", "in", ids).execute();
	}
}
