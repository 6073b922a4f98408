import { PhoneLink } from "#school/profile/contact-links.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";

/** Shows the next steps and a phone number next to the form. */
export function RegistrationAside() {
	return (
		<aside aria-labelledby="next">
			<h2 className="h-xl" id="next">
				What happens next
			</h2>
			<ol className="next">
				<li>
					<span>You get a reference number right away.</span>
				</li>
				<li>
					<span>Someone from our office calls or emails you during business hours.</span>
				</li>
				<li>
					<span>You visit, get costs and dates in writing, and choose day or evening.</span>
				</li>
			</ol>
			<p className="small">
				Prefer to talk? <OpenNow />
			</p>
			<PhoneLink className="big" />
		</aside>
	);
}
