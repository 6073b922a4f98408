import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { SentDetails } from "#intake/people/admin/sent-details.tsx";
import {
	callInWords,
	peopleInWords,
	phoneOf,
	recordInWords,
	withPhone,
} from "#intake/people/admin/waiting-words.ts";
import { addEntry } from "#intake/people/contract.ts";
import type { WaitingPerson } from "#intake/people/waiting-contract.ts";
import { waitingQuery } from "#intake/people/waiting-queries.ts";
import { Share } from "#overview/dashboard/admin/share.tsx";
import { May } from "#platform/api/may.tsx";
import { waitInWords } from "#school/profile/opening-hours.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";

/** People who are shown before someone asks for all. */
const SHOWN = 5;

/** Lists who waits for an answer, the longest wait first. */
export function WaitingPeople() {
	const query = useQuery(waitingQuery("today"));
	const { data } = query;
	return (
		<section aria-labelledby="waiting-title">
			<div className="section-head">
				<h2 id="waiting-title">Waiting for an answer</h2>
				{data && data.people.length > 0 && (
					<span className="sub">
						{`${peopleInWords(data.people, data.isComplete)} · time counted in opening hours`}
					</span>
				)}
				{data && <StartCalling people={data.people} isComplete={data.isComplete} />}
			</div>
			<Loaded query={query} what="people waiting for an answer">
				{({ people }) => <People people={people} />}
			</Loaded>
		</section>
	);
}

function StartCalling(props: { people: readonly WaitingPerson[]; isComplete: boolean }) {
	const { length } = withPhone(props.people);
	if (length === 0) return null;
	return (
		<May call={addEntry}>
			<Link className="text-button section-link" to="/admin/calls">
				<Icon name="phone" />
				{`Start calling (${length}${props.isComplete ? "" : "+"})`}
			</Link>
		</May>
	);
}

function People({ people }: { people: readonly WaitingPerson[] }) {
	const [showsAll, setShowsAll] = useState(false);
	if (people.length === 0) return <p className="all-well">Everyone has an answer.</p>;
	const longest = Math.max(1, ...people.map(({ waited }) => waited));
	return (
		<>
			<ol className="rows wait">
				{people.slice(0, showsAll ? people.length : SHOWN).map((person) => (
					<WaitingRow key={person.personId} person={person} longest={longest} />
				))}
			</ol>
			{people.length > SHOWN && !showsAll && (
				<button type="button" className="text-button" onClick={() => setShowsAll(true)}>
					{`Show all ${people.length}`}
				</button>
			)}
		</>
	);
}

function WaitingRow({ person, longest }: { person: WaitingPerson; longest: number }) {
	const { personId, name, email, waited, isLate, records, lastCall } = person;
	const [first, ...others] = records;
	const phone = phoneOf(person);
	return (
		<li>
			<Link className="record-link title-link" to={`/admin/people/${personId}`}>
				{name}
			</Link>
			<span className="sub what">
				{first && recordInWords(first)}
				{others.length > 0 && ` and ${others.length} more`}
			</span>
			{lastCall && (
				<span className="sub what">{`Last call: ${callInWords(lastCall, new Date())}`}</span>
			)}
			{first?.message && <q className="clamp">{first.message}</q>}
			{records.map((record) => (
				<SentDetails
					key={`${record.kind} ${record.id}`}
					sent={record}
					known={person}
					isNew={record.isNew}
				/>
			))}
			<span className={isLate ? "for late" : "for"}>
				<b>{waitInWords(waited)}</b>
				<Share of={waited} in={longest} />
				{isLate && <small>more than one opening day</small>}
			</span>
			<span className="act">
				{phone && (
					<a className="button plain-link" href={phoneHref(phone)}>
						<Icon name="phone" />
						Call<span className="hidden-text"> {name}</span>
					</a>
				)}
				<a className="button plain-link" href={`mailto:${email}`}>
					<Icon name="mail" />
					Email<span className="hidden-text"> {name}</span>
				</a>
			</span>
		</li>
	);
}
