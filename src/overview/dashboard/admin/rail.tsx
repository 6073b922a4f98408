import { useQuery } from "@tanstack/react-query";
import { useContext, useRef } from "react";
import { Link, useLocation } from "react-router";
import { mailStatusQuery } from "#intake/mail/queries.ts";
import { signOut } from "#office/auth/admin/sign-in.ts";
import { isAllowedPage } from "#overview/dashboard/admin/places.ts";
import { dashboardQuery } from "#overview/dashboard/queries.ts";
import { RoleContext } from "#platform/api/role-context.ts";
import { useSchool } from "#school/profile/context.tsx";
import { Icon, type IconName } from "#ui/admin/icon.tsx";
import { formatCount } from "#ui/admin/list-parts.tsx";

interface Place {
	to: string;
	name: string;
	icon: IconName;
}

const primaryLinks: readonly Place[] = [
	{ to: "/admin", name: "Today", icon: "today" },
	{ to: "/admin/registrations", name: "Registrations", icon: "registrations" },
	{ to: "/admin/contacts", name: "Messages", icon: "messages" },
	{ to: "/admin/chats", name: "Chats", icon: "chats" },
];

const secondaryLinks: readonly Place[] = [
	{ to: "/admin/calls", name: "Call list", icon: "phone" },
	{ to: "/admin/courses", name: "Courses", icon: "courses" },
	{ to: "/admin/facts", name: "Facts", icon: "teach" },
	{ to: "/admin/emails", name: "Emails", icon: "mail" },
	{ to: "/admin/canned-replies", name: "Canned replies", icon: "reply" },
	{ to: "/admin/users", name: "Users", icon: "users" },
	{ to: "/admin/activity", name: "Activity log", icon: "activity" },
	{ to: "/admin/settings", name: "Settings", icon: "settings" },
	{ to: "/admin/my-account", name: "My account", icon: "shield" },
];

/** Every place of the navigation, in its order. */
export const places: readonly Place[] = [...primaryLinks, ...secondaryLinks];

/** The school's logo in the colors of the admin area. */
export function AdminMark() {
	return (
		<svg viewBox="0 0 32 32" aria-hidden="true">
			<path
				className="mark-two"
				d="M.72 18.6h6.76l4.86-11.25 4.5 12.92 6.63-17.85A15.5 15.5 0 0 0 .72 18.6"
			/>
			<path
				className="mark-one"
				d="M1.47 21.4h7.85l2.74-6.35 4.7 13.48 9.09-24.5A15.5 15.5 0 1 1 1.47 21.4"
			/>
		</svg>
	);
}

/** Maximum that fits a badge on a phone. */
const ROOM = 99;

/** Shows a pending count, in full where there is space. */
function Count({ of: count }: { of: number }) {
	if (count === 0) return null;
	return (
		<b className="count">
			<span className="rail-badge">{count > ROOM ? `${ROOM}+` : count}</span>
			<span className="rail-number">{formatCount(count)}</span>
			<span className="hidden-text"> to review</span>
		</b>
	);
}

/** Main navigation: a rail on wide screens, a bar with four links and More on phones. */
export function Rail({ username, onShortcuts }: { username: string; onShortcuts: () => void }) {
	const { data } = useQuery(dashboardQuery());
	const { data: mail } = useQuery(mailStatusQuery());
	const { pathname } = useLocation();
	const role = useContext(RoleContext);
	const shownLinks = secondaryLinks.filter(({ to }) => isAllowedPage(role, to));
	const more = useRef<HTMLDivElement>(null);
	const close = () => more.current?.matches(":popover-open") && more.current.hidePopover();
	const waiting: Record<string, number | undefined> = {
		"/admin/registrations": data?.pendingRegistrations,
		"/admin/contacts": data?.unreadContacts,
		"/admin/emails": mail?.stuck,
	};
	const isHere = (to: string) =>
		to === "/admin" ? pathname.replace(/\/$/, "") === to : pathname.startsWith(to);
	const link = ({ to, name, icon }: Place) => (
		<Link key={to} to={to} onClick={close} {...(isHere(to) && { "aria-current": "page" as const })}>
			<Icon name={icon} />
			<span>{name}</span>
			<Count of={waiting[to] ?? 0} />
		</Link>
	);
	return (
		<nav className="rail" aria-label="Admin">
			<Link className="mark" to="/admin">
				<AdminMark />
				<span>{useSchool().name}</span>
			</Link>
			{primaryLinks.map(link)}
			<button
				type="button"
				popoverTarget="rest"
				className={secondaryLinks.some(({ to }) => isHere(to)) ? "in" : undefined}
			>
				<Icon name="more" />
				<span>More</span>
			</button>
			<div className="rest" id="rest" popover="auto" ref={more}>
				{shownLinks.map(link)}
				<div className="me">
					<a href="/">
						<Icon name="outside" />
						<span>View website</span>
					</a>
					<button
						type="button"
						onClick={() => {
							close();
							onShortcuts();
						}}
					>
						<Icon name="keyboard" />
						<span>Keyboard shortcuts</span>
					</button>
					<button type="button" onClick={signOut}>
						<Icon name="signOut" />
						<span>Sign out</span>
						<small>{username}</small>
					</button>
				</div>
			</div>
		</nav>
	);
}
