import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { LanguageTabs } from "#school/texts/admin/language-tabs.tsx";
import { lookOf, stateInWords, translationPath } from "#school/translations/admin/words.ts";
import { listTranslations, type Translation } from "#school/translations/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

export const meta = adminTitle("Pages in Spanish");

/** Lists the Spanish of everything that the school publishes, page by page, then program by program. */
export default function TranslationList() {
	const query = useQuery(queryOf(listTranslations));
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead
				title="Pages"
				total={null}
				about="What the school says in Spanish. A line without Spanish is shown in English."
			/>
			<LanguageTabs open="Spanish" />
			<StaleBanner query={query} />
			<Loaded query={query} what="texts">
				{(translations) => {
					// Two programs may have one title.
					const groups = Map.groupBy(translations, ({ name }) => name.split(".")[0]);
					return [...groups].map(([key, texts]) => (
						<TranslationsOf key={key} translations={texts} />
					));
				}}
			</Loaded>
		</main>
	);
}

function TranslationsOf({ translations }: { translations: readonly Translation[] }) {
	const [first] = translations;
	const id = `in-spanish-${first?.name}`;
	return (
		<section className="titled-rows" aria-labelledby={id}>
			<h2 id={id}>{first?.group}</h2>
			{first?.path && (
				<a className="up-link" href={first.path} target="_blank" rel="noreferrer">
					View on Site
					<Icon name="outside" />
				</a>
			)}
			<ul className="rows">
				{translations.map((translation) => (
					<li key={translation.name}>
						<Link className="record-link title-link" to={translationPath(translation.name)}>
							{translation.label}
						</Link>{" "}
						<span className={lookOf(translation)}>{stateInWords(translation)}</span>
						<p className="sub clamp" lang={translation.spanish ? "es" : "en"}>
							{linesOf(translation.spanish || translation.english).join(" ")}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
