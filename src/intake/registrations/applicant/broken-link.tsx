import { brokenLink } from "#intake/registrations/applicant/words.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { MessagePage } from "#school/profile/message-page.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";

/** Stands in for the page of a link that does not work. It is the same for all of them. */
export function BrokenLink() {
	const { title, lead, inOther } = brokenLink.use();
	return (
		<MessagePage title={title} lead={lead}>
			<p lang={inOther.lang}>{inOther.text}</p>
			<p>
				<PhoneLink className="big" />
			</p>
			<p className="quick">
				<OpenNow />
			</p>
		</MessagePage>
	);
}
