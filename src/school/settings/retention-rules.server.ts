import type { Selectable } from "kysely";
import type { Queries, Tx } from "#platform/database/database.server.ts";
import type { RetentionRules } from "#platform/database/tables.server.ts";
import { type Period, type RetainedKind, retainedKinds } from "#school/profile/retention.ts";
import { type RetentionRule, settledRule } from "#school/settings/retention-rules.ts";

export type StoredRule = RetentionRule &
	Pick<Selectable<RetentionRules>, "changedOn" | "ranOn" | "deleted">;

/** Reads every rule as it was settled last. */
export async function readRules(db: Queries): Promise<Record<RetainedKind, StoredRule>> {
	const rows = await db.selectFrom("retention_rules").selectAll().execute();
	return Object.fromEntries(rows.map((row) => [row.kind, row])) as Record<RetainedKind, never>;
}

/** Reads a rule and locks it, so that it cannot change before the transaction ends. */
export async function lockRule(tx: Tx, kind: RetainedKind): Promise<StoredRule> {
	const rule = await tx
		.selectFrom("retention_rules")
		.selectAll()
		.where("kind", "=", kind)
		.forUpdate()
		.executeTakeFirstOrThrow();
	return rule as StoredRule;
}

/**
 * Brings the rules up to date with the settings and the day.
 * @param changed the kinds whose period is being changed in the settings
 */
export async function settleRules(
	tx: Tx,
	chosen: Record<RetainedKind, Period>,
	today: string,
	changed: readonly RetainedKind[] = [],
): Promise<void> {
	for (const kind of retainedKinds) {
		const rule = settledRule(await lockRule(tx, kind), chosen[kind], today);
		const { inForce, announced, announcedFrom, seenOn } = rule;
		await tx
			.updateTable("retention_rules")
			.set({ inForce, announced, announcedFrom, seenOn })
			.$if(changed.includes(kind), (update) => update.set({ changedOn: today }))
			.where("kind", "=", kind)
			.execute();
	}
}
