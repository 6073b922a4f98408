import { useLocation, useParams } from "react-router";
import { CANNED_REPLIES_PATH } from "#intake/replies/admin/canned-choice.tsx";
import { CannedEditor } from "#intake/replies/admin/canned-editor.tsx";
import { getCannedReply } from "#intake/replies/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { FreshRecord } from "#ui/admin/stored-record.tsx";

export const meta = adminTitle("Canned reply");

/** The editor of a canned reply, or of a new one. */
export default function CannedReplyPage() {
	const { key } = useLocation();
	const { id } = useParams();
	if (id === "new") return <CannedEditor key={key} canned={null} />;
	return (
		<FreshRecord
			key={id}
			call={getCannedReply}
			params={{ id: Number(id) }}
			what="canned reply"
			list={{ path: CANNED_REPLIES_PATH, name: "Canned replies" }}
		>
			{(canned) => <CannedEditor canned={canned} />}
		</FreshRecord>
	);
}
