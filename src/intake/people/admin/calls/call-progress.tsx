import { type CallList, countOf } from "#intake/people/admin/calls/call-list.ts";

/** One stroke for each person of the list, in the color of the result. */
export function CallProgress({ list }: { list: CallList }) {
	const { people, at, results } = list;
	const label = [
		at === null ? "All done" : `Person ${at + 1} of ${people.length}`,
		`${countOf(list, "reached")} reached`,
		`${countOf(list, "voicemail")} voicemail`,
	].join(", ");
	return (
		<div className="calls-progress" role="img" aria-label={label}>
			{people.map(({ personId }, index) => (
				<i key={personId} className={index === at ? "current" : classOf(results.get(personId))} />
			))}
		</div>
	);
}

/** Class of a result, for progress and names. */
export function classOf(result: ReturnType<CallList["results"]["get"]>): string | undefined {
	if (result === "reached" || result === "handled") return "answered";
	return result === undefined || result === "skipped" ? undefined : "tried";
}
