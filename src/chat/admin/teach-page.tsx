import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { ApiError } from "#api/client.ts";
import { taughtAnswerQuery } from "#chat/admin/queries.ts";
import { FactEditor } from "#chat/admin/teach-editor.tsx";
import { EmptyState, ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

/** Teaches a new answer, to the questions that the way here brought along. */
export function TeachPage() {
	const { state, key } = useLocation();
	const { questions = [], asked = null } = (state ?? {}) as {
		questions?: string[];
		asked?: number;
	};
	return <FactEditor key={key} taught={null} questions={questions} asked={asked} />;
}

/** The editor of one taught answer, once that is known. What is typed stays when it is loaded anew. */
export function TaughtPage({ id }: { id: number }) {
	const query = useQuery({ ...taughtAnswerQuery(id), staleTime: 0, gcTime: 0 });
	const { data, error } = query;
	if (data) return <FactEditor key={id} taught={data} questions={[]} asked={null} />;
	if (error instanceof ApiError && error.status === 404) {
		return (
			<EmptyState title="This fact no longer exists." why="It was deleted, or the link is wrong.">
				<Link className="button" to="/admin/chats/taught">
					All facts
				</Link>
			</EmptyState>
		);
	}
	if (error) {
		return (
			<ErrorState what="fact" error={error} at={query.errorUpdatedAt} onRetry={query.refetch} />
		);
	}
	return <LoadingRows what="the fact" />;
}
