import type { KeyFact } from "#school/courses/summary.ts";

/** What holds for every course. */
const keyInfo: readonly KeyFact[] = [
	{ term: "Format", value: "In-person" },
	{ term: "Location", value: "Iselin NJ" },
	{ term: "Schedule", value: "Daytime & Evening" },
	{ term: "Certification", value: "Industry-recognized" },
];

/** Longest value that shares a row, in characters. */
const HALF_ROW = 20;

/** What decides about a course: what the school states, before what holds for every course. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
	return (
		<dl className="box key">
			{[...facts, ...keyInfo].map(({ term, value, href }) => (
				<div key={term} className={value.length > HALF_ROW ? "row" : undefined}>
					<dt>{term}</dt>
					<dd>{href ? <a href={href}>{value}</a> : value}</dd>
				</div>
			))}
		</dl>
	);
}
