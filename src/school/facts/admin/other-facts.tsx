import { Link } from "react-router";
import { May } from "#platform/api/may.tsx";
import { FACTS_PATH, newFactPath } from "#school/facts/admin/new-fact-path.ts";
import { FactStatusBadge } from "#school/facts/admin/status.tsx";
import { type AdminFact, createFact } from "#school/facts/contract.ts";
import { questionOf } from "#school/facts/questions.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	facts: readonly AdminFact[];
	titleOf: (courseId: number | null) => string;
	/** Says why a fact is not shown; undefined for one that is. */
	noteOn: (fact: AdminFact) => string | undefined;
}

/** The facts about anything else, each by its question. */
export function OtherFacts({ facts, titleOf, noteOn }: Props) {
	return (
		<section className="other-facts" aria-labelledby="other-facts">
			<div className="section-head">
				<h2 id="other-facts">Other facts</h2>
				<May call={createFact}>
					<Link className="text-button" to={newFactPath({ topic: "other" })}>
						<Icon name="plus" />
						Add other fact
					</Link>
				</May>
			</div>
			{facts.length === 0 && <p className="sub">No other facts.</p>}
			<ul className="rows">
				{facts.map((fact) => (
					<li key={fact.id}>
						<Link className="record-link title-link" to={`${FACTS_PATH}/${fact.id}`}>
							{questionOf(fact)}
						</Link>
						<p className="clamp">{fact.answer}</p>
						<p className="sub">
							{[titleOf(fact.courseId), noteOn(fact) ?? (fact.onHomePage && "On the home page")]
								.filter(Boolean)
								.join(" · ")}
						</p>
						<FactStatusBadge fact={fact} />
					</li>
				))}
			</ul>
		</section>
	);
}
