import { Link } from "react-router";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { PulseLine } from "#ui/pulse.tsx";

/** Shown if a course does not exist or its call failed. */
export function CourseNotFound({ failed }: { failed: boolean }) {
	return (
		<div className="wrap page">
			<div className="intro">
				<PulseLine />
				<h1>Course Not Found</h1>
				<p className="lead">
					{failed
						? "This program did not load. Please try again in a minute."
						: "We do not offer this program right now, or its address has changed."}
				</p>
			</div>
			<div className="done">
				<ul className="quick">
					<li>
						<Link className="btn" to="/#programs">
							View all courses
						</Link>
					</li>
					<li>
						<Link className="btn quiet" to="/contact">
							Contact us
						</Link>
					</li>
					<li>
						<PhoneLink className="btn quiet" />
					</li>
				</ul>
			</div>
		</div>
	);
}
