import { cardWords } from "#school/courses/card-words.tsx";
import { PlainPicture } from "#school/courses/plain-picture.tsx";
import type { CourseSummary } from "#school/courses/summary.ts";
import { Icon } from "#ui/icons.tsx";
import { Said } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** Course card. The whole card is the link. */
export function CourseCard({ course }: { course: CourseSummary }) {
	const { title, summary, slug, keyFacts } = course;
	const words = cardWords.use();
	return (
		<li className="card">
			<PlainPicture course={course} sizes="(min-width: 60rem) 24rem, 6.5rem" loading="lazy" />
			<div>
				<h3>
					<Said>{title}</Said>
				</h3>
				<p>
					<Said>{summary}</Said>
				</p>
				{keyFacts.length > 0 && (
					<dl>
						{keyFacts.map(({ term, value, lang }) => (
							<div key={term}>
								<dt>{term}</dt>
								<dd lang={lang}>{value}</dd>
							</div>
						))}
					</dl>
				)}
				<SiteLink className="more" to={`/courses/${slug}`}>
					<span>{words.more}</span>
					<span className="sr-only">{words.about(<Said>{title}</Said>)}</span>
					<Icon name="right" />
				</SiteLink>
			</div>
		</li>
	);
}
