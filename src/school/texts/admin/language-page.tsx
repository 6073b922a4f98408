import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PAGES_PATH, SPANISH_PATH } from "#school/texts/admin/paths.ts";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

const tabs = [
	{ to: PAGES_PATH, name: "English" },
	{ to: SPANISH_PATH, name: "Spanish" },
];

interface Props<Data> {
	language: "English" | "Spanish";
	about: string;
	query: UseQueryResult<Data>;
	children: (texts: Data) => ReactNode;
}

/** The list of all texts in one language of the site, with the way to the other. */
export function LanguagePage<Data>({ language, about, query, children }: Props<Data>) {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead title="Pages" total={null} about={about} />
			<nav className="views" aria-label="Languages">
				{tabs.map(({ to, name }) => (
					<Link key={to} to={to} {...(name === language && { "aria-current": "page" as const })}>
						{name}
					</Link>
				))}
			</nav>
			<StaleBanner query={query} />
			<Loaded query={query} what="texts">
				{children}
			</Loaded>
		</main>
	);
}
