import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { shortTitle } from "#assistant/admin/conversation-list.tsx";
import { gapsQuery } from "#assistant/admin/queries.ts";
import { useMay } from "#platform/api/role-context.ts";
import { plural } from "#platform/text/plural.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { newFactPath } from "#school/facts/admin/new-fact-path.ts";
import { createFact } from "#school/facts/contract.ts";
import { type FactTopic, topicOf } from "#school/facts/topics.ts";

const SHOWN = 8;

/** The topics that most people asked about without an answer, each with the way to state it. */
export function MissingFacts() {
	const { data: gaps } = useQuery(gapsQuery());
	const { titleOf } = useCourseTitles();
	const mayAdd = useMay()(createFact);
	const labelOf = (topic: FactTopic, courseId: number | null) =>
		[topicOf(topic).label, ...(courseId === null ? [] : [shortTitle(titleOf(courseId))])].join(
			", ",
		);
	return (
		<section aria-labelledby="missing-title">
			<div className="section-head">
				<h2 id="missing-title">Most asked without a fact</h2>
				<span className="sub">the last 30 days</span>
			</div>
			{gaps?.length === 0 && (
				<p className="sub">Nothing. Every topic that people asked about is stated.</p>
			)}
			{gaps && gaps.length > 0 && (
				<table className="plain-figures">
					<caption className="hidden-text">Most asked without a fact</caption>
					<tbody>
						{gaps.slice(0, SHOWN).map(({ topic, courseId, people }) => (
							<tr key={`${topic} ${courseId}`}>
								<th scope="row">
									{mayAdd ? (
										<Link to={newFactPath({ topic, courseId })}>{labelOf(topic, courseId)}</Link>
									) : (
										labelOf(topic, courseId)
									)}
								</th>
								<td className="num">{plural(people, "person", "people")}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<p className="figures-more">
				<Link to="/admin/facts">All facts</Link>
			</p>
		</section>
	);
}
