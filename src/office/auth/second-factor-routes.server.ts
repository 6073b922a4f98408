import { actorOf } from "#office/activity/record.server.ts";
import { addApp, addPasskey, startApp, startPasskey } from "#office/auth/add-factor.server.ts";
import * as contract from "#office/auth/second-factor-contract.ts";
import {
	describeCaller,
	newRecoveryCodes,
	ownSecondFactors,
	removeFactor,
	removeFactorsOfOther,
	renameFactor,
	usersWithFactor,
} from "#office/auth/second-factors.server.ts";
import { readSignInRules, writeSignInRules } from "#office/auth/sign-in-rules.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

/**
 * @param publicUrl the origin that passkeys belong to
 * @param schoolName names the site in authenticator apps and passkeys
 */
export const secondFactorRoutes = (
	db: Database,
	clock: Clock,
	publicUrl: string,
	schoolName: () => Promise<string>,
): Route[] => [
	route(contract.getMe, ({ caller }) => describeCaller(db, caller)),
	route(contract.listSecondFactors, ({ caller }) => ownSecondFactors(db, caller)),
	route(contract.startPasskey, async ({ caller }) =>
		startPasskey(db, clock, caller, { publicUrl, name: await schoolName() }),
	),
	route(contract.addPasskey, (call) => addPasskey(db, clock, actorOf(call), call.body, publicUrl)),
	route(contract.startApp, async ({ caller }) => startApp(db, clock, caller, await schoolName())),
	route(contract.addApp, (call) => addApp(db, clock, actorOf(call), call.body)),
	route(contract.renameSecondFactor, (call) =>
		renameFactor(db, clock, actorOf(call), call.params.id, call.body.name),
	),
	route(contract.removeSecondFactor, (call) =>
		removeFactor(db, clock, actorOf(call), call.params.id),
	),
	route(contract.renewRecoveryCodes, (call) => newRecoveryCodes(db, clock, actorOf(call))),
	route(contract.listUsersWithSecondFactor, () => usersWithFactor(db)),
	route(contract.removeSecondFactorsOf, (call) =>
		removeFactorsOfOther(db, clock, actorOf(call), call.params.id),
	),
	route(contract.getSignInRules, () => readSignInRules(db)),
	route(contract.changeSignInRules, (call) =>
		writeSignInRules(db, clock, actorOf(call), call.body),
	),
];
