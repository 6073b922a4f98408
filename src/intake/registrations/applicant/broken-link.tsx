import { brokenLink } from "#intake/registrations/applicant/words.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { PulseLine } from "#ui/pulse.tsx";

/** Stands in for the page of a link that does not work. It is the same for all of them. */
export function BrokenLink() {
	const { title, lead, inOther } = brokenLink.use();
	return (
		<div className="wrap page">
			<div className="intro">
				<PulseLine />
				<h1>{title}</h1>
				<p className="lead">{lead}</p>
			</div>
			<div className="done">
				<p lang={inOther.lang}>{inOther.text}</p>
				<p>
					<PhoneLink className="big" />
				</p>
				<p className="quick">
					<OpenNow />
				</p>
			</div>
		</div>
	);
}
