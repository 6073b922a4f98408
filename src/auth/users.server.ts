import type { Caller } from "#api/caller.ts";
import { Failure } from "#api/failure.ts";
import type { User, UserInput, UserPatch } from "#auth/contract.ts";
import { hashPassword } from "#auth/password.server.ts";
import { endSessionsOf } from "#auth/sessions.server.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import { isUniqueViolation } from "#database/errors.server.ts";
import { changed, staleRecord } from "#database/version.server.ts";

const columns = ["id", "username", "isAdmin", "version"] as const;

const missing = new Failure("missing", "There is no such user.");
const nameInUse = new Failure("conflict", "This user name is in use already.", {
	errors: [{ path: "username", message: "This user name is in use already." }],
});
const lastAdministrator = new Failure(
	"conflict",
	"This is the last administrator. Make somebody else an administrator first.",
);
const yourself = new Failure(
	"conflict",
	"You cannot take away your own rights or remove yourself. Ask another administrator.",
);

/** Everybody who can sign in, newest first. */
export function allUsers(db: Queries): Promise<User[]> {
	return db.selectFrom("users").select(columns).orderBy("id", "desc").execute();
}

export async function userById(db: Queries, id: number): Promise<User | Failure> {
	const user = await db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
	return user ?? missing;
}

export async function addUser(db: Queries, input: UserInput): Promise<User | Failure> {
	const added = await db
		.insertInto("users")
		.values({ ...input, password: await hashPassword(input.password) })
		.onConflict((conflict) => conflict.column("username").doNothing())
		.returning(columns)
		.executeTakeFirst();
	return added ?? nameInUse;
}

/**
 * Changes a user. A new password and removed rights end every session of theirs at once.
 * Nobody takes away their own rights, and the last administrator stays one.
 */
export async function changeUser(
	db: Database,
	caller: Caller,
	id: number,
	patch: UserPatch,
	ifMatch: number | undefined,
): Promise<User | Failure> {
	// Hashing takes its time: not inside the transaction, which holds the database.
	const password = patch.password === undefined ? undefined : await hashPassword(patch.password);
	try {
		return await transaction<User | Failure>(db, async (tx) => {
			const before = await userById(tx, id);
			if (before instanceof Failure) return before;
			const loses = before.isAdmin && patch.isAdmin === false;
			if (loses && id === caller.userId) return yourself;
			if (loses && (await isLastAdministrator(tx, id))) return lastAdministrator;
			const change = { ...patch, ...(password === undefined ? {} : { password }) };
			const failure = await changed(tx, "users", { id, ifMatch, missing }, change);
			if (failure) return failure;
			if (password !== undefined || loses) await endSessionsOf(tx, id);
			return userById(tx, id);
		});
	} catch (error) {
		if (isUniqueViolation(error)) return nameInUse;
		throw error;
	}
}

/** Removes a user with every session of theirs. */
export function removeUser(
	db: Database,
	caller: Caller,
	id: number,
	ifMatch: number | undefined,
): Promise<Failure | undefined> {
	return transaction(db, async (tx) => {
		const before = await userById(tx, id);
		if (before instanceof Failure) return before;
		if (ifMatch !== undefined && ifMatch !== before.version) return staleRecord;
		if (id === caller.userId) return yourself;
		if (before.isAdmin && (await isLastAdministrator(tx, id))) return lastAdministrator;
		await tx.deleteFrom("users").where("id", "=", id).execute();
		return undefined;
	});
}

async function isLastAdministrator(tx: Queries, id: number): Promise<boolean> {
	// Writing holds every administrator's row: two who remove each other at once cannot both succeed.
	const administrators = await tx
		.updateTable("users")
		.set({ isAdmin: true })
		.where("isAdmin", "=", true)
		.returning("id")
		.execute();
	return administrators.every((administrator) => administrator.id === id);
}
