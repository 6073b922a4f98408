import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { latestConversationQuery } from "#assistant/admin/queries.ts";
import { formatCount } from "#platform/text/plural.ts";

const HERE = "/admin/chats";

/** Layout of the chat pages, with their tabs. */
export default function ChatLayout() {
	const { pathname } = useLocation();
	const { data: conversations } = useQuery(latestConversationQuery());
	const nav = useRef<HTMLElement>(null);
	const tabs = [
		{ to: HERE, name: "Conversations", count: conversations?.total },
		{ to: `${HERE}/questions`, name: "Questions" },
		{ to: `${HERE}/figures`, name: "Analytics" },
	];
	const place = pathname.replace(/\/$/, "");
	const isHere = (to: string) => (to === HERE ? place === HERE : place.startsWith(to));

	// On a phone the tabs are wider than the screen, and wider still with their counts.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tab, and counts move the tabs
	useEffect(() => {
		const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
		if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - 40;
	}, [pathname, conversations?.total]);

	return (
		<main id="main" className="work full chats" tabIndex={-1}>
			<header className="row-line head-bar">
				<div>
					<h1>Chats</h1>
				</div>
			</header>
			<nav ref={nav} className="views" aria-label="Chats">
				{tabs.map(({ to, name, count }) => (
					<Link key={to} to={to} {...(isHere(to) && { "aria-current": "page" as const })}>
						{name} {typeof count === "number" && <b>{formatCount(count)}</b>}
					</Link>
				))}
			</nav>
			<Outlet />
		</main>
	);
}
