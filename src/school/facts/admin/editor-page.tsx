import { useLocation, useSearchParams } from "react-router";
import { FactEditor, type FactPreview } from "#school/facts/admin/editor.tsx";
import type { CourseProposal } from "#school/facts/admin/fact-fields.tsx";
import { FACTS_PATH } from "#school/facts/admin/new-fact-path.ts";
import { getFact } from "#school/facts/contract.ts";
import { FreshRecord } from "#ui/admin/stored-record.tsx";

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
	return (
		<FreshRecord
			key={id}
			call={getFact}
			params={{ id }}
			what="fact"
			list={{ path: FACTS_PATH, name: "Facts" }}
		>
			{(fact) => <FactEditor fact={fact} known={nothing} {...parts} />}
		</FreshRecord>
	);
}

const nothing = new URLSearchParams();
