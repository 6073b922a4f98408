import { type Actor, recordActivity } from "#activity/record.server.ts";
import type { Caller } from "#api/caller.ts";
import { Failure } from "#api/failure.ts";
import { notThisPasswordSentence, type OwnPasswordInput } from "#auth/contract.ts";
import { weakPassword } from "#auth/new-password.server.ts";
import { hashPassword } from "#auth/password.server.ts";
import { acceptProof, provePassword } from "#auth/proof.server.ts";
import { confirmSession, endOtherSessionsOf } from "#auth/sessions.server.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import { changed } from "#database/version.server.ts";

// Not a 401, which would look like a session that has ended.
const notThisPassword = new Failure("forbidden", notThisPasswordSentence);

/** Confirms a session with its password, for the next 15 minutes. */
export async function confirmPassword(
	db: Database,
	clock: Clock,
	caller: Caller,
	{ password, address }: { password: string; address: string },
	isLimited: boolean,
): Promise<Failure | undefined> {
	const given = { username: caller.username, password, address };
	const proof = await provePassword(db, clock, given, isLimited, notThisPassword);
	if (proof instanceof Failure) return proof;
	return transaction(db, async (tx) => {
		if (!(await acceptProof(tx, clock, proof))) return notThisPassword;
		await confirmSession(tx, clock, caller.sessionHash);
		return undefined;
	});
}

/** Changes somebody's own password and ends all their other sessions. */
export async function changeOwnPassword(
	db: Database,
	clock: Clock,
	caller: Caller,
	actor: Actor,
	{ currentPassword, newPassword }: OwnPasswordInput,
	isLimited: boolean,
): Promise<Failure | undefined> {
	const weak = weakPassword(newPassword, caller.username, "newPassword");
	if (weak) return weak;
	const given = { ...actor, password: currentPassword };
	const proof = await provePassword(db, clock, given, isLimited, notThisPassword);
	if (proof instanceof Failure) return proof;
	const password = await hashPassword(newPassword);
	return transaction(db, async (tx) => {
		if (!(await acceptProof(tx, clock, proof))) return notThisPassword;
		const self = { id: caller.userId, ifMatch: undefined, missing: notThisPassword };
		const failure = await changed(tx, "users", self, { password });
		if (failure) return failure;
		await endOtherSessionsOf(tx, caller.userId, caller.sessionHash);
		await confirmSession(tx, clock, caller.sessionHash);
		await recordActivity(tx, clock, actor, {
			action: "changed password",
			kind: "user",
			recordId: caller.userId,
			label: caller.username,
		});
		return undefined;
	});
}
