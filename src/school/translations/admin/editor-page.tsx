import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { SPANISH_PATH } from "#school/texts/admin/paths.ts";
import { TranslationEditor } from "#school/translations/admin/editor.tsx";
import { getTranslation } from "#school/translations/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { StoredRecord } from "#ui/admin/stored-record.tsx";

export const meta = adminTitle("Text in Spanish");

/** The editor of the Spanish of a text. A later refetch leaves it alone. */
export default function TranslationPage() {
	const { name = "" } = useParams();
	const query = useQuery({
		...queryOf(getTranslation, { params: { name } }),
		staleTime: 0,
		gcTime: 0,
	});
	return (
		<StoredRecord query={query} what="text" list={{ path: SPANISH_PATH, name: "Pages in Spanish" }}>
			{(translation) => <TranslationEditor key={name} translation={translation} />}
		</StoredRecord>
	);
}
