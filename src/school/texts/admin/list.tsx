import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { LanguageTabs } from "#school/texts/admin/language-tabs.tsx";
import { textPath } from "#school/texts/admin/paths.ts";
import { lookOf, stateInWords } from "#school/texts/admin/words.ts";
import { type AdminText, listAdminTexts } from "#school/texts/contract.ts";
import { pageOf, slotOf, textPages } from "#school/texts/slots.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

export const meta = adminTitle("Pages");

/** Lists the school's own texts of the site, page by page. */
export default function TextList() {
	const query = useQuery(queryOf(listAdminTexts));
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead
				title="Pages"
				total={null}
				about="What the school says about itself. Samples stay until you write your own words."
			/>
			<LanguageTabs open="English" />
			<StaleBanner query={query} />
			<Loaded query={query} what="texts">
				{(texts) =>
					Object.entries(textPages).map(([page, { name, path }]) => (
						<TextsOfPage
							key={page}
							name={name}
							path={path}
							texts={texts.filter(({ slot }) => pageOf(slot) === page)}
						/>
					))
				}
			</Loaded>
		</main>
	);
}

function TextsOfPage(props: { name: string; path: string; texts: readonly AdminText[] }) {
	const { name, path, texts } = props;
	return (
		<section className="titled-rows" aria-labelledby={`texts-${path}`}>
			<h2 id={`texts-${path}`}>{name}</h2>
			<a className="up-link" href={path} target="_blank" rel="noreferrer">
				View on Site
				<Icon name="outside" />
			</a>
			<ul className="rows">
				{texts.map((text) => (
					<li key={text.slot}>
						<Link className="record-link title-link" to={textPath(text.slot)}>
							{slotOf(text.slot).label}
						</Link>{" "}
						<span className={lookOf(text)}>{stateInWords(text)}</span>
						<p className="sub clamp">{linesOf(text.text).join(" ")}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
