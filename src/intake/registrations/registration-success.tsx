import type { Place } from "#intake/placements/public-contract.ts";
import { placeInEnglish, placeInWords } from "#intake/placements/words.ts";
import { registrationDraft } from "#intake/registrations/registration-form.tsx";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { openSentence } from "#school/profile/week.ts";
import { NextSteps } from "#ui/next-steps.tsx";
import { SuccessHeading } from "#ui/success-heading.tsx";

/** Fields of the confirmation. */
export interface SavedRegistration {
	reference: string;
	courseTitle?: string | undefined;
	phone?: string | undefined;
	/** The place in the class, if one was chosen. */
	place?: Pick<Place, "state" | "number" | "offeredUntil"> | undefined;
}

/** Heading of the success view. */
export function RegistrationSuccessHeading({ level }: { level?: "h1" | "h2" }) {
	return (
		<SuccessHeading
			title="Registration Successful!"
			lead="Thank you for registering with us. Our team will contact you shortly."
			{...(level && { level })}
		/>
	);
}

/** Shows the next steps and the reference number. */
export function RegistrationSuccess({
	saved,
	onAnother,
}: {
	saved: SavedRegistration;
	onAnother: () => void;
}) {
	return (
		<NextSteps
			reference={saved.reference}
			draft={registrationDraft}
			again={{ action: "/register", label: "Register Another" }}
			onAgain={onAnother}
		>
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
			{saved.place && (
				<li>
					<span>{placeInWords(saved.place, placeInEnglish).join(" ")}</span>
				</li>
			)}
			<li>
				<span>
					We will call {saved.phone ? <b className="num">{saved.phone}</b> : "you"} during business
					hours: {openSentence(useSchool().hours)}.
				</span>
			</li>
			<li>
				<span>
					Made a mistake, or in a hurry? Call <PhoneLink /> and give us this number.
				</span>
			</li>
		</NextSteps>
	);
}
