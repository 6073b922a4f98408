import { Link } from "react-router";
import { PAGES_PATH, SPANISH_PATH } from "#school/texts/admin/paths.ts";

const tabs = [
	{ to: PAGES_PATH, name: "English" },
	{ to: SPANISH_PATH, name: "Spanish" },
];

/** The languages of the site, of which one is open. */
export function LanguageTabs({ open }: { open: "English" | "Spanish" }) {
	return (
		<nav className="views" aria-label="Languages">
			{tabs.map(({ to, name }) => (
				<Link key={to} to={to} {...(name === open && { "aria-current": "page" as const })}>
					{name}
				</Link>
			))}
		</nav>
	);
}
