import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DailySummary } from "#auth/admin/daily-summary.tsx";
import { SessionsPanel } from "#auth/admin/sessions-panel.tsx";
import { AddUserDialog, MyPasswordDialog, SetPasswordDialog } from "#auth/admin/user-dialogs.tsx";
import { type UserAction, UsersTable } from "#auth/admin/users-table.tsx";
import type { User } from "#auth/contract.ts";
import { useSession } from "#auth/use-session.ts";
import {
	refreshUsers,
	removeUser,
	saveUser,
	sessionsQuery,
	usersQuery,
} from "#auth/users-queries.ts";
import { adminTitle } from "#school/admin-title.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";
import { toast } from "#ui/toast.ts";

export const meta = () => adminTitle("Users");

/** Lists users and sessions. Rarely used, so every rule is shown next to its control. */
export default function Users() {
	const queries = useQueryClient();
	const me = useSession()?.user.username;
	const address = useListParams();
	const query = useQuery(usersQuery());
	const { data: sessions } = useQuery(sessionsQuery());
	const [acting, setActing] = useState<{ action: UserAction; user: User } | null>(null);
	const close = () => setActing(null);
	// The setup checklist links here with the dialog open.
	const dialog = address.get("dialog");
	const closeDialog = () => address.set({ dialog: null });
	const failed = (title: string) => (error: unknown) => {
		close();
		refreshUsers(queries);
		toast({
			title,
			description: messageOf(error, "No changes were made. Please try again."),
			variant: "destructive",
		});
	};
	const rights = useMutation({
		mutationFn: (user: User) => saveUser(user, { isAdmin: !user.isAdmin }),
		onSuccess({ username, isAdmin }) {
			close();
			refreshUsers(queries);
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
		mutationFn: removeUser,
		onSuccess(_, { username }) {
			close();
			refreshUsers(queries);
			toast({ title: "User deleted", description: `${username} can no longer sign in.` });
		},
		onError: failed("Deletion Failed"),
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
			{!query.data && !query.error && <LoadingRows what="users" />}
			{!query.data && query.error && (
				<ErrorState
					what="users"
					error={query.error}
					at={query.errorUpdatedAt}
					onRetry={query.refetch}
				/>
			)}
			{query.data && (
				<UsersTable
					users={query.data}
					sessions={sessions}
					me={me}
					onAction={(action, user) => setActing({ action, user })}
				/>
			)}
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
			<DailySummary />
			{dialog === "add" && <AddUserDialog onClose={closeDialog} />}
			{dialog === "password" && <MyPasswordDialog onClose={closeDialog} />}
			{acting?.action === "set" && <SetPasswordDialog user={acting.user} onClose={close} />}
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
						: "They will be able to view and change everything in the admin area."}
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
