import { useEffect } from "react";
import { registrationDraft } from "#registrations/registration-form.tsx";
import { PhoneLink } from "#school/contact-links.tsx";
import { useSchool } from "#school/context.tsx";
import { openSentence } from "#school/week.ts";
import { clearDraft } from "#ui/draft.ts";
import { SuccessHeading } from "#ui/success-heading.tsx";

/** What is said of a saved registration. */
export interface SavedRegistration {
	reference: string;
	courseTitle?: string | undefined;
	phone?: string | undefined;
}

/** The head of the success view. */
export function RegistrationDoneHead({ level }: { level?: "h1" | "h2" }) {
	return (
		<SuccessHeading
			title="Registration Successful!"
			lead="Thank you for registering with us. Our team will contact you shortly."
			{...(level && { level })}
		/>
	);
}

/** What happens next and when, with the number to say on the phone. */
export function RegistrationSuccess({
	saved,
	onAnother,
}: {
	saved: SavedRegistration;
	onAnother: () => void;
}) {
	// A form that the browser sent by itself left its draft behind.
	useEffect(() => clearDraft(registrationDraft), []);
	return (
		<>
			<div>
				<p className="small">Your reference number</p>
				<p className="reference num">{saved.reference}</p>
			</div>
			<ol className="next">
				<li>
					<span>
						We have your registration
						{saved.courseTitle && (
							<>
								{" "}
								for <b>{saved.courseTitle}</b>
							</>
						)}
						.
					</span>
				</li>
				<li>
					<span>
						We will call {saved.phone ? <b className="num">{saved.phone}</b> : "you"} during
						business hours: {openSentence(useSchool().hours)}.
					</span>
				</li>
				<li>
					<span>
						Made a mistake, or in a hurry? Call <PhoneLink /> and give us this number.
					</span>
				</li>
			</ol>
			{/* A form, so that it is a button and works without scripts too. */}
			<form
				action="/register"
				onSubmit={(event) => {
					event.preventDefault();
					onAnother();
				}}
			>
				<button type="submit" className="btn quiet">
					Register Another
				</button>
			</form>
		</>
	);
}
