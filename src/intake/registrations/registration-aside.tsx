import { registerPageWords } from "#intake/registrations/page-words.tsx";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";

/** Shows the next steps and a phone number next to the form. */
export function RegistrationAside() {
	const words = registerPageWords.use();
	return (
		<aside aria-labelledby="next">
			<h2 className="h-xl" id="next">
				{words.next}
			</h2>
			<ol className="next">
				<li>
					<span>{words.number}</span>
				</li>
				<li>
					<span>{words.contact}</span>
				</li>
				<li>
					<span>{words.visit}</span>
				</li>
			</ol>
			<p className="small">
				{words.talk} <OpenNow />
			</p>
			<PhoneLink className="big" />
		</aside>
	);
}
