import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CallOutcomeButtons } from "#intake/people/admin/call-outcome.tsx";
import { NoteForm } from "#intake/people/admin/note-form.tsx";
import { PersonPlan } from "#intake/people/admin/plan.tsx";
import { addEntry, type Person } from "#intake/people/contract.ts";
import { personQuery } from "#intake/people/queries.ts";
import { May } from "#platform/api/may.tsx";
import { countsOf } from "#platform/text/plural.ts";
import { Loaded } from "#ui/admin/loaded.tsx";

/** The work with the person of a record, in its panel. The timeline is on the person's own page. */
export function PersonOfRecord({ personId }: { personId: number | null }) {
	return personId ? <KnownPerson key={personId} id={personId} /> : null;
}

function KnownPerson({ id }: { id: number }) {
	return (
		<Loaded
			query={useQuery(personQuery(id))}
			what="the person"
			// As high as what comes: the buttons below must not move under a thumb.
			loading={<div className="person-place" />}
		>
			{(person) => (
				<section className="person-of-record" aria-labelledby={`person-${id}`}>
					<h3 id={`person-${id}`}>Person</h3>
					<p className="known">
						<Link to={`/admin/people/${id}`}>{inWords(person)}</Link>
					</p>
					<CallOutcomeButtons personId={id} />
					<PersonPlan person={person} />
					<May call={addEntry}>
						<NoteForm personId={id} />
					</May>
				</section>
			)}
		</Loaded>
	);
}

/** `2 registrations, 1 message, 3 notes and calls, 1 possible duplicate` */
function inWords({ records, entries, duplicates }: Person): string {
	const registrations = records.filter(({ kind }) => kind === "registration").length;
	return countsOf([
		[registrations, "registration"],
		[records.length - registrations, "message"],
		[entries.length, "note or call", "notes and calls"],
		[duplicates.length, "possible duplicate", "possible duplicates"],
	]).join(", ");
}
