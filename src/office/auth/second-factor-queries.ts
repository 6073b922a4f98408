import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	addApp,
	addPasskey,
	changeSignInRules,
	getSignInRules,
	listSecondFactors,
	listUsersWithSecondFactor,
	type NewPasskey,
	removeSecondFactor,
	removeSecondFactorsOf,
	renameSecondFactor,
	renewRecoveryCodes,
	type SecondFactor,
	type SignInRules,
	startApp,
	startPasskey,
} from "#office/auth/second-factor-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/** Queries the user's own second factors. */
export const secondFactorsQuery = () =>
	queryOptions({
		queryKey: ["second-factors"],
		queryFn: ({ signal }) => adminCall(listSecondFactors, { signal }),
	});

/** Queries the ids of the users who have a second factor. */
export const usersWithFactorQuery = () =>
	queryOptions({
		queryKey: ["users", "second-factors"],
		queryFn: ({ signal }) => adminCall(listUsersWithSecondFactor, { signal }),
	});

export const signInRulesQuery = () =>
	queryOptions({
		queryKey: ["sign-in-rules"],
		queryFn: ({ signal }) => adminCall(getSignInRules, { signal }),
	});

export const beginApp = () => adminCall(startApp);
export const finishApp = (body: { token: string; name: string; code: string }) =>
	adminCall(addApp, { body });

export const beginPasskey = () => adminCall(startPasskey);
export const finishPasskey = (body: { token: string; name: string; passkey: NewPasskey }) =>
	adminCall(addPasskey, { body });

export const renameFactor = ({ id }: SecondFactor, name: string) =>
	adminCall(renameSecondFactor, { params: { id }, body: { name } });
export const removeFactor = ({ id }: SecondFactor) =>
	adminCall(removeSecondFactor, { params: { id } });
export const makeRecoveryCodes = () => adminCall(renewRecoveryCodes);

/** Removes every second factor of another user. */
export const removeFactorsOf = (id: number) => adminCall(removeSecondFactorsOf, { params: { id } });

export const saveSignInRules = (body: SignInRules) => adminCall(changeSignInRules, { body });

/** Refetches what a change of second factors shows in. */
export function refreshFactors(queries: QueryClient) {
	return Promise.all(
		["second-factors", "users", "sign-in-rules", "me", "activity"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
