import { useQuery } from "@tanstack/react-query";
import { endSession, listSessions, type Session, type User } from "#office/auth/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { tableDate, whenShort } from "#platform/calendar/dates.ts";
import { plural } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { Panel } from "#ui/admin/panel.tsx";
import { useChange } from "#ui/admin/use-change.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	user: User;
	onClose: () => void;
}

/** Lists active sessions and ends them. */
export function SessionsPanel({ user, onClose }: Props) {
	const query = useQuery(queryOf(listSessions));
	const sessions = (query.data ?? []).filter(({ username }) => username === user.username);
	const others = sessions.filter(({ isThis }) => !isThis);
	const { mutate: end, isPending } = useChange({
		save: (ids: string[]) =>
			Promise.all(ids.map((id) => adminCall(endSession, { params: { id } }))),
		failed: "Failed to sign out the device.",
		onSaved(_, { length }) {
			toast({
				title: "Device signed out",
				description:
					length === 1 ? "That device was signed out." : `${length} devices were signed out.`,
			});
		},
	});
	return (
		<Panel onClose={onClose} kind="User" title={user.username}>
			<p className="sub">
				{user.isAdmin ? "Administrator" : "No admin access"}
				{query.data && ` · ${plural(sessions.length, "session")}`}
			</p>
			<Loaded query={query} what="sessions">
				{() =>
					sessions.length === 0 ? (
						<p>Not signed in on any device.</p>
					) : (
						<ul className="rows sessions">
							{sessions.map((session) => (
								<SessionLine
									key={session.id}
									session={session}
									busy={isPending}
									onEnd={() => end([session.id])}
								/>
							))}
						</ul>
					)
				}
			</Loaded>
			{others.length > 1 && (
				<button
					type="button"
					className="button danger"
					disabled={isPending}
					onClick={() => end(others.map(({ id }) => id))}
				>
					{others.length === sessions.length
						? "Sign out all devices"
						: "Sign out all other devices"}
				</button>
			)}
		</Panel>
	);
}

function SessionLine(props: { session: Session; busy: boolean; onEnd: () => void }) {
	const { browser, address, startedAt, lastSeenAt, isThis } = props.session;
	const now = new Date();
	const seen = isThis ? "Active now" : `Last used ${whenShort(lastSeenAt, now)}`;
	return (
		<li>
			<span className="device">
				<Icon name={/phone|android/i.test(browser) ? "mobile" : "computer"} />
			</span>
			<span>
				<b>{browser}</b>
				<small>{`${seen} · signed in ${tableDate(startedAt)}`}</small>
				<small className="num">{`IP ${address}`}</small>
			</span>
			{isThis ? (
				<span className="status accepted">This device</span>
			) : (
				<button type="button" className="button" disabled={props.busy} onClick={props.onEnd}>
					Sign out<span className="hidden-text"> {browser}</span>
				</button>
			)}
		</li>
	);
}
