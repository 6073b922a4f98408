import { writtenDate } from "#platform/calendar/dates.ts";
import type { PageFact } from "#school/facts/page-facts.ts";

/** The facts of a course by topic, with their sources. Absent where there are none. */
export function GoodToKnow({ facts }: { facts: readonly PageFact[] }) {
	if (facts.length === 0) return null;
	return (
		<section className="good-to-know" aria-labelledby="good-to-know">
			<h2 className="h-xl" id="good-to-know">
				Good to know
			</h2>
			<dl>
				{facts.map((fact) => (
					<div key={fact.id}>
						<dt>{fact.label}</dt>
						<dd>
							{fact.answer}
							<Provenance fact={fact} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Source and date of a fact. */
function Provenance({ fact: { source, approvedAt } }: { fact: PageFact }) {
	const parts = [
		...(source ? [`Source: ${source}`] : []),
		...(approvedAt ? [`As of ${writtenDate(approvedAt)}`] : []),
	];
	return parts.length > 0 && <small>{parts.join(" · ")}</small>;
}
