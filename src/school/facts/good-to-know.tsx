import { writtenDate } from "#platform/calendar/dates.ts";
import type { CourseSection } from "#school/courses/course-view.tsx";
import type { PageFact } from "#school/facts/page-facts.ts";

/** The facts of a course by topic, with their sources, as a section of its page. None where there are none. */
export const goodToKnow = (facts: readonly PageFact[]): CourseSection[] =>
	facts.length === 0
		? []
		: [{ id: "good-to-know", title: "Good to know", content: <Facts facts={facts} /> }];

function Facts({ facts }: { facts: readonly PageFact[] }) {
	return (
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
