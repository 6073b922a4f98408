import { noCourseWords } from "#school/courses/page-words.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { MessagePage } from "#school/profile/message-page.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** Shown if a course does not exist or its call failed. */
export function CourseNotFound({ failed }: { failed: boolean }) {
	const words = noCourseWords.use();
	return (
		<MessagePage
			title={words.title}
			lead={failed ? words.failed : words.gone}
			ways={[
				<SiteLink key="programs" className="btn" to="/#programs">
					{words.all}
				</SiteLink>,
				<SiteLink key="contact" className="btn quiet" to="/contact">
					{words.contact}
				</SiteLink>,
				<PhoneLink key="phone" className="btn quiet" />,
			]}
		/>
	);
}
