import { Link } from "react-router";
import type { Result, ResultGroup } from "#overview/search/admin/results.ts";
import type { Piece } from "#overview/search/contract.ts";

const marks = { archived: "Archived", spam: "Suspected spam", hidden: "Hidden" } as const;

interface Props {
	id: string;
	groups: readonly ResultGroup[];
	/** Key of the result that Enter opens. */
	active: string | null;
	onActive: (key: string) => void;
	onOpen: () => void;
	isStale: boolean;
}

/** Results by kind, for a combobox: the focus stays in its field. */
export function ResultList({ id, groups, active, onActive, onOpen, isStale }: Props) {
	return (
		<div id={id} role="listbox" aria-label="Results" className="results" aria-busy={isStale}>
			{groups.map(({ name, results }) => (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
				<div key={name} role="group" aria-label={name}>
					<p className="results-kind" aria-hidden="true">
						{name}
					</p>
					{results.map((result) => (
						<Option
							key={result.key}
							id={optionId(id, result.key)}
							result={result}
							isActive={result.key === active}
							onActive={() => onActive(result.key)}
							onOpen={onOpen}
						/>
					))}
				</div>
			))}
		</div>
	);
}

/** Returns the id of a result's element. */
export const optionId = (list: string, key: string) => `${list}-${key}`;

interface OptionProps {
	id: string;
	result: Result;
	isActive: boolean;
	onActive: () => void;
	onOpen: () => void;
}

function Option({ id, result, isActive, onActive, onOpen }: OptionProps) {
	const { path, title, details, mark, aside } = result;
	return (
		<Link
			id={id}
			to={path}
			role="option"
			aria-selected={isActive}
			tabIndex={-1}
			className="result"
			onMouseMove={onActive}
			onClick={onOpen}
		>
			<span className="result-title">
				<b>
					<Pieces of={title} />
				</b>
				{mark && <span className={`status ${mark === "spam" ? "no" : "off"}`}>{marks[mark]}</span>}
			</span>
			{aside && <small className="result-aside">{aside}</small>}
			{details.length > 0 && (
				<span className="row-line sub result-details">
					{details.map((pieces) => (
						<span key={pieces.map(({ text }) => text).join("")}>
							<Pieces of={pieces} />
						</span>
					))}
				</span>
			)}
		</Link>
	);
}

function Pieces({ of: pieces }: { of: readonly Piece[] }) {
	return pieces.map(({ text, isMatch }, at) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
		isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
	);
}
