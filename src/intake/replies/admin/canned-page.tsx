import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { CANNED_REPLIES_PATH } from "#intake/replies/admin/canned-choice.tsx";
import { CannedEditor } from "#intake/replies/admin/canned-editor.tsx";
import { getCannedReply } from "#intake/replies/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { StoredRecord } from "#ui/admin/stored-record.tsx";

export const meta = adminTitle("Canned reply");

/** The editor of a canned reply, or of a new one. */
export default function CannedReplyPage() {
	const { key } = useLocation();
	const { id } = useParams();
	if (id === "new") return <CannedEditor key={key} canned={null} />;
	return <StoredCannedReply key={id} id={Number(id)} />;
}

/** A later refetch leaves the editor alone. */
function StoredCannedReply({ id }: { id: number }) {
	const query = useQuery({
		...queryOf(getCannedReply, { params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});
	const list = { path: CANNED_REPLIES_PATH, name: "Canned replies" };
	return (
		<StoredRecord query={query} what="canned reply" list={list}>
			{(canned) => <CannedEditor canned={canned} />}
		</StoredRecord>
	);
}
