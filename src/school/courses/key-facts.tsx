import type { KeyFact } from "#school/courses/summary.ts";

/** Longest value that shares a row, in characters. */
const HALF_ROW = 20;

/** What decides about a course; nothing where nothing is known. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
	if (facts.length === 0) return null;
	return (
		<dl className="box key">
			{facts.map(({ term, value, href, lang }) => (
				<div key={term} className={value.length > HALF_ROW ? "row" : undefined}>
					<dt>{term}</dt>
					<dd lang={lang}>{href ? <a href={href}>{value}</a> : value}</dd>
				</div>
			))}
		</dl>
	);
}
