import { Link } from "react-router";
import { callInWords } from "#intake/people/admin/waiting-words.ts";
import type { WaitingPerson } from "#intake/people/waiting-contract.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import { languageNames } from "#platform/text/language-names.ts";

/** What the office knows about someone before calling. */
export function KnownOfCaller({ person }: { person: WaitingPerson }) {
	const { personId, lastCall, lastNote, language } = person;
	const now = new Date();
	return (
		<dl className="terms known-of-caller">
			{lastCall && (
				<div>
					<dt>Last call</dt>
					<dd>
						{callInWords(lastCall, now)}
						{lastCall.text && <q>{lastCall.text}</q>}
					</dd>
				</div>
			)}
			{lastNote && (
				<div>
					<dt>Note</dt>
					<dd>
						{lastNote.text}
						<small>{` ${lastNote.username}, ${whenShort(lastNote.at, now)}`}</small>
					</dd>
				</div>
			)}
			<div>
				<dt>Speaks</dt>
				<dd>{languageNames[language]}</dd>
			</div>
			<div>
				<dt>History</dt>
				<dd>
					<Link to={`/admin/people/${personId}`}>Everything about this person</Link>
				</dd>
			</div>
		</dl>
	);
}
