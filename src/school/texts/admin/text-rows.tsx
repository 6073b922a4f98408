import { Link } from "react-router";
import type { Language } from "#platform/text/language.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Row {
	/** Address of its editor. */
	to: string;
	label: string;
	state: { name: string; look: string };
	/** The text on one line. */
	text: string;
	language?: Language;
}

interface Props {
	/** Unique on the page. */
	id: string;
	title: string;
	/** Address on the site; null while no page shows the texts. */
	path: string | null;
	rows: readonly Row[];
}

/** Lists the texts of a page or a program, each with where it stands. */
export function TextRows({ id, title, path, rows }: Props) {
	return (
		<section className="titled-rows" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{path && (
				<a className="up-link" href={path} target="_blank" rel="noreferrer">
					View on Site
					<Icon name="outside" />
				</a>
			)}
			<ul className="rows">
				{rows.map(({ to, label, state, text, language }) => (
					<li key={`${to} ${label}`}>
						<Link className="record-link title-link" to={to}>
							{label}
						</Link>{" "}
						<span className={state.look}>{state.name}</span>
						<p className="sub clamp" lang={language}>
							{text}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
