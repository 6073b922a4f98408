import { countOf } from "#chat/admin/labels.ts";
import type { Rehearsal } from "#chat/admin/teaching-contract.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

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
					<WouldBeSaidAll list={mine} own />
					<WouldBeSaidAll list={changed} />
				</ol>
			)}
			{same.length > 0 && (
				<details className="said-same">
					<summary>
						<Icon name="check" />
						{`${countOf(same.length, "test question")} ${same.length === 1 ? "is" : "are"} unchanged`}
					</summary>
					<ol className="said-list">
						<WouldBeSaidAll list={same} />
					</ol>
				</details>
			)}
		</>
	);
}

function WouldBeSaidAll({ list, own = false }: { list: readonly Said[]; own?: boolean }) {
	// The office may write a question twice, or one that is asked anyway.
	const keys = uniqueKeys(list.map(({ question }) => question));
	return list.map((said, at) => <PreviewAnswer key={keys[at]} said={said} own={own} />);
}

function PreviewAnswer({ said, own = false }: { said: Said; own?: boolean }) {
	const { question, after, claims } = said;
	const { className, icon, words } = stateOf(said, own);
	return (
		<li>
			<b>{question}</b>
			<p>{after.text}</p>
			{claims.length > 0 && (
				<p className="said-claim">
					<Icon name="alert" />
					{`New claim: ${claims.join(", ")}`}
				</p>
			)}
			{words && (
				<p className={className}>
					<Icon name={icon} />
					{words}
				</p>
			)}
		</li>
	);
}

/** What a change does to an answer, in words. */
function stateOf({ changes, claims, after }: Said, own: boolean) {
	if (own && !after.source.startsWith("taught")) {
		return {
			className: "said-changed",
			icon: "warning",
			words: "Fact not used",
		} as const;
	}
	if (!changes) return { className: "said-as-before", icon: "check", words: "No change" } as const;
	const words = own ? "Uses this fact" : claims.length > 0 ? null : "Answer changes";
	return { className: "said-changed", icon: "pencil", words } as const;
}

/** The claims that a change would make and that are not made now. */
export const newClaims = ({ answers }: Rehearsal): string[] => [
	...new Set(answers.flatMap(({ claims }) => claims)),
];
