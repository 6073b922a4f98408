import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SessionsPanel } from "#office/auth/admin/sessions-panel.tsx";
import {
	AddUserDialog,
	ChangeRoleDialog,
	MyPasswordDialog,
	SetPasswordDialog,
} from "#office/auth/admin/user-dialogs.tsx";
import { type UserAction, UsersTable } from "#office/auth/admin/users-table.tsx";
import {
	deleteUser,
	listSessions,
	listUsers,
	type User,
	updateUser,
} from "#office/auth/contract.ts";
import {
	listUsersWithSecondFactor,
	removeSecondFactorsOf,
} from "#office/auth/second-factor-contract.ts";
import { useSession } from "#office/auth/use-session.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import type { Role } from "#platform/api/role.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";
import { toast } from "#ui/toast.ts";

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
	const { data: withFactor } = useQuery(queryOf(listUsersWithSecondFactor));
	const [acting, setActing] = useState<{ action: UserAction; user: User } | null>(null);
	const close = () => setActing(null);
	// The setup checklist links here with the dialog open.
	const dialog = address.get("dialog");
	const closeDialog = () => address.set({ dialog: null });
	const failed = (title: string) => (error: unknown) => {
		close();
		toast({
			title,
			description: messageOf(error, "No changes were made. Please try again."),
			variant: "destructive",
		});
	};
	const rights = useMutation({
		mutationFn: ({ id, version, isAdmin }: User) =>
			adminCall(updateUser, {
				params: { id },
				body: { isAdmin: !isAdmin },
				headers: ifMatch(version),
			}),
		onSuccess({ username, isAdmin }) {
			close();
			toast({
				title: "User updated",
				description: isAdmin
					? `${username} is an administrator.`
					: `${username} no longer has admin access.`,
			});
		},
		onError: failed("Update Failed"),
	});
	const removal = useMutation({
		mutationFn: ({ id, version }: User) =>
			adminCall(deleteUser, { params: { id }, headers: ifMatch(version) }),
		onSuccess(_, { username }) {
			close();
			toast({ title: "User deleted", description: `${username} can no longer sign in.` });
		},
		onError: failed("Deletion Failed"),
	});
	const factors = useMutation({
		mutationFn: ({ id }: User) => adminCall(removeSecondFactorsOf, { params: { id } }),
		onSuccess(_, { username }) {
			close();
			toast({
				title: "Second factor removed",
				description: `${username} signs in with the password alone.`,
			});
		},
		onError: failed("Removal failed"),
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
						withFactor={withFactor}
						onAction={(action, user) => setActing({ action, user })}
					/>
				)}
			</Loaded>
			<p className="pager">
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
			<ConfirmDialog
				open={acting?.action === "rights"}
				onCancel={close}
				onConfirm={() => user && rights.mutate(user)}
				title={
					user?.isAdmin
						? `Remove admin access from ${user.username}?`
						: `Make ${user?.username} an administrator?`
				}
				confirm={user?.isAdmin ? "Remove admin access" : "Make administrator"}
				busy={rights.isPending}
			>
				<p>
					{user?.isAdmin
						? "They can still sign in but will see only the public website."
						: rolesGrant[user?.role ?? "full"]}
				</p>
			</ConfirmDialog>
			<ConfirmDialog
				open={acting?.action === "factors"}
				onCancel={close}
				onConfirm={() => user && factors.mutate(user)}
				title={`Remove the second factor of ${user?.username}?`}
				confirm="Remove second factor"
				danger
				busy={factors.isPending}
			>
				<p>
					{`For a lost phone or key. All passkeys, apps and recovery codes of ${user?.username} stop working; the password stays. Make sure that it is really ${user?.username} who asks.`}
				</p>
			</ConfirmDialog>
			<ConfirmDialog
				open={acting?.action === "delete"}
				onCancel={close}
				onConfirm={() => user && removal.mutate(user)}
				title={`Delete user “${user?.username}”?`}
				confirm="Delete user"
				danger
				busy={removal.isPending}
			>
				<p>
					{`${user?.username} will be signed out immediately and can’t sign in again. Their activity stays in the log. This action cannot be undone.`}
				</p>
			</ConfirmDialog>
		</main>
	);
}
