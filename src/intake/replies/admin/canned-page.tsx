import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router";
import { CANNED_REPLIES_PATH } from "#intake/replies/admin/canned-choice.tsx";
import { CannedEditor } from "#intake/replies/admin/canned-editor.tsx";
import { cannedReplyQuery } from "#intake/replies/queries.ts";
import { ApiError } from "#platform/api/client.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { UpLink } from "#ui/admin/editor-head.tsx";
import { EmptyState, ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

export const meta = adminTitle("Canned reply");

/** The editor of a canned reply, or of a new one. */
export default function CannedReplyPage() {
	const { key } = useLocation();
	const { id } = useParams();
	if (id === "new") return <CannedEditor key={key} canned={null} />;
	return <StoredCannedReply key={id} id={Number(id)} />;
}

/** Loads the canned reply before its editor opens. A later refetch leaves the editor alone. */
function StoredCannedReply({ id }: { id: number }) {
	const query = useQuery({ ...cannedReplyQuery(id), staleTime: 0, gcTime: 0 });
	const { data, error } = query;
	if (data) return <CannedEditor canned={data} />;
	const isMissing = error instanceof ApiError && error.status === 404;
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<UpLink to={CANNED_REPLIES_PATH}>Canned replies</UpLink>
			<h1>Canned reply</h1>
			{isMissing && (
				<EmptyState
					title="This canned reply no longer exists."
					why="It was deleted, or the link is wrong."
				>
					<Link className="button" to={CANNED_REPLIES_PATH}>
						All canned replies
					</Link>
				</EmptyState>
			)}
			{error && !isMissing && (
				<ErrorState
					what="canned reply"
					error={error}
					at={query.errorUpdatedAt}
					onRetry={query.refetch}
				/>
			)}
			{!error && <LoadingRows what="the canned reply" />}
		</main>
	);
}
