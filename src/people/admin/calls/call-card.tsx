import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CallOutcomeButtons } from "#people/admin/call-outcome.tsx";
import { nextIndex } from "#people/admin/calls/call-list.ts";
import { KnownOfCaller } from "#people/admin/calls/known-of-caller.tsx";
import type { Calls } from "#people/admin/calls/use-call-list.ts";
import { recordInWords } from "#people/admin/waiting-words.ts";
import type { CallOutcome } from "#people/contract.ts";
import type { WaitingPerson, WaitingRecord } from "#people/waiting-contract.ts";
import { waitInWords } from "#school/open-minutes.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { fullDate } from "#ui/dates.ts";

interface Props {
	person: WaitingPerson;
	calls: Calls;
}

/** One person to call: what they asked, what the office knows, and how the call went. */
export function CallCard({ person, calls }: Props) {
	const { name, waited, isLate, records } = person;
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
					<AskedFor key={`${record.kind} ${record.id}`} record={record} />
				))}
				<KnownOfCaller person={person} />
			</section>
			<CallActions person={person} calls={calls} />
		</>
	);
}

function AskedFor({ record }: { record: WaitingRecord }) {
	const { reference, message, createdAt, conversationId } = record;
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
		</div>
	);
}

function CallActions({ person, calls: { list, dispatch } }: Props) {
	const { personId, name, phone } = person;
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
			<div className="call-ways">
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
