import type { CourseSection } from "#school/courses/course-view.tsx";
import type { PageFact } from "#school/facts/page-facts.ts";
import { goodToKnowWords } from "#school/facts/page-words.ts";
import { Said } from "#ui/said.tsx";

/** Returns the facts of a course by topic, with their sources, as a section of its page. None where there are none. */
export function useGoodToKnow(): (facts: readonly PageFact[]) => CourseSection[] {
	const { title } = goodToKnowWords.use();
	return (facts) =>
		facts.length === 0 ? [] : [{ id: "good-to-know", title, content: <Facts facts={facts} /> }];
}

function Facts({ facts }: { facts: readonly PageFact[] }) {
	return (
		<dl>
			{facts.map((fact) => (
				<div key={fact.id}>
					<dt>
						<Said>{fact.label}</Said>
					</dt>
					<dd>
						<Said>{fact.answer}</Said>
						<Provenance fact={fact} />
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Source and date of a fact. */
function Provenance({ fact: { source, approvedAt } }: { fact: PageFact }) {
	const words = goodToKnowWords.use();
	const said = source && words.source(source);
	const asOf = approvedAt && words.asOf(approvedAt);
	if (!said && !asOf) return null;
	// One text where it is one: fewer parts of the page to put together.
	if (!said || typeof said === "string") {
		return <small>{[said, asOf].filter(Boolean).join(" · ")}</small>;
	}
	return (
		<small>
			{said}
			{asOf && ` · ${asOf}`}
		</small>
	);
}
