import { useState } from "react";
import { Link } from "react-router";
import { CallCard } from "#intake/people/admin/calls/call-card.tsx";
import { CallNames } from "#intake/people/admin/calls/call-names.tsx";
import { CallProgress } from "#intake/people/admin/calls/call-progress.tsx";
import { CallsDone } from "#intake/people/admin/calls/calls-done.tsx";
import { UnsavedOutcomes } from "#intake/people/admin/calls/unsaved-outcomes.tsx";
import { useCallList } from "#intake/people/admin/calls/use-call-list.ts";
import type { WaitingPerson } from "#intake/people/waiting-contract.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** A started call list: one person on the screen, on wide screens next to the names of all. */
export function CallScreen({ waiting }: { waiting: readonly WaitingPerson[] }) {
	const calls = useCallList(waiting);
	const [startedAt] = useState(Date.now);
	const { list, dispatch } = calls;
	const { people, at } = list;
	const person = at === null ? undefined : people[at];
	return (
		<main id="main" className="calls" tabIndex={-1}>
			<header className="calls-head">
				<Link className="icon-button" to="/admin" aria-label="Back to Today">
					<Icon name="close" />
				</Link>
				<h1>Calls</h1>
				<span className="sub num">{`${at === null ? people.length : at + 1} of ${people.length}`}</span>
				<CallProgress list={list} />
			</header>
			<CallNames list={list} onOpen={(index) => dispatch({ type: "go", at: index })} />
			<div className="calls-main">
				<UnsavedOutcomes calls={calls} />
				{person ? (
					<CallCard key={person.personId} person={person} calls={calls} />
				) : (
					<CallsDone list={list} dispatch={dispatch} startedAt={startedAt} />
				)}
			</div>
		</main>
	);
}
