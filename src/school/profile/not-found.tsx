import { PhoneLink } from "#school/profile/contact-links.tsx";
import { MessagePage } from "#school/profile/message-page.tsx";
import { errorWords } from "#school/profile/words.ts";
import { SiteLink } from "#ui/site-link.tsx";

/** The 404 page. */
export function NotFound() {
	const words = errorWords.use();
	return (
		<MessagePage
			title={words.notFound}
			lead={words.notFoundLead}
			ways={[
				<SiteLink key="programs" className="btn" to="/#programs">
					{words.programs}
				</SiteLink>,
				<SiteLink key="contact" className="btn quiet" to="/contact">
					{words.contact}
				</SiteLink>,
				<PhoneLink key="phone" className="btn quiet" />,
			]}
		>
			<p>{words.moved}</p>
		</MessagePage>
	);
}
