import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	changeOwnPassword,
	createUser,
	deleteUser,
	endOtherSessions,
	endSession as endSessionEndpoint,
	getSummaryRecipient,
	listSessions,
	listUsers,
	type OwnPasswordInput,
	setSummaryRecipient,
	type User,
	type UserInput,
	type UserPatch,
	updateUser,
} from "#office/auth/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";

export const usersQuery = () =>
	queryOptions({ queryKey: ["users"], queryFn: ({ signal }) => adminCall(listUsers, { signal }) });

/** Queries all active sessions. */
export const sessionsQuery = () =>
	queryOptions({
		queryKey: ["sessions"],
		queryFn: ({ signal }) => adminCall(listSessions, { signal }),
	});

export const addUser = (body: UserInput) => adminCall(createUser, { body });

/** Updates a user's password, admin access or role; fails with a conflict if the user has changed since. */
export const saveUser = ({ id, version }: User, body: UserPatch) =>
	adminCall(updateUser, { params: { id }, body, headers: ifMatch(version) });

/** Deletes a user; fails with a conflict if the user has changed since. */
export const removeUser = ({ id, version }: User) =>
	adminCall(deleteUser, { params: { id }, headers: ifMatch(version) });

export const endSession = (id: string) => adminCall(endSessionEndpoint, { params: { id } });

/** Signs the user out everywhere else. */
export const endMyOtherSessions = () => adminCall(endOtherSessions);

export const changeMyPassword = (body: OwnPasswordInput) => adminCall(changeOwnPassword, { body });

/** Queries where your daily summary goes. */
export const summaryRecipientQuery = () =>
	queryOptions({
		queryKey: ["daily-summary"],
		queryFn: ({ signal }) => adminCall(getSummaryRecipient, { signal }),
	});

/** Sets where your daily summary goes; null turns it off. */
export const saveSummaryRecipient = (email: string | null) =>
	adminCall(setSummaryRecipient, { body: { email } });

/** Invalidates users and sessions after a change of either. */
export function refreshUsers(queries: QueryClient) {
	return Promise.all(
		["users", "sessions", "activity", "checklist"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
