import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { FactEditor, type FactPreview } from "#school/facts/admin/editor.tsx";
import type { CourseProposal } from "#school/facts/admin/fact-fields.tsx";
import { FACTS_PATH } from "#school/facts/admin/new-fact-path.ts";
import { getFact } from "#school/facts/contract.ts";
import { StoredRecord } from "#ui/admin/stored-record.tsx";

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

/** A later refetch leaves the editor alone. */
function StoredFactEditor({ id, ...parts }: Props & { id: number }) {
	const query = useQuery({ ...queryOf(getFact, { params: { id } }), staleTime: 0, gcTime: 0 });
	return (
		<StoredRecord query={query} what="fact" list={{ path: FACTS_PATH, name: "Facts" }}>
			{(fact) => <FactEditor fact={fact} known={nothing} {...parts} />}
		</StoredRecord>
	);
}

const nothing = new URLSearchParams();
