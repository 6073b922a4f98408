import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { LanguagePage } from "#school/texts/admin/language-page.tsx";
import { TextRows } from "#school/texts/admin/text-rows.tsx";
import { lookOf, stateInWords, translationPath } from "#school/translations/admin/words.ts";
import { listTranslations } from "#school/translations/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";

export const meta = adminTitle("Pages in Spanish");

/** Lists the Spanish of everything that the school publishes, page by page, then program by program, then classes and facts. */
export default function TranslationList() {
	const query = useQuery(queryOf(listTranslations));
	return (
		<LanguagePage
			language="Spanish"
			about="What the school says in Spanish. A line without Spanish is shown in English."
			query={query}
		>
			{(translations) => {
				// Two programs may have one title.
				const groups = Map.groupBy(
					translations,
					({ name }) => name.replace(/^fact-\d+/, "facts").split(".")[0],
				);
				return [...groups].map(([key, texts]) => (
					<TextRows
						key={key}
						id={`in-spanish-${key}`}
						title={texts[0]?.group ?? ""}
						path={texts[0]?.path ?? null}
						rows={texts.map((translation) => ({
							to: translationPath(translation.name),
							label: translation.label,
							state: { name: stateInWords(translation), look: lookOf(translation) },
							text: linesOf(translation.spanish || translation.english).join(" "),
							language: translation.spanish ? "es" : "en",
						}))}
					/>
				));
			}}
		</LanguagePage>
	);
}
