import { useNavigate } from "react-router";
import type { ListedUser, Session, User } from "#office/auth/contract.ts";
import { roleLabels } from "#platform/api/role.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import { plural } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { MenuItem, MenuLine, RowMenu } from "#ui/admin/menu.tsx";
import { Table } from "#ui/admin/table.tsx";

/** Actions of a user's row menu. */
export type UserAction = "set" | "sessions" | "delete" | "rights" | "role" | "factors";

interface Props {
	users: readonly ListedUser[];
	sessions: readonly Session[] | undefined;
	/** Username of the current session. */
	me: string | undefined;
	onAction: (action: UserAction, user: User) => void;
}

export function UsersTable({ users, sessions, me, onAction }: Props) {
	const now = new Date();
	const sessionsOf = ({ username }: User) =>
		sessions?.filter((session) => session.username === username);
	return (
		<Table
			caption="Users"
			className="users-table"
			columns={[
				{
					name: "username",
					at: "title",
					heading: "Username",
					cell: ({ username }) => (
						<>
							<b className="record-link">{username}</b>{" "}
							{username === me && <span className="soft">you</span>}
						</>
					),
				},
				{
					name: "role",
					at: "second",
					heading: "Role",
					cell: (user) => <UserRole user={user} />,
				},
				{
					name: "lastActive",
					at: "third",
					heading: "Last active",
					className: "soft num grows",
					cell(user) {
						const [latest] = sessionsOf(user) ?? [];
						return latest ? whenShort(latest.lastSeenAt, now) : sessions && "Not signed in";
					},
				},
				{
					name: "sessions",
					at: "foot",
					heading: "Sessions",
					cell: (user) =>
						sessions && (
							<button
								type="button"
								className="text-button"
								onClick={() => onAction("sessions", user)}
							>
								{plural(sessionsOf(user)?.length ?? 0, "session")}
								<span className="hidden-text"> for {user.username}</span>
							</button>
						),
				},
				{
					name: "actions",
					at: "end",
					heading: <span className="hidden-text">Actions</span>,
					cell: (user) => <UserMenu {...{ user, onAction }} isMe={user.username === me} />,
				},
			]}
			rows={users}
			keyOf={({ id }) => id}
		/>
	);
}

function UserRole({ user }: { user: ListedUser }) {
	return (
		<>
			{user.isAdmin ? (
				<span className="quiet-status strong">
					<Icon name="shield" />
					{user.role === "full" ? "Administrator" : roleLabels[user.role]}
				</span>
			) : (
				<span className="status off">No admin access</span>
			)}
			{user.hasSecondFactor && <small className="soft">Second factor</small>}
		</>
	);
}

interface MenuProps extends Pick<Props, "onAction"> {
	user: ListedUser;
	isMe: boolean;
}

function UserMenu({ user, isMe, onAction }: MenuProps) {
	const navigate = useNavigate();
	return (
		<RowMenu label={`Actions for ${user.username}`}>
			<MenuItem icon="key" onSelect={() => onAction("set", user)}>
				Change password
			</MenuItem>
			<MenuItem icon="devices" onSelect={() => onAction("sessions", user)}>
				Sessions
			</MenuItem>
			{user.isAdmin && (
				<MenuItem icon="users" onSelect={() => onAction("role", user)}>
					Change role
				</MenuItem>
			)}
			{user.hasSecondFactor && !isMe && (
				<MenuItem icon="mobile" onSelect={() => onAction("factors", user)}>
					Remove second factor
				</MenuItem>
			)}
			<MenuItem
				icon={user.isAdmin ? "shieldOff" : "shield"}
				onSelect={() => onAction("rights", user)}
			>
				{user.isAdmin ? "Remove admin access" : "Make administrator"}
			</MenuItem>
			<MenuItem
				icon="activity"
				onSelect={() => navigate(`/admin/activity?kind=user&recordId=${user.id}`)}
			>
				View activity
			</MenuItem>
			<MenuLine />
			<MenuItem icon="bin" danger onSelect={() => onAction("delete", user)}>
				Delete
			</MenuItem>
		</RowMenu>
	);
}
