import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { CallScreen } from "#intake/people/admin/calls/call-screen.tsx";
import { withPhone } from "#intake/people/admin/waiting-words.ts";
import { waitingQuery } from "#intake/people/waiting-queries.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { EmptyState } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

export const meta = adminTitle("Call list");

/** The people to call, one after the other. */
export default function CallListPage() {
	const query = useQuery(waitingQuery("calls"));
	const { data, error, isFetchedAfterMount } = query;
	const [isStarted, setStarted] = useState(false);
	// A list starts with who waits now, not with who waited at the last visit; then it stays, also without a connection.
	const isCurrent = data !== undefined && isFetchedAfterMount && !error;
	if (isCurrent && !isStarted && withPhone(data.people).length > 0) setStarted(true);
	if (isStarted && data) return <CallScreen waiting={data.people} />;
	return (
		<main id="main" className="work" tabIndex={-1}>
			<h1>Calls</h1>
			<Loaded query={isCurrent ? query : { ...query, data: undefined }} what="people to call">
				{({ people }) => <NoCalls withoutPhone={people.length} />}
			</Loaded>
		</main>
	);
}

function NoCalls({ withoutPhone }: { withoutPhone: number }) {
	return (
		<EmptyState
			title="No one is waiting for a call."
			why={
				withoutPhone > 0
					? `${withoutPhone} left no phone number and ${withoutPhone === 1 ? "waits" : "wait"} for an email. Today lists them.`
					: "New registrations and messages appear here."
			}
		>
			<Link className="button" to="/admin">
				Go to Today
			</Link>
		</EmptyState>
	);
}
