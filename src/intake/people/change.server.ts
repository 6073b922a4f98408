import type * as contract from "#intake/people/contract.ts";
import type { Person, PersonPatch } from "#intake/people/contract.ts";
import { labelOf, personById, personNotFound } from "#intake/people/read.server.ts";
import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";

const unknownOwner = new Failure("invalid", "Please choose someone who can sign in.", {
	errors: [{ path: "ownerId", message: "Please choose someone who can sign in" }],
});

const noTask = new Failure("invalid", "Please enter a task before its day.", {
	errors: [{ path: "taskDueOn", message: "Please enter a task before its day" }],
});

/** Lists the users who can look after a person, by name. */
export const listOwners = ({ db }: Store<Queries>) =>
	db
		.selectFrom("users")
		.select(["id", "username"])
		.where("isAdmin", "=", true)
		.where("role", "<>", "viewer")
		.orderBy("usernameKey")
		.execute();

/** Sets who looks after a person, and their task. */
export function updatePerson(
	{ db, clock }: Store,
	{ params: { id }, body, ifMatch, actor }: Call<typeof contract.updatePerson>,
): Promise<Person | Failure> {
	return transaction<Person | Failure>(db, async (tx) => {
		const record = { id, ifMatch, missing: personNotFound };
		const refused = await lockVersion(tx, "people", record);
		if (refused) return refused;
		const before = await personById(tx, id);
		if (before instanceof Failure) return before;
		const change: PersonPatch = { ...body };
		// A day without a task means nothing.
		const task = change.task === undefined ? before.task : change.task;
		if (body.taskDueOn && body.task === undefined && task === null) return noTask;
		if (task === null) change.taskDueOn = null;
		if (change.ownerId) {
			const owners = await listOwners({ db: tx, clock });
			if (!owners.some((owner) => owner.id === change.ownerId)) return unknownOwner;
		}
		await updateVersioned(tx, "people", record, change);
		const was = await planInWords(tx, before);
		const is = await planInWords(tx, { ...before, ...change });
		const changes = diffFields(was, is, ["owner", "task", "taskDueOn"]);
		if (changes) {
			await recordActivity(tx, clock, actor, {
				action: "changed",
				kind: "person",
				recordId: id,
				label: labelOf(before),
				...changes,
			});
		}
		return personById(tx, id);
	});
}

/** Owner and task for the activity log: a name outlives its user. */
async function planInWords(
	tx: Queries,
	{ ownerId, task, taskDueOn }: Pick<Person, "ownerId" | "task" | "taskDueOn">,
) {
	const owner = await tx
		.selectFrom("users")
		.select("username")
		.where("id", "=", ownerId ?? 0)
		.executeTakeFirst();
	return { owner: owner?.username ?? null, task, taskDueOn };
}
