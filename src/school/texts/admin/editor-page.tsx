import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { TextEditorForm } from "#school/texts/admin/editor.tsx";
import { PAGES_PATH } from "#school/texts/admin/paths.ts";
import { getText } from "#school/texts/contract.ts";
import { nameOfSlot, slotIds } from "#school/texts/slots.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { StoredRecord } from "#ui/admin/stored-record.tsx";
import type { Route } from "./+types/editor-page.ts";

export const meta: Route.MetaFunction = (page) => {
	const slot = slotIds.find((id) => id === page.params.slot);
	return adminTitle(slot ? nameOfSlot(slot) : "Text")(page);
};

/** The editor of a text of the site. A later refetch leaves it alone. */
export default function TextPage() {
	const { slot = "" } = useParams();
	const query = useQuery({ ...queryOf(getText, { params: { slot } }), staleTime: 0, gcTime: 0 });
	return (
		<StoredRecord query={query} what="text" list={{ path: PAGES_PATH, name: "Pages" }}>
			{(text) => <TextEditorForm key={slot} text={text} />}
		</StoredRecord>
	);
}
