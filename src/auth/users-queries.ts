import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminCall, ifMatch } from "#api/admin-call.ts";
import {
	changeOwnPassword,
	createUser,
	deleteUser,
	listSessions,
	listUsers,
	type OwnPasswordInput,
	revokeSession,
	type User,
	type UserInput,
	updateUser,
} from "#auth/contract.ts";

/** Everybody who can sign in. */
export const usersQuery = () =>
	queryOptions({ queryKey: ["users"], queryFn: ({ signal }) => adminCall(listUsers, { signal }) });

/** Every session that can still be used. */
export const sessionsQuery = () =>
	queryOptions({
		queryKey: ["sessions"],
		queryFn: ({ signal }) => adminCall(listSessions, { signal }),
	});

export const addUser = (body: UserInput) => adminCall(createUser, { body });

/** Changes password or rights of a user, if nobody changed the user since. */
export const saveUser = ({ id, version }: User, body: { password?: string; isAdmin?: boolean }) =>
	adminCall(updateUser, { params: { id }, body, headers: ifMatch(version) });

/** Deletes a user, if nobody changed the user since. */
export const removeUser = ({ id, version }: User) =>
	adminCall(deleteUser, { params: { id }, headers: ifMatch(version) });

export const endSession = (id: string) => adminCall(revokeSession, { params: { id } });

export const changeMyPassword = (body: OwnPasswordInput) => adminCall(changeOwnPassword, { body });

/** After any change of a user or a session. */
export function refreshUsers(queries: QueryClient) {
	return Promise.all(
		["users", "sessions", "activity", "checklist"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
