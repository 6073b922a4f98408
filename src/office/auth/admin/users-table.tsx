import { useNavigate } from "react-router";
import type { Session, User } from "#office/auth/contract.ts";
import { roleLabels } from "#platform/api/role.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import { plural } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { asColumnHead, asRows, cellRole, rowRole, tableRole } from "#ui/admin/list-parts.tsx";
import { MenuItem, MenuLine, RowMenu } from "#ui/admin/menu.tsx";

/** Actions of a user's row menu. */
export type UserAction = "set" | "sessions" | "delete" | "rights" | "role" | "factors";

interface Props {
	users: readonly User[];
	sessions: readonly Session[] | undefined;
	/** Username of the current session. */
	me: string | undefined;
	/** Ids of the users who have a second factor; undefined until known. */
	withFactor: readonly number[] | undefined;
	onAction: (action: UserAction, user: User) => void;
}

export function UsersTable({ users, sessions, me, withFactor, onAction }: Props) {
	const now = new Date();
	const navigate = useNavigate();
	return (
		<table {...tableRole} className="list-table users">
			<caption className="hidden-text">Users</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
					{["Username", "Role", "Last active", "Sessions"].map((name) => (
						<th {...asColumnHead} scope="col" key={name}>
							{name}
						</th>
					))}
					<th {...asColumnHead} scope="col">
						<span className="hidden-text">Actions</span>
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{users.map((user) => {
					const userSessions = sessions?.filter(({ username }) => username === user.username);
					return (
						<tr {...rowRole} key={user.id}>
							<td {...cellRole} className="area-a name-cell">
								<b>{user.username}</b> {user.username === me && <span className="soft">you</span>}
							</td>
							<td {...cellRole} className="area-c">
								{user.isAdmin ? (
									<span className="quiet-status strong">
										<Icon name="shield" />
										{user.role === "full" ? "Administrator" : roleLabels[user.role]}
									</span>
								) : (
									<span className="status off">No admin access</span>
								)}
								{withFactor?.includes(user.id) && <small className="soft">Second factor</small>}
							</td>
							<td {...cellRole} className="area-d soft num wide-cell">
								{userSessions?.[0]
									? whenShort(userSessions[0].lastSeenAt, now)
									: userSessions && "Not signed in"}
							</td>
							<td {...cellRole} className="area-e soft">
								{userSessions && (
									<button
										type="button"
										className="text-button"
										onClick={() => onAction("sessions", user)}
									>
										{plural(userSessions.length, "session")}
										<span className="hidden-text"> for {user.username}</span>
									</button>
								)}
							</td>
							<td {...cellRole} className="area-b menu-cell">
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
									{withFactor?.includes(user.id) && user.username !== me && (
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
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
