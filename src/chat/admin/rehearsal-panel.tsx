import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { rehearsalQuery } from "#chat/admin/queries.ts";
import { RehearsalAnswers } from "#chat/admin/rehearsal-answers.tsx";
import type { Rehearsal, RehearsalInput } from "#chat/admin/teaching-contract.ts";
import { errorDetail } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	title: string;
	/** The change as it stands; null while it cannot be asked about. */
	input: RehearsalInput | null;
	own?: readonly string[];
	/** What stands there while there is nothing to ask about. */
	empty: string;
}

/** What would be said after a change, while one writes it. */
export function RehearsalPanel({ title, input, own, empty }: Props) {
	const id = useId();
	const query = useQuery({
		...rehearsalQuery(input ?? {}),
		enabled: input !== null,
		placeholderData: keepPreviousData,
	});
	const data = input === null ? undefined : query.data;
	return (
		<section className="said" aria-labelledby={id} aria-busy={query.isFetching}>
			<div className="section-head">
				<h2 id={id}>{title}</h2>
				{data && <span className="sub">{`${data.answers.length} questions`}</span>}
			</div>
			{input === null && <p className="sub">{empty}</p>}
			{input !== null && !data && !query.error && (
				<p className="sub" role="status">
					Loading answers…
				</p>
			)}
			{input !== null && query.error && <Unasked error={query.error} onRetry={query.refetch} />}
			{data && <Warnings rehearsal={data} />}
			{data && <RehearsalAnswers rehearsal={data} {...(own && { own })} />}
		</section>
	);
}

/** Where a change contradicts what the school states. It stops nobody: the office may know better. */
export function Warnings({ rehearsal: { warnings } }: { rehearsal: Rehearsal }) {
	return warnings.map((warning) => (
		<p className="warn" key={warning}>
			<Icon name="warning" />
			<span>{warning}</span>
		</p>
	));
}

/** The assistant could not be asked; what is written is not touched by that. */
export function Unasked({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	return (
		<p className="warn" role="alert">
			<Icon name="warning" />
			<span>
				{`Failed to load the preview. ${errorDetail(error)} `}
				<button type="button" className="news-link" onClick={onRetry}>
					Retry
				</button>
			</span>
		</p>
	);
}
