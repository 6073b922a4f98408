import type * as contract from "#intake/people/contract.ts";
import type { PersonEntry } from "#intake/people/contract.ts";
import { lockPeople } from "#intake/people/merge.server.ts";
import { personNotFound } from "#intake/people/read.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call, StoredOnce } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import { forgetSubmissions, idempotent } from "#platform/database/idempotency.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";

const columns = ["id", "at", "username", "kind", "outcome", "text", "version"] as const;
const entryNotFound = new Failure("notFound", "Note not found.");

/** Adds a note or a call to a person, idempotently per submission. The timeline is its log; the activity log has no copy of the text. */
export function addEntry(
	{ db, clock }: Store,
	{ params: { id: personId }, body: input, idempotency, actor }: Call<typeof contract.addEntry>,
): Promise<StoredOnce<PersonEntry> | Failure> {
	return idempotent<PersonEntry>(db, clock, idempotency, {
		kind: "entry",
		store: async (tx) => {
			// Held, so that the person is not merged with another meanwhile.
			if ((await lockPeople(tx, [personId])) === 0) return personNotFound;
			return tx
				.insertInto("person_entries")
				.values({
					personId,
					at: instantFrom(clock),
					username: actor.username,
					kind: input.kind,
					outcome: input.kind === "call" ? input.outcome : null,
					text: input.text ?? "",
				})
				.returning(columns)
				.executeTakeFirstOrThrow();
		},
		read: (tx, id) => entryById(tx, id).executeTakeFirst(),
	});
}

const entryById = (db: Queries, id: number) =>
	db.selectFrom("person_entries").select(columns).where("id", "=", id);

/** Changes the text of a note or a call. */
export function updateEntry(
	{ db, clock }: Store,
	{ params: { id }, body, ifMatch, actor }: Call<typeof contract.updateEntry>,
): Promise<PersonEntry | Failure> {
	return transaction<PersonEntry | Failure>(db, async (tx) => {
		const record = { id, ifMatch, missing: entryNotFound };
		const failure = await updateVersioned(tx, "person_entries", record, body);
		if (failure) return failure;
		await recordEntry(tx, clock, actor, id, "changed");
		return entryById(tx, id).executeTakeFirstOrThrow();
	});
}

/** Deletes a note or a call. */
export function deleteEntry(
	{ db, clock }: Store,
	{ params: { id }, ifMatch, actor }: Call<typeof contract.deleteEntry>,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		const refused = await lockVersion(tx, "person_entries", {
			id,
			ifMatch,
			missing: entryNotFound,
		});
		if (refused) return refused;
		await recordEntry(tx, clock, actor, id, "deleted");
		await tx.deleteFrom("person_entries").where("id", "=", id).execute();
		await forgetSubmissions(tx);
		return undefined;
	});
}

/** Logs that an entry is no longer what its author wrote, without its text. */
async function recordEntry(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	id: number,
	action: "changed" | "deleted",
): Promise<void> {
	const { personId, kind, username } = await tx
		.selectFrom("person_entries")
		.select(["personId", "kind", "username"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	await recordActivity(tx, clock, actor, {
		action,
		kind: "person",
		recordId: personId,
		label: `${kind === "call" ? "Call" : "Note"} by ${username}`,
	});
}
