import { diffFields } from "#office/activity/changes.ts";
import { recordActivityBatch } from "#office/activity/record.server.ts";
import { MAX_BULK_RECORDS, tooManyRecords } from "#office/record-list/bulk-contract.ts";
import { notFound, readVersions } from "#office/record-list/list.server.ts";
import type { ListCall, ListStore } from "#office/record-list/list-store.server.ts";
import type {
	BulkResult,
	ListedRecord,
	ListQuery,
	RecordList,
} from "#office/record-list/record-list.ts";
import { type RequestedChange, updateMany } from "#office/record-list/update-many.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import { staleRecord } from "#platform/database/version.server.ts";
import { plural } from "#platform/text/plural.ts";

type AnyList = Omit<RecordList<ListedRecord>, "title" | "endpoints"> & { title: string };
/** The states of a generic list have columns that only the list itself knows. */
type Outcome = BulkResult<never>;

/** Changes the listed records, each with an entry in the activity log. */
export function changeRecords(
	store: ListStore<AnyList>,
	{ body, actor }: ListCall<"change">,
): Promise<Outcome> {
	const requests = body.records.map(({ id, version, ...change }) => ({ id, version, change }));
	return transaction(store.db, (tx) => applyChanges(tx, store, actor, requests));
}

/**
 * Changes all records that match a query, each with an entry in the activity log. Records
 * with a concurrent change are skipped.
 * @returns a Failure if there are too many or another number of them than was shown; then nothing is changed
 */
export function changeMatching(
	store: ListStore<AnyList>,
	{ query, body: { total, change }, actor }: ListCall<"changeMatching">,
): Promise<Outcome | Failure> {
	return transaction<Outcome | Failure>(store.db, async (tx) => {
		const matches = await countedMatches(tx, store.list, query, total);
		if (matches instanceof Failure) return matches;
		const requests = matches.map((match) => ({ ...match, change }));
		return applyChanges(tx, store, actor, requests);
	});
}

/**
 * Returns the records that match a query.
 * @param total count shown to the user
 * @returns a Failure if there are too many or the count differs
 */
export async function countedMatches(
	tx: Tx,
	list: Parameters<typeof readVersions>[1],
	query: ListQuery,
	total: number,
): Promise<Awaited<ReturnType<typeof readVersions>> | Failure> {
	const matches = await readVersions(tx, list, query, MAX_BULK_RECORDS + 1);
	if (matches.length > MAX_BULK_RECORDS) return new Failure("invalid", tooManyRecords);
	return matches.length === total ? matches : otherTotal(matches.length);
}

function otherTotal(total: number): Failure {
	const match = plural(total, "record matches", "records match");
	return new Failure("stale", `The list has changed: ${match} now. Check it and try again.`);
}

async function applyChanges(
	tx: Tx,
	{ clock, list, lock, refuse, follow }: ListStore<AnyList>,
	actor: Actor,
	requests: readonly RequestedChange[],
): Promise<Outcome> {
	await lock?.(
		tx,
		requests.map(({ id }) => id),
	);
	const held = await refuse?.(tx, clock, requests);
	const possible = requests.filter(({ id }) => !held?.has(id));
	const { changed, skipped } = await updateMany(tx, list, possible);
	const entries = changed.flatMap(({ id, label, before, after }) => {
		const changes = diffFields(before, after, list.changeable);
		return changes
			? [{ ...changes, action: actionOf(changes.after), kind: list.kind, recordId: id, label }]
			: [];
	});
	await recordActivityBatch(tx, clock, actor, entries);
	await follow?.(tx, clock, changed);
	const versions = follow ? await versionsOf(tx, list, changed) : new Map<number, number>();
	const missing = notFound(list);
	return {
		changed: changed.map(({ label: _, ...record }) => ({
			...record,
			version: versions.get(record.id) ?? record.version,
		})) as Outcome["changed"],
		refused: [
			...[...(held ?? [])].map(([id, { detail }]) => ({ id, reason: "conflict", detail }) as const),
			...skipped.map(({ id, reason }) => ({
				id,
				reason,
				detail: (reason === "stale" ? staleRecord : missing).detail,
			})),
		],
	};
}

/** Reads the versions of changed records once more: what follows a change can change them again. */
async function versionsOf(
	tx: Tx,
	{ name }: Pick<AnyList, "name">,
	changed: readonly { id: number }[],
): Promise<ReadonlyMap<number, number>> {
	const rows = await tx
		.selectFrom(name)
		.select(["id", "version"])
		.where("id", "in", [0, ...changed.map(({ id }) => id)])
		.execute();
	return new Map(rows.map(({ id, version }) => [id, version]));
}

function actionOf(after: Record<string, unknown>): string {
	if (Object.keys(after).join() !== "archived") return "changed";
	return after.archived ? "archived" : "restored";
}
