import { type Actor, recordActivity } from "#activity/record.server.ts";
import type { IfMatch } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import type { ChatSettings, ChatSettingsPatch } from "#chat/admin/analytics-contract.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import { updateVersioned } from "#database/version.server.ts";

const missing = new Failure("notFound", "Settings not found.");

export async function chatSettings(db: Queries, hasModel: boolean): Promise<ChatSettings> {
	const settings = await db
		.selectFrom("chat_settings")
		.select(["retentionDays", "modelCallsPerDay", "modelCallsPerVisitor", "version"])
		.executeTakeFirstOrThrow();
	return { ...settings, hasModel };
}

/** Changes how long conversations are kept, and how often the model may be called. */
export function changeChatSettings(
	db: Database,
	clock: Clock,
	actor: Actor,
	change: { patch: ChatSettingsPatch; ifMatch: IfMatch; hasModel: boolean },
): Promise<ChatSettings | Failure> {
	const { patch, ifMatch, hasModel } = change;
	return transaction<ChatSettings | Failure>(db, async (tx) => {
		const before = await chatSettings(tx, hasModel);
		const failure = await updateVersioned(tx, "chat_settings", { id: 1, ifMatch, missing }, patch);
		if (failure) return failure;
		const after = await chatSettings(tx, hasModel);
		const keys = Object.keys(patch) as (keyof ChatSettingsPatch)[];
		if (keys.length > 0) {
			const of = (one: ChatSettings) => Object.fromEntries(keys.map((key) => [key, one[key]]));
			await recordActivity(tx, clock, actor, {
				action: "changed",
				kind: "settings",
				recordId: "chat",
				label: "Chat settings",
				before: of(before),
				after: of(after),
			});
		}
		return after;
	});
}
