import { diffFields } from "#office/activity/changes.ts";
import type * as contract from "#office/auth/contract.ts";
import type { ListedUser, User, UserInput, UserPatch } from "#office/auth/contract.ts";
import { hashPassword } from "#office/auth/password.server.ts";
import { checkPasswordStrength } from "#office/auth/password-strength.server.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import { endSessionsOf } from "#office/auth/sessions.server.ts";
import { usernameKey } from "#office/auth/username.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import { isUniqueViolation } from "#platform/database/errors.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { isStale, staleRecord, updateVersioned } from "#platform/database/version.server.ts";

const columns = ["id", "username", "isAdmin", "role", "version"] as const;

const missing = new Failure("notFound", "User not found.");
const nameInUse = new Failure("conflict", "This username is already taken.", {
	errors: [{ path: "username", message: "This username is already taken." }],
});
const lastAdministrator = new Failure(
	"conflict",
	"This is the last administrator. Make another user an administrator first.",
);
const lastFullAccess = new Failure(
	"conflict",
	"This is the last administrator with full access. Give another user full access first.",
);
const yourself = new Failure(
	"conflict",
	"You can’t remove your own admin access or delete yourself. Ask another administrator.",
);
const ownRole = new Failure(
	"conflict",
	"You can’t narrow your own role. Ask another administrator with full access.",
);

/** Lists users, newest first. */
export async function listUsers({ db }: Store): Promise<ListedUser[]> {
	const users = await db.selectFrom("users").select(columns).orderBy("id", "desc").execute();
	const factors = await db.selectFrom("second_factors").select("userId").execute();
	const owners = new Set(factors.map(({ userId }) => userId));
	return users.map((user) => ({ ...user, hasSecondFactor: owners.has(user.id) }));
}

/** Lists the users of a database that may be older than this site and have no roles, the first one first. */
export function usersOfAnyVersion(
	db: Queries,
): Promise<(Pick<User, "username" | "isAdmin"> & Partial<Pick<User, "role">>)[]> {
	return db.selectFrom("users").selectAll().orderBy("id").execute();
}

export const getUser = ({ db }: Store, { params }: Call<typeof contract.getUser>) =>
	userById(db, params.id);

async function userById(db: Queries, id: number): Promise<User | Failure> {
	const user = await db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
	return user ?? missing;
}

/** Creates a user. The actor is not always a user: nobody is signed in while a demo is made. */
export async function createUser(
	{ db, clock }: Store,
	{ body: input, actor }: { body: UserInput; actor: Actor },
): Promise<User | Failure> {
	const weak = checkPasswordStrength(input.password, input.username, "password");
	if (weak) return weak;
	const password = await hashPassword(input.password);
	return transaction<User | Failure>(db, async (tx) => {
		const added = await tx
			.insertInto("users")
			.values({ ...input, usernameKey: usernameKey(input.username), password })
			.onConflict((conflict) => conflict.doNothing())
			.returning(columns)
			.executeTakeFirst();
		if (!added) return nameInUse;
		const { id: userId, username, isAdmin, role } = added;
		const after = { username, isAdmin, ...(isAdmin && { role }) };
		await recordOnUser(tx, clock, actor, { userId, username }, "created", { after });
		return added;
	});
}

/**
 * Updates a user. A new password or removed admin access ends all their sessions; a new role counts from
 * the next call. Administrators can't narrow their own access, and one with full access stays.
 */
export async function updateUser({ db, clock }: Store, call: Update): Promise<User | Failure> {
	const { params, body } = call;
	const password = body.password === undefined ? {} : await hashed(db, params.id, body);
	if (password instanceof Failure) return password;
	try {
		return await transaction<User | Failure>(db, (tx) => updateIn(tx, clock, call, password));
	} catch (error) {
		if (isUniqueViolation(error)) return nameInUse;
		throw error;
	}
}

type Update = Pick<Call<typeof contract.updateUser>, "params" | "body" | "ifMatch" | "actor">;

async function updateIn(
	tx: Tx,
	clock: Clock,
	{ params: { id }, body: patch, ifMatch, actor }: Update,
	password: { password?: string },
): Promise<User | Failure> {
	const before = await userById(tx, id);
	if (before instanceof Failure) return before;
	const loses = before.isAdmin && patch.isAdmin === false;
	const narrows = hasFullAccess(before) && !hasFullAccess({ ...before, ...patch });
	if (id === actor.userId && (loses || narrows)) return loses ? yourself : ownRole;
	const last = loses || narrows ? await lastOne(tx, id) : undefined;
	if (last) return last;
	const { username } = patch;
	const key = username === undefined ? {} : { usernameKey: usernameKey(username) };
	const columns = { ...patch, ...key, ...password };
	const failure = await updateVersioned(tx, "users", { id, ifMatch, missing }, columns);
	if (failure) return failure;
	if (patch.password !== undefined || loses) await endSessionsOf(tx, id);
	await recordChange(tx, clock, actor, before, patch);
	return userById(tx, id);
}

// Hashing is slow: run it before the transaction, which holds locks.
async function hashed(
	db: Queries,
	id: number,
	{ username, password = "" }: UserPatch,
): Promise<{ password: string } | Failure> {
	const user = await userById(db, id);
	if (user instanceof Failure) return user;
	const weak = checkPasswordStrength(password, username ?? user.username, "password");
	return weak ?? { password: await hashPassword(password) };
}

async function recordChange(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	before: User,
	patch: UserPatch,
): Promise<void> {
	const after = { ...before, ...patch };
	const user = { userId: before.id, username: after.username };
	const changes = diffFields(before, after, ["username", "isAdmin", "role"]);
	if (changes) await recordOnUser(tx, clock, actor, user, "changed", changes);
	if (patch.password !== undefined) await recordOnUser(tx, clock, actor, user, "changed password");
}

/** Deletes a user and all their sessions. */
export function deleteUser(
	{ db, clock }: Store,
	{
		params: { id },
		ifMatch,
		actor,
	}: Pick<Call<typeof contract.deleteUser>, "params" | "ifMatch" | "actor">,
): Promise<Failure | undefined> {
	return transaction(db, async (tx) => {
		const before = await userById(tx, id);
		if (before instanceof Failure) return before;
		if (isStale(before, ifMatch)) return staleRecord;
		if (id === actor.userId) return yourself;
		const last = await lastOne(tx, id);
		if (last) return last;
		await tx.deleteFrom("users").where("id", "=", id).execute();
		const { username, isAdmin } = before;
		const gone = { before: { username, isAdmin } };
		await recordOnUser(tx, clock, actor, { userId: id, username }, "deleted", gone);
		return undefined;
	});
}

function hasFullAccess({ isAdmin, role }: Pick<User, "isAdmin" | "role">): boolean {
	return isAdmin && role === "full";
}

/** Returns the Failure for a user without whom nobody has full access. */
async function lastOne(tx: Queries, id: number): Promise<Failure | undefined> {
	// Locks every administrator's row, so two administrators can't delete each other in parallel.
	const administrators = await tx
		.selectFrom("users")
		.select(["id", "isAdmin", "role"])
		.where("isAdmin", "=", true)
		.orderBy("id")
		.forUpdate()
		.execute();
	if (!administrators.some((one) => one.id === id && hasFullAccess(one))) return undefined;
	const others = administrators.filter((one) => one.id !== id);
	if (others.some(hasFullAccess)) return undefined;
	return others.length === 0 ? lastAdministrator : lastFullAccess;
}
