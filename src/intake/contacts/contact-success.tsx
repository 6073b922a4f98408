import { useEffect } from "react";
import { contactDraft } from "#intake/contacts/contact-form.tsx";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { clearDraft } from "#ui/draft.ts";

/** Fields of the confirmation. */
export interface SavedContact {
	reference: string;
	email?: string | undefined;
}

/** Shows the next steps and the reference number. */
export function ContactSuccess({
	saved,
	onAnother,
}: {
	saved: SavedContact;
	onAnother: () => void;
}) {
	// A native submit leaves its draft in the tab.
	useEffect(() => clearDraft(contactDraft), []);
	return (
		<div className="done">
			<div>
				<p className="small">Your reference number</p>
				<p className="reference num">{saved.reference}</p>
			</div>
			<ol className="next">
				<li>
					<span>We have your message.</span>
				</li>
				<li>
					<span>
						We read it during business hours and reply to{" "}
						{saved.email ? <b>{saved.email}</b> : "you"}.
					</span>
				</li>
				<li>
					<span>
						In a hurry? Call <PhoneLink /> and give us this number.
					</span>
				</li>
			</ol>
			{/* A form, so that it is a button and works without JavaScript. */}
			<form
				action="/contact"
				onSubmit={(event) => {
					event.preventDefault();
					onAnother();
				}}
			>
				<button type="submit" className="btn quiet">
					Send Another Message
				</button>
			</form>
		</div>
	);
}
