import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { LanguagePage } from "#school/texts/admin/language-page.tsx";
import { textPath } from "#school/texts/admin/paths.ts";
import { TextRows } from "#school/texts/admin/text-rows.tsx";
import { lookOf, stateInWords } from "#school/texts/admin/words.ts";
import { listAdminTexts } from "#school/texts/contract.ts";
import { slotOf, textPageOf, textPages } from "#school/texts/slots.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";

export const meta = adminTitle("Pages");

/** Lists the school's own texts of the site, page by page. */
export default function TextList() {
	const query = useQuery(queryOf(listAdminTexts));
	return (
		<LanguagePage
			language="English"
			about="What the school says about itself. Samples stay until you write your own words."
			query={query}
		>
			{(texts) =>
				Object.entries(textPages).map(([page, { name, path }]) => (
					<TextRows
						key={page}
						id={`texts-${page}`}
						title={name}
						path={path}
						rows={texts
							.filter(({ slot }) => textPageOf(slot) === page)
							.map((text) => ({
								to: textPath(text.slot),
								label: slotOf(text.slot).label,
								state: { name: stateInWords(text), look: lookOf(text) },
								text: linesOf(text.text).join(" "),
							}))}
					/>
				))
			}
		</LanguagePage>
	);
}
