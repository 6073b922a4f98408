import { useParams } from "react-router";
import { TextEditorForm } from "#school/texts/admin/editor.tsx";
import { PAGES_PATH } from "#school/texts/admin/paths.ts";
import { getText } from "#school/texts/contract.ts";
import { nameOfSlot, slotIds } from "#school/texts/slots.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { FreshRecord } from "#ui/admin/stored-record.tsx";
import type { Route } from "./+types/editor-page.ts";

export const meta: Route.MetaFunction = (page) => {
	const slot = slotIds.find((id) => id === page.params.slot);
	return adminTitle(slot ? nameOfSlot(slot) : "Text")(page);
};

/** The editor of a text of the site. */
export default function TextPage() {
	const { slot = "" } = useParams();
	return (
		<FreshRecord
			call={getText}
			params={{ slot }}
			what="text"
			list={{ path: PAGES_PATH, name: "Pages" }}
		>
			{(text) => <TextEditorForm key={slot} text={text} />}
		</FreshRecord>
	);
}
