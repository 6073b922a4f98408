import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { CallOutcomeButtons } from "#intake/people/admin/call-outcome.tsx";
import { Duplicates } from "#intake/people/admin/duplicates.tsx";
import { NewDetails } from "#intake/people/admin/new-details.tsx";
import { NoteForm } from "#intake/people/admin/note-form.tsx";
import { PersonPlan } from "#intake/people/admin/plan.tsx";
import { Timeline } from "#intake/people/admin/timeline.tsx";
import { addEntry, type Person, type PersonRecord } from "#intake/people/contract.ts";
import { personQuery } from "#intake/people/queries.ts";
import { Reply } from "#intake/replies/admin/reply.tsx";
import { PersonRecords } from "#overview/person/admin/records.tsx";
import { May } from "#platform/api/may.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { UpLink } from "#ui/admin/editor-head.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { isMissing, Loaded, MissingRecord } from "#ui/admin/loaded.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";

export const meta = adminTitle("Person");

/** A person: how to reach them, what comes next, and everything that happened. */
export default function PersonPage() {
	const id = Number(useParams().id);
	const query = useQuery({ ...personQuery(id), refetchOnMount: "always" });
	const missing = isMissing(query) && (
		<MissingRecord
			what="person"
			why="They were merged into another person or deleted, or the link is wrong."
		>
			<Link className="button" to="/admin/registrations">
				All registrations
			</Link>
		</MissingRecord>
	);
	return (
		<main id="main" className="work full person-page" tabIndex={-1}>
			<UpLink to="/admin/registrations">Registrations</UpLink>
			{!query.data && <h1>Person</h1>}
			{/* Also when a colleague has just merged them: what is typed stays in sight. */}
			{query.data && missing}
			<Loaded query={query} what="the person" missing={missing}>
				{(person) => <PersonView key={person.id} person={person} />}
			</Loaded>
		</main>
	);
}

function PersonView({ person }: { person: Person }) {
	const { id, name, email, phone, records } = person;
	// Their newest record with the email address that the page shows.
	const isTheirs = (record: PersonRecord) =>
		!record.isSpam && record.email.toLowerCase() === email.toLowerCase();
	const about = records.find(isTheirs) ?? records[0];
	return (
		<>
			<h1>{name}</h1>
			<div className="person-columns">
				<div>
					<div className="row-line reach">
						{phone && (
							<a className="button primary" href={phoneHref(phone)}>
								<Icon name="phone" />
								<span className="num">{phone}</span>
							</a>
						)}
						<a className="button" href={`mailto:${email}`}>
							<Icon name="mail" />
							{email}
						</a>
					</div>
					<NewDetails person={person} />
					{about && (
						<Reply
							key={`${about.kind} ${about.id}`}
							className="row-line reach"
							record={{ kind: about.kind, id: about.id }}
						/>
					)}
					<CallOutcomeButtons personId={id} />
					<PersonPlan person={person} />
					<PersonRecords person={person} />
					<Duplicates person={person} />
					<p className="person-rights">
						<Link to={`/admin/people/${id}/personal-data`}>Personal data</Link>
					</p>
				</div>
				<div>
					<May call={addEntry}>
						<NoteForm personId={id} />
					</May>
					<Timeline person={person} />
				</div>
			</div>
		</>
	);
}
