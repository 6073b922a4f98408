import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SessionsPanel } from "#office/auth/admin/sessions-panel.tsx";
import {
	AddUserDialog,
	ChangeRoleDialog,
	MyPasswordDialog,
	SetPasswordDialog,
	updateUser,
} from "#office/auth/admin/user-dialogs.tsx";
import { type UserAction, UsersTable } from "#office/auth/admin/users-table.tsx";
import { deleteUser, listSessions, listUsers, type User } from "#office/auth/contract.ts";
import { removeSecondFactorsOf } from "#office/auth/second-factor-contract.ts";
import { useSession } from "#office/auth/use-session.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import type { Role } from "#platform/api/role.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";

/** What making someone an administrator lets them do. */
const rolesGrant: Readonly<Record<Role, string>> = {
	full: "They will be able to view and change everything in the admin area.",
	desk: "They will have the role “Front desk” in the admin area.",
	viewer: "They will have the role “Read only” in the admin area.",
};

export const meta = adminTitle("Users");

/** Lists users and sessions. Rarely used, so every rule is shown next to its control. */
export default function Users() {
	const me = useSession()?.user.username;
	const address = useListParams();
	const query = useQuery(queryOf(listUsers));
	const { data: sessions } = useQuery(queryOf(listSessions));
	const [acting, setActing] = useState<{ action: UserAction; user: User } | null>(null);
	const close = () => setActing(null);
	// The setup checklist links here with the dialog open.
	const dialog = address.get("dialog");
	const closeDialog = () => address.set({ dialog: null });
	const failed = (title: string) => ({
		title,
		description: "No changes were made. Please try again.",
	});
	const user = acting?.user;

	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead title="Users" total={query.data?.length}>
				<button
					type="button"
					className="button not-phone"
					onClick={() => address.set({ dialog: "password" })}
				>
					<Icon name="key" />
					Change my password
				</button>
				<button
					type="button"
					className="button primary"
					onClick={() => address.set({ dialog: "add" })}
				>
					<Icon name="userPlus" />
					Add user
				</button>
			</ListHead>
			<Loaded query={query} what="users">
				{(users) => (
					<UsersTable
						users={users}
						sessions={sessions}
						me={me}
						onAction={(action, user) => setActing({ action, user })}
					/>
				)}
			</Loaded>
			<p className="row-line sub pager">
				<button
					type="button"
					className="text-button only-phone"
					onClick={() => address.set({ dialog: "password" })}
				>
					<Icon name="key" />
					Change my password
				</button>
				<span>
					After 10 wrong passwords, an account is locked for 15 minutes, except on networks where it
					signed in during the last 30 days. You can’t remove the last administrator.
				</span>
			</p>
			{dialog === "add" && <AddUserDialog onClose={closeDialog} />}
			{dialog === "password" && <MyPasswordDialog onClose={closeDialog} />}
			{acting?.action === "set" && <SetPasswordDialog user={acting.user} onClose={close} />}
			{acting?.action === "role" && <ChangeRoleDialog user={acting.user} onClose={close} />}
			{acting?.action === "sessions" && (
				<SessionsPanel key={acting.user.id} user={acting.user} onClose={close} />
			)}
			{user && acting.action === "rights" && (
				<ActionDialog
					onClose={close}
					title={
						user.isAdmin
							? `Remove admin access from ${user.username}?`
							: `Make ${user.username} an administrator?`
					}
					confirm={user.isAdmin ? "Remove admin access" : "Make administrator"}
					action={() => updateUser(user, { isAdmin: !user.isAdmin })}
					done={({ username, isAdmin }) => ({
						title: "User changed",
						description: isAdmin
							? `${username} is an administrator.`
							: `${username} no longer has admin access.`,
					})}
					failed={failed("Update Failed")}
				>
					{user.isAdmin
						? "They can still sign in but will see only the public website."
						: rolesGrant[user.role]}
				</ActionDialog>
			)}
			{user && acting.action === "factors" && (
				<ActionDialog
					onClose={close}
					title={`Remove the second factor of ${user.username}?`}
					confirm="Remove second factor"
					danger
					action={() => adminCall(removeSecondFactorsOf, { params: { id: user.id } })}
					done={() => ({
						title: "Second factor removed",
						description: `${user.username} signs in with the password alone.`,
					})}
					failed={failed("Removal failed")}
				>
					{`For a lost phone or key. All passkeys, apps and recovery codes of ${user.username} stop working; the password stays. Make sure that it is really ${user.username} who asks.`}
				</ActionDialog>
			)}
			{user && acting.action === "delete" && (
				<ActionDialog
					onClose={close}
					title={`Delete user “${user.username}”?`}
					confirm="Delete user"
					danger
					action={() =>
						adminCall(deleteUser, { params: { id: user.id }, headers: ifMatch(user.version) })
					}
					done={() => ({
						title: "User deleted",
						description: `${user.username} can no longer sign in.`,
					})}
					failed={failed("Deletion Failed")}
				>
					{`${user.username} will be signed out immediately and can’t sign in again. Their activity stays in the log. This action cannot be undone.`}
				</ActionDialog>
			)}
		</main>
	);
}
