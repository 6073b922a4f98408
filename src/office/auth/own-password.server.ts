import type * as contract from "#office/auth/contract.ts";
import { notThisPasswordMessage } from "#office/auth/contract.ts";
import { hashPassword } from "#office/auth/password.server.ts";
import { checkPasswordStrength } from "#office/auth/password-strength.server.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import { confirmSession, endOtherSessionsOf } from "#office/auth/sessions.server.ts";
import { rememberAddress } from "#office/auth/sign-in-limit.server.ts";
import type { SignInSite } from "#office/auth/sign-in-site.server.ts";
import { acceptVerified, verifyPassword } from "#office/auth/verify-password.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { transaction } from "#platform/database/database.server.ts";
import { updateVersioned } from "#platform/database/version.server.ts";

// Not a 401, which would look like an expired session.
const notThisPassword = new Failure("forbidden", notThisPasswordMessage);

/** Confirms a session with its password for the next 15 minutes. */
export async function confirmPassword(
	site: SignInSite,
	{ body, caller, actor }: Call<typeof contract.confirmPassword>,
): Promise<Failure | undefined> {
	const { db, clock } = site;
	const proof = await verifyPassword(site, { ...actor, ...body }, notThisPassword);
	if (proof instanceof Failure) return proof;
	return transaction(db, async (tx) => {
		if (!(await acceptVerified(tx, proof))) return notThisPassword;
		await rememberAddress(tx, clock, proof);
		await confirmSession(tx, clock, caller.sessionHash);
		return undefined;
	});
}

/** Changes the caller's own password and ends all their other sessions. */
export async function changeOwnPassword(
	site: SignInSite,
	{
		body: { currentPassword, newPassword },
		caller,
		actor,
	}: Call<typeof contract.changeOwnPassword>,
): Promise<Failure | undefined> {
	const { db, clock } = site;
	const weak = checkPasswordStrength(newPassword, caller.username, "newPassword");
	if (weak) return weak;
	const credentials = { ...actor, password: currentPassword };
	const proof = await verifyPassword(site, credentials, notThisPassword);
	if (proof instanceof Failure) return proof;
	const password = await hashPassword(newPassword);
	return transaction(db, async (tx) => {
		if (!(await acceptVerified(tx, proof))) return notThisPassword;
		await rememberAddress(tx, clock, proof);
		const self = { id: caller.userId, ifMatch: undefined, missing: notThisPassword };
		const failure = await updateVersioned(tx, "users", self, { password });
		if (failure) return failure;
		await endOtherSessionsOf(tx, caller.userId, caller.sessionHash);
		await confirmSession(tx, clock, caller.sessionHash);
		await recordOnUser(tx, clock, actor, caller, "changed password");
		return undefined;
	});
}
