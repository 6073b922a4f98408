import { Reply, type Route, route } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import { sessionCookie } from "#api/session.server.ts";
import {
	createUser,
	deleteUser,
	getUser,
	listUsers,
	login,
	logout,
	updateUser,
} from "#auth/contract.ts";
import { signIn } from "#auth/service.server.ts";
import { endSession } from "#auth/sessions.server.ts";
import { addUser, allUsers, changeUser, removeUser, userById } from "#auth/users.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";

export const authRoutes = (db: Database, clock: Clock, isLimited: boolean): Route[] => [
	route(login, async ({ body, from, userAgent }) => {
		const visitor = { address: from.address, userAgent };
		const signedIn = await signIn(db, clock, body, visitor, isLimited);
		if (signedIn instanceof Failure) return signedIn;
		return new Reply(signedIn, { "set-cookie": sessionCookie(signedIn.token, from.secure) });
	}),
	route(logout, async ({ caller, from }) => {
		if (caller) await endSession(db, caller.sessionHash);
		return new Reply(undefined, { "set-cookie": sessionCookie(null, from.secure) });
	}),
	route(listUsers, async () => {
		const users = await allUsers(db);
		return new Reply(users, { "x-total-count": String(users.length) });
	}),
	route(getUser, ({ params }) => userById(db, params.id)),
	route(createUser, ({ body }) => addUser(db, body)),
	route(updateUser, ({ params, body, caller, ifMatch }) =>
		changeUser(db, caller, params.id, body, ifMatch),
	),
	route(deleteUser, ({ params, caller, ifMatch }) => removeUser(db, caller, params.id, ifMatch)),
];
