import type { Rehearsal } from "#chat/office/teaching-contract.ts";
import { countOf } from "#chat/office/words.ts";
import { Icon } from "#ui/office/icon.tsx";

type Said = Rehearsal["answers"][number];

interface Props {
	rehearsal: Rehearsal;
	/** The questions that the change is about. */
	own?: readonly string[];
}

/** What would be said: what is asked for first, then what changes, then what stays. */
export function RehearsalAnswers({ rehearsal, own = [] }: Props) {
	const isOwn = ({ question }: Said) => own.includes(question);
	const mine = rehearsal.answers.filter(isOwn);
	const traps = rehearsal.answers.filter((said) => !isOwn(said));
	const changed = traps.filter(({ changes }) => changes);
	const same = traps.filter(({ changes }) => !changes);
	return (
		<>
			{mine.length + changed.length > 0 && (
				<ol className="said-list">
					{mine.map((said) => (
						<WouldBeSaid key={said.question} said={said} own />
					))}
					{changed.map((said) => (
						<WouldBeSaid key={said.question} said={said} />
					))}
				</ol>
			)}
			{same.length > 0 && (
				<details className="said-same">
					<summary>
						<Icon name="check" />
						{`${countOf(same.length, "test question")} ${same.length === 1 ? "is" : "are"} answered as before`}
					</summary>
					<ol className="said-list">
						{same.map((said) => (
							<WouldBeSaid key={said.question} said={said} />
						))}
					</ol>
				</details>
			)}
		</>
	);
}

function WouldBeSaid({ said, own }: { said: Said; own?: boolean }) {
	const { question, after, changes, claims } = said;
	return (
		<li>
			<b>{question}</b>
			<p>{after.text}</p>
			{claims.length > 0 && (
				<p className="said-claim">
					<Icon name="alert" />
					{`A new claim: ${claims.join(", ")}`}
				</p>
			)}
			{changes ? (
				<p className="said-changed">
					<Icon name="pencil" />
					{own ? "with this answer" : "changes with this"}
				</p>
			) : (
				<p className={own ? "said-changed" : "said-as-before"}>
					<Icon name={own ? "warning" : "check"} />
					{own ? "this answer is not used" : "as before"}
				</p>
			)}
		</li>
	);
}

/** How many claims a change would make that are not made now. */
export const newClaims = ({ answers }: Rehearsal): string[] => [
	...new Set(answers.flatMap(({ claims }) => claims)),
];
