import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CallOutcomeButtons } from "#intake/people/admin/call-outcome.tsx";
import { nextIndex } from "#intake/people/admin/calls/call-list.ts";
import { KnownOfCaller } from "#intake/people/admin/calls/known-of-caller.tsx";
import type { Calls } from "#intake/people/admin/calls/use-call-list.ts";
import { DetailsButtons } from "#intake/people/admin/details-buttons.tsx";
import { SentDetails } from "#intake/people/admin/sent-details.tsx";
import { phoneOf, recordInWords } from "#intake/people/admin/waiting-words.ts";
import type { CallOutcome, Person } from "#intake/people/contract.ts";
import { personQuery } from "#intake/people/queries.ts";
import type { WaitingPerson, WaitingRecord } from "#intake/people/waiting-contract.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { waitInWords } from "#school/profile/opening-hours.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";

interface Props {
	person: WaitingPerson;
	calls: Calls;
}

/** One person to call: what they asked, what the office knows, and how the call went. */
export function CallCard({ person, calls }: Props) {
	const { waited, isLate, records } = person;
	const known = useQuery(personQuery(person.personId)).data;
	const { name } = known ?? person;
	const heading = useRef<HTMLHeadingElement>(null);
	// The card of the next person is read from its name on.
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<section className="call-card" aria-labelledby="caller">
				<p className={isLate ? "call-wait late" : "call-wait"}>
					<Icon name="clock" />
					<span className="num">{`Waiting ${waitInWords(waited)} in opening hours`}</span>
				</p>
				<h2 id="caller" ref={heading} tabIndex={-1}>
					{name}
				</h2>
				{records.map((record) => (
					<AskedFor
						key={`${record.kind} ${record.id}`}
						record={record}
						person={person}
						known={known}
					/>
				))}
				<KnownOfCaller person={person} />
			</section>
			<CallActions person={person} calls={calls} />
		</>
	);
}

interface AskedForProps {
	record: WaitingRecord;
	/** As the list was started. */
	person: WaitingPerson;
	/** As they are now. */
	known: Person | undefined;
}

function AskedFor({ record, person, known }: AskedForProps) {
	const { kind, id, reference, message, createdAt, conversationId } = record;
	const current = known?.records.find((one) => one.kind === kind && one.id === id);
	const { isNew } = current ?? record;
	return (
		<div className="asked-for">
			<p>{recordInWords(record)}</p>
			<p className="sub num">
				{`${reference} · ${fullDate(createdAt)}`}
				{conversationId && (
					<>
						{" · "}
						<Link to={`/admin/chats?open=${conversationId}`}>Read the chat</Link>
					</>
				)}
			</p>
			{message && <blockquote>{message}</blockquote>}
			<SentDetails sent={record} known={known ?? person} isNew={isNew} />
			{known && current && isNew && <DetailsButtons person={known} record={current} />}
		</div>
	);
}

function CallActions({ person, calls: { list, dispatch } }: Props) {
	const { personId, name } = person;
	const known = useQuery(personQuery(personId)).data;
	const phone = phoneOf({ ...person, phone: (known ?? person).phone });
	const result = list.results.get(personId);
	const isOpen = result === undefined || result === "skipped";
	const settle = (outcome: CallOutcome, isSaved: boolean) =>
		dispatch({ type: "result", personId, result: outcome, isSaved });
	const skip = () => {
		dispatch({ type: "result", personId, result: "skipped" });
		dispatch({ type: "next" });
	};
	return (
		<footer className="call-actions">
			{result === "handled" && (
				<p role="status">{`${name} no longer waits: a colleague answered, or they withdrew.`}</p>
			)}
			{isOpen ? (
				<CallLink phone={phone} className="button primary big">
					Call
				</CallLink>
			) : (
				<NextButton list={list} dispatch={dispatch} takesFocus={result !== "handled"} />
			)}
			{result !== "handled" && (
				<CallOutcomeButtons
					personId={personId}
					once
					onSaved={(outcome) => settle(outcome, true)}
					onFailed={(outcome) => settle(outcome, false)}
				/>
			)}
			<div className="row-line call-ways">
				{isOpen ? (
					<button type="button" className="text-button" onClick={skip}>
						Skip for now
					</button>
				) : (
					<CallLink phone={phone} className="text-button">
						Call again
					</CallLink>
				)}
				<Link className="text-button" to={`/admin/people/${personId}#reply`}>
					Write instead
				</Link>
			</div>
		</footer>
	);
}

function CallLink(props: { phone: string | null; className: string; children: string }) {
	if (props.phone === null) return null;
	return (
		<a className={props.className} href={phoneHref(props.phone)}>
			<Icon name="phone" />
			<span className="num">{`${props.children} ${props.phone}`}</span>
		</a>
	);
}

interface NextProps extends Pick<Calls, "list" | "dispatch"> {
	/** After an outcome Enter is enough; what a colleague does moves no focus. */
	takesFocus: boolean;
}

/** Opens the next person of the list, or its end. */
function NextButton({ list, dispatch, takesFocus }: NextProps) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (takesFocus) button.current?.focus();
	}, [takesFocus]);
	const next = nextIndex(list);
	return (
		<button
			type="button"
			className="button primary big"
			ref={button}
			onClick={() => dispatch({ type: "next" })}
		>
			{next === null ? "Finish" : `Next: ${list.people[next]?.name}`}
			<Icon name="right" />
		</button>
	);
}
