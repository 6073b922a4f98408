import type { Person, PersonPatch } from "#intake/people/contract.ts";
import { labelOf, personNotFound, readPerson } from "#intake/people/read.server.ts";
import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { IfMatch } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";

const unknownOwner = new Failure("invalid", "Please choose someone who can sign in.", {
	errors: [{ path: "ownerId", message: "Please choose someone who can sign in" }],
});

/** Lists the users who can look after a person, by name. */
export const readOwners = (db: Queries) =>
	db
		.selectFrom("users")
		.select(["id", "username"])
		.where("isAdmin", "=", true)
		.where("role", "<>", "viewer")
		.orderBy("usernameKey")
		.execute();

/** Sets who looks after a person and what comes next. */
export function changePerson(
	db: Database,
	clock: Clock,
	actor: Actor,
	{ id, patch, ifMatch }: { id: number; patch: PersonPatch; ifMatch: IfMatch },
): Promise<Person | Failure> {
	return transaction<Person | Failure>(db, async (tx) => {
		const record = { id, ifMatch, missing: personNotFound };
		const refused = await lockVersion(tx, "people", record);
		if (refused) return refused;
		const before = await readPerson(tx, id);
		if (before instanceof Failure) return before;
		const change: PersonPatch = { ...patch };
		// A day without a step means nothing.
		if (change.nextStep === null) change.nextStepOn = null;
		if (change.ownerId) {
			const owners = await readOwners(tx);
			if (!owners.some((owner) => owner.id === change.ownerId)) return unknownOwner;
		}
		await updateVersioned(tx, "people", record, change);
		const was = await planInWords(tx, before);
		const is = await planInWords(tx, { ...before, ...change });
		const changes = diffFields(was, is, ["owner", "nextStep", "nextStepOn"]);
		if (changes) {
			await recordActivity(tx, clock, actor, {
				action: "changed",
				kind: "person",
				recordId: id,
				label: labelOf(before),
				...changes,
			});
		}
		return readPerson(tx, id);
	});
}

/** Owner and next step for the activity log: a name outlives its user. */
async function planInWords(
	tx: Queries,
	{ ownerId, nextStep, nextStepOn }: Pick<Person, "ownerId" | "nextStep" | "nextStepOn">,
) {
	const owner = await tx
		.selectFrom("users")
		.select("username")
		.where("id", "=", ownerId ?? 0)
		.executeTakeFirst();
	return { owner: owner?.username ?? null, nextStep, nextStepOn };
}
