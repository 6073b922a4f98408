import type * as contract from "#intake/replies/contract.ts";
import type { CannedReply } from "#intake/replies/contract.ts";
import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";

const fields = ["title", "language", "subject", "text"] as const;
const columns = ["id", "version", ...fields] as const;
const cannedReplyNotFound = new Failure("notFound", "Canned reply not found.");

/** Lists the canned replies, English before Spanish, by title. */
export const listCannedReplies = ({ db }: Store<Queries>): Promise<CannedReply[]> =>
	db
		.selectFrom("canned_replies")
		.select(columns)
		.orderBy("language")
		.orderBy("title")
		.orderBy("id")
		.execute();

async function cannedReplyById(db: Queries, id: number): Promise<CannedReply | Failure> {
	const row = await db
		.selectFrom("canned_replies")
		.select(columns)
		.where("id", "=", id)
		.executeTakeFirst();
	return row ?? cannedReplyNotFound;
}

export const getCannedReply = (
	{ db }: Store<Queries>,
	{ params }: Call<typeof contract.getCannedReply>,
) => cannedReplyById(db, params.id);

/** Adds a canned reply. */
export function createCannedReply(
	{ db, clock }: Store,
	{ body: input, actor }: Call<typeof contract.createCannedReply>,
): Promise<CannedReply> {
	return transaction(db, async (tx) => {
		const created = await tx
			.insertInto("canned_replies")
			.values(input)
			.returning(columns)
			.executeTakeFirstOrThrow();
		await record(tx, clock, actor, created, { action: "created", after: { ...input } });
		return created;
	});
}

/** Changes any of a canned reply's fields. */
export function updateCannedReply(
	{ db, clock }: Store,
	{ params: { id }, body: patch, ifMatch, actor }: Call<typeof contract.updateCannedReply>,
): Promise<CannedReply | Failure> {
	return transaction<CannedReply | Failure>(db, async (tx) => {
		const key = { id, ifMatch, missing: cannedReplyNotFound };
		const refused = await lockVersion(tx, "canned_replies", key);
		if (refused) return refused;
		const before = await cannedReplyById(tx, id);
		if (before instanceof Failure) return before;
		const changes = diffFields(before, { ...before, ...patch }, fields);
		if (!changes) return before;
		await updateVersioned(tx, "canned_replies", key, patch);
		await record(tx, clock, actor, before, { action: "changed", ...changes });
		return cannedReplyById(tx, id);
	});
}

/** Deletes a canned reply. Replies that were written with it stay. */
export function deleteCannedReply(
	{ db, clock }: Store,
	{ params: { id }, ifMatch, actor }: Call<typeof contract.deleteCannedReply>,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		const key = { id, ifMatch, missing: cannedReplyNotFound };
		const refused = await lockVersion(tx, "canned_replies", key);
		if (refused) return refused;
		const stored = await cannedReplyById(tx, id);
		if (stored instanceof Failure) return stored;
		await tx.deleteFrom("canned_replies").where("id", "=", id).execute();
		const { id: _, version: __, ...before } = stored;
		await record(tx, clock, actor, stored, { action: "deleted", before });
		return undefined;
	});
}

const record = (
	tx: Queries,
	clock: Clock,
	actor: Actor,
	{ id, title }: Pick<CannedReply, "id" | "title">,
	event: Pick<Parameters<typeof recordActivity>[3], "action" | "before" | "after">,
) =>
	recordActivity(tx, clock, actor, { kind: "canned reply", recordId: id, label: title, ...event });
