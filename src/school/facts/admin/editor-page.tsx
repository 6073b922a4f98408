import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearchParams } from "react-router";
import { ApiError } from "#platform/api/client.ts";
import { FactEditor, type FactPreview } from "#school/facts/admin/editor.tsx";
import type { CourseProposal } from "#school/facts/admin/fact-fields.tsx";
import { FACTS_PATH } from "#school/facts/admin/new-fact-path.ts";
import { adminFactQuery } from "#school/facts/admin/queries.ts";
import { UpLink } from "#ui/admin/editor-head.tsx";
import { EmptyState, ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

interface Props {
	/** Null for a new fact. */
	id: number | null;
	/** Shown below the form. */
	preview?: FactPreview;
	proposal?: CourseProposal;
}

/** The editor of a fact, or of a new one that its URL describes. */
export function FactEditorPage({ id, ...parts }: Props) {
	const { key } = useLocation();
	const [known] = useSearchParams();
	if (id === null) return <FactEditor key={key} fact={null} known={known} {...parts} />;
	return <StoredFactEditor key={id} id={id} {...parts} />;
}

/** Loads the fact before its editor opens. A later refetch leaves the editor alone. */
function StoredFactEditor({ id, ...parts }: Props & { id: number }) {
	const query = useQuery({ ...adminFactQuery(id), staleTime: 0, gcTime: 0 });
	const { data, error } = query;
	if (data) return <FactEditor fact={data} known={nothing} {...parts} />;
	const isMissing = error instanceof ApiError && error.status === 404;
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<UpLink to={FACTS_PATH}>Facts</UpLink>
			<h1>Fact</h1>
			{isMissing && (
				<EmptyState title="This fact no longer exists." why="It was deleted, or the link is wrong.">
					<Link className="button" to={FACTS_PATH}>
						All facts
					</Link>
				</EmptyState>
			)}
			{error && !isMissing && (
				<ErrorState what="fact" error={error} at={query.errorUpdatedAt} onRetry={query.refetch} />
			)}
			{!error && <LoadingRows what="the fact" />}
		</main>
	);
}

const nothing = new URLSearchParams();
