import * as addFactor from "#office/auth/add-factor.server.ts";
import * as contract from "#office/auth/contract.ts";
import * as ownPassword from "#office/auth/own-password.server.ts";
import * as proveFactor from "#office/auth/prove-factor.server.ts";
import * as secondFactorContract from "#office/auth/second-factor-contract.ts";
import * as secondFactors from "#office/auth/second-factors.server.ts";
import * as service from "#office/auth/service.server.ts";
import * as sessionList from "#office/auth/session-list.server.ts";
import * as signInRules from "#office/auth/sign-in-rules.server.ts";
import type { SignInSite } from "#office/auth/sign-in-site.server.ts";
import * as summaryEmail from "#office/auth/summary-email.server.ts";
import * as users from "#office/auth/users.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const authRoutes = (site: SignInSite): Route[] =>
	implement({ ...contract, ...secondFactorContract }, site, {
		...service,
		...proveFactor,
		...ownPassword,
		...summaryEmail,
		...sessionList,
		...users,
		...secondFactors,
		...addFactor,
		...signInRules,
	});
