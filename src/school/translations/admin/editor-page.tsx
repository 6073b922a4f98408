import { useParams } from "react-router";
import { SPANISH_PATH } from "#school/texts/admin/paths.ts";
import { TranslationEditor } from "#school/translations/admin/editor.tsx";
import { getTranslation } from "#school/translations/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { FreshRecord } from "#ui/admin/stored-record.tsx";

export const meta = adminTitle("Text in Spanish");

/** The editor of the Spanish of a text. */
export default function TranslationPage() {
	const { name = "" } = useParams();
	return (
		<FreshRecord
			call={getTranslation}
			params={{ name }}
			what="text"
			list={{ path: SPANISH_PATH, name: "Pages in Spanish" }}
		>
			{(translation) => <TranslationEditor key={name} translation={translation} />}
		</FreshRecord>
	);
}
