import { contactDraft } from "#intake/contacts/contact-form.tsx";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { NextSteps } from "#ui/next-steps.tsx";

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
	return (
		<div className="done">
			<NextSteps
				reference={saved.reference}
				draft={contactDraft}
				again={{ action: "/contact", label: "Send Another Message" }}
				onAgain={onAnother}
			>
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
			</NextSteps>
		</div>
	);
}
