import { noCourseWords } from "#school/courses/page-words.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { PulseLine } from "#ui/pulse.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** Shown if a course does not exist or its call failed. */
export function CourseNotFound({ failed }: { failed: boolean }) {
	const words = noCourseWords.use();
	return (
		<div className="wrap page">
			<div className="intro">
				<PulseLine />
				<h1>{words.title}</h1>
				<p className="lead">{failed ? words.failed : words.gone}</p>
			</div>
			<div className="done">
				<ul className="quick">
					<li>
						<SiteLink className="btn" to="/#programs">
							{words.all}
						</SiteLink>
					</li>
					<li>
						<SiteLink className="btn quiet" to="/contact">
							{words.contact}
						</SiteLink>
					</li>
					<li>
						<PhoneLink className="btn quiet" />
					</li>
				</ul>
			</div>
		</div>
	);
}
