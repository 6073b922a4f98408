import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useContext, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import { mailStatusQuery } from "#intake/mail/queries.ts";
import { signOut } from "#office/auth/admin/sign-in.ts";
import {
	groupsOf,
	myAccount,
	PLACES_IN_BAR,
	type Place,
	placesOf,
} from "#overview/dashboard/admin/navigation.ts";
import { dashboardQuery } from "#overview/dashboard/queries.ts";
import { RoleContext } from "#platform/api/role-context.ts";
import { formatCount } from "#platform/text/plural.ts";
import { useSchool } from "#school/profile/context.tsx";
import { Icon } from "#ui/admin/icon.tsx";

import { useMediaQuery } from "#ui/admin/use-media-query.ts";

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
			<span className="not-wide">{count > ROOM ? `${ROOM}+` : count}</span>
			<span className="only-wide">{formatCount(count)}</span>
			<span className="hidden-text"> to review</span>
		</b>
	);
}

/** A list of places under its heading. */
function Group({ name, children }: { name: string; children: ReactNode }) {
	const id = useId();
	return (
		<>
			<p id={id} className="rail-heading">
				{name}
			</p>
			<ul aria-labelledby={id}>{children}</ul>
		</>
	);
}

/** Main navigation: a rail on wide screens, a bar with a few links and More on phones. */
export function Rail({ username, onShortcuts }: { username: string; onShortcuts: () => void }) {
	const { data } = useQuery(dashboardQuery());
	const { data: mail } = useQuery(mailStatusQuery());
	const { pathname } = useLocation();
	const schoolName = useSchool().name;
	const role = useContext(RoleContext);
	const isWide = useMediaQuery("(min-width: 1024px)");
	const more = useRef<HTMLDivElement>(null);
	const close = () => more.current?.matches(":popover-open") && more.current.hidePopover();
	const waiting: Record<string, number | undefined> = {
		"/admin/registrations": data?.pendingRegistrations,
		"/admin/contacts": data?.unreadContacts,
		"/admin/emails": mail?.stuck,
	};
	const isHere = ({ to }: Place) =>
		to === "/admin" ? pathname.replace(/\/$/, "") === to : pathname.startsWith(to);
	const link = (place: Place) => (
		<li key={place.to}>
			<Link
				to={place.to}
				onClick={close}
				{...(isHere(place) && { "aria-current": "page" as const })}
			>
				<Icon name={place.icon} />
				<span>{place.name}</span>
				<Count of={waiting[place.to] ?? 0} />
			</Link>
		</li>
	);
	const places = placesOf(role);
	const inBar = isWide ? [] : places.slice(0, PLACES_IN_BAR);
	const groups = groupsOf(role, inBar).map(({ name, places }) => (
		<Group key={name} name={name}>
			{places.map(link)}
		</Group>
	));
	const own = (
		<ul className="me" aria-label="Your account">
			{link(myAccount)}
			<li>
				<a href="/">
					<Icon name="outside" />
					<span>View website</span>
				</a>
			</li>
			<li>
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
			</li>
			<li>
				<button type="button" onClick={signOut}>
					<Icon name="signOut" />
					<span>Sign out</span>
					<small>{username}</small>
				</button>
			</li>
		</ul>
	);
	if (isWide) {
		return (
			<nav className="rail" aria-label="Admin">
				<Link className="mark" to="/admin">
					<AdminMark />
					<span>{schoolName}</span>
				</Link>
				<div className="rail-groups">{groups}</div>
				{own}
			</nav>
		);
	}
	return (
		<nav className="rail" aria-label="Admin">
			<ul className="rail-bar" aria-label="Main pages">
				{inBar.map(link)}
			</ul>
			<button
				type="button"
				popoverTarget="rest"
				className={places.slice(PLACES_IN_BAR).some(isHere) ? "in" : undefined}
			>
				<Icon name="more" />
				<span>More</span>
			</button>
			<div className="rest" id="rest" popover="auto" ref={more}>
				{groups}
				{own}
			</div>
		</nav>
	);
}
