import type { Place } from "#intake/placements/public-contract.ts";
import { placeInWords } from "#intake/placements/words.ts";
import { registrationDraft } from "#intake/registrations/draft-name.ts";
import { successWords } from "#intake/registrations/success-words.tsx";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { NextSteps } from "#ui/next-steps.tsx";
import { Said } from "#ui/said.tsx";
import { useSitePath } from "#ui/site-link.tsx";
import { SuccessHeading } from "#ui/success-heading.tsx";

export interface SavedRegistration {
	reference: string;
	courseTitle?: string | undefined;
	phone?: string | undefined;
	/** The place in the class, if one was chosen. */
	place?: Pick<Place, "state" | "number" | "offeredUntil"> | undefined;
}

/** Heading of the success view. */
export function RegistrationSuccessHeading({ level }: { level?: "h1" | "h2" }) {
	const { saved, thanks } = successWords.use();
	return <SuccessHeading title={saved} lead={thanks} {...(level && { level })} />;
}

/** Shows the next steps and the reference number. */
export function RegistrationSuccess(props: { saved: SavedRegistration; onAnother: () => void }) {
	const { saved, onAnother } = props;
	const words = successWords.use();
	const sitePath = useSitePath();
	const { hours } = useSchool();
	return (
		<NextSteps
			reference={saved.reference}
			draft={registrationDraft}
			again={{ action: sitePath("/register"), label: words.again }}
			onAgain={onAnother}
		>
			{words.received(saved.courseTitle && <Said>{saved.courseTitle}</Said>)}
			{saved.place && placeInWords(saved.place, words.place).join(" ")}
			{words.call(saved.phone, hours)}
			{words.mistake(<PhoneLink />)}
		</NextSteps>
	);
}
