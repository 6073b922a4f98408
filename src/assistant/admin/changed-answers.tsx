import { useQuery } from "@tanstack/react-query";
import type { DraftFact } from "#assistant/admin/draft-fact.ts";
import { changedAnswersQuery } from "#assistant/admin/queries.ts";
import { errorDetail } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** How many changes are shown. */
const SHOWN = 5;

/** Answers on other topics and courses that a draft fact would change; absent when there are none. */
export function ChangedAnswers({ draft }: { draft: DraftFact }) {
	const query = useQuery(changedAnswersQuery(draft));
	const { data: changes = [], error } = query;
	const more = changes.length - SHOWN;
	return (
		<div role="status">
			{error && (
				<p className="sub">
					{`Failed to check other answers. ${errorDetail(error)} `}
					<button type="button" className="text-button" onClick={() => query.refetch()}>
						Retry
					</button>
				</p>
			)}
			{changes.length > 0 && (
				<>
					<p className="row-line strip">
						<Icon name="warning" />
						<span>This fact would also change answers about something else.</span>
					</p>
					<ul className="stack changed-answers">
						{changes.slice(0, SHOWN).map(({ question, before, after }) => (
							<li key={question}>
								<b>{question}</b>
								<p>
									<span className="soft">Now: </span>
									<del>{before}</del>
								</p>
								<p>
									<span className="soft">Then: </span>
									<ins>{after}</ins>
								</p>
							</li>
						))}
					</ul>
					{more > 0 && <p className="sub">{`And ${more} more.`}</p>}
				</>
			)}
		</div>
	);
}
