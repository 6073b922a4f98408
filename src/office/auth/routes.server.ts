import { addApp, addPasskey, startApp, startPasskey } from "#office/auth/add-factor.server.ts";
import * as contract from "#office/auth/contract.ts";
import { changeOwnPassword, confirmPassword } from "#office/auth/own-password.server.ts";
import { proveSecondFactor } from "#office/auth/prove-factor.server.ts";
import * as secondFactorContract from "#office/auth/second-factor-contract.ts";
import {
	getMe,
	listSecondFactors,
	listUsersWithSecondFactor,
	removeSecondFactor,
	removeSecondFactorsOf,
	renameSecondFactor,
	renewRecoveryCodes,
} from "#office/auth/second-factors.server.ts";
import { signIn, signOut } from "#office/auth/service.server.ts";
import { endOtherSessions, endSession, listSessions } from "#office/auth/session-list.server.ts";
import { changeSignInRules, getSignInRules } from "#office/auth/sign-in-rules.server.ts";
import type { SignInSite } from "#office/auth/sign-in-site.server.ts";
import { getSummaryRecipient, setSummaryRecipient } from "#office/auth/summary-email.server.ts";
import {
	createUser,
	deleteUser,
	getUser,
	listUsers,
	updateUser,
} from "#office/auth/users.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const authRoutes = (site: SignInSite): Route[] =>
	implement({ ...contract, ...secondFactorContract }, site, {
		signIn,
		proveSecondFactor,
		signOut,
		confirmPassword,
		changeOwnPassword,
		getSummaryRecipient,
		setSummaryRecipient,
		listSessions,
		endSession,
		endOtherSessions,
		listUsers,
		getUser,
		createUser,
		updateUser,
		deleteUser,
		getMe,
		listSecondFactors,
		startPasskey,
		addPasskey,
		startApp,
		addApp,
		renameSecondFactor,
		removeSecondFactor,
		renewRecoveryCodes,
		listUsersWithSecondFactor,
		removeSecondFactorsOf,
		getSignInRules,
		changeSignInRules,
	});
