import { actorOf } from "#office/activity/record.server.ts";
import * as contract from "#office/auth/contract.ts";
import { changeOwnPassword, confirmPassword } from "#office/auth/own-password.server.ts";
import { proveFactor } from "#office/auth/prove-factor.server.ts";
import { proveSecondFactor } from "#office/auth/second-factor-contract.ts";
import { signIn, signOut } from "#office/auth/service.server.ts";
import {
	allSessions,
	revokeOtherSessions,
	revokeSession,
} from "#office/auth/session-list.server.ts";
import { setSummaryRecipient, summaryRecipient } from "#office/auth/summary-email.server.ts";
import { addUser, allUsers, changeUser, removeUser, userById } from "#office/auth/users.server.ts";
import { Reply, type Route, route } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { sessionCookie } from "#platform/api/session.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

export const authRoutes = (
	db: Database,
	clock: Clock,
	isLimited: boolean,
	publicUrl: string,
): Route[] => [
	route(contract.login, async ({ body, from, userAgent }) => {
		const visitor = { address: from.address, userAgent };
		const signedIn = await signIn(db, clock, body, visitor, { isLimited, publicUrl });
		if (signedIn instanceof Failure) return signedIn;
		return new Reply(signedIn, { "set-cookie": sessionCookie(signedIn.token, from.secure) });
	}),
	route(proveSecondFactor, async ({ body, from, userAgent }) => {
		const visitor = { address: from.address, userAgent };
		const signedIn = await proveFactor(db, clock, body, visitor, { isLimited, publicUrl });
		if (signedIn instanceof Failure) return signedIn;
		return new Reply(signedIn, { "set-cookie": sessionCookie(signedIn.token, from.secure) });
	}),
	route(contract.logout, async ({ caller, from }) => {
		if (caller) await signOut(db, clock, caller, from.address);
		return new Reply(undefined, { "set-cookie": sessionCookie(null, from.secure) });
	}),
	route(contract.confirmPassword, ({ body, caller, from: { address } }) =>
		confirmPassword(db, clock, caller, { ...body, address }, isLimited),
	),
	route(contract.changeOwnPassword, (call) =>
		changeOwnPassword(db, clock, call.caller, actorOf(call), call.body, isLimited),
	),
	route(contract.getSummaryRecipient, ({ caller }) => summaryRecipient(db, caller.userId)),
	route(contract.setSummaryRecipient, (call) =>
		setSummaryRecipient(db, clock, actorOf(call), call.body),
	),
	route(contract.listSessions, async ({ caller }) => counted(await allSessions(db, clock, caller))),
	route(contract.revokeSession, (call) => revokeSession(db, clock, actorOf(call), call.params.id)),
	route(contract.endOtherSessions, (call) =>
		revokeOtherSessions(db, clock, call.caller, actorOf(call)),
	),
	route(contract.listUsers, async () => counted(await allUsers(db))),
	route(contract.getUser, ({ params }) => userById(db, params.id)),
	route(contract.createUser, (call) => addUser(db, clock, actorOf(call), call.body)),
	route(contract.updateUser, (call) =>
		changeUser(db, clock, actorOf(call), call.params.id, call.body, call.ifMatch),
	),
	route(contract.deleteUser, (call) =>
		removeUser(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
];

function counted(rows: readonly unknown[]): Reply {
	return new Reply(rows, { "x-total-count": String(rows.length) });
}
