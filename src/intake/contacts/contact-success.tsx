import { contactDraft } from "#intake/contacts/contact-form.tsx";
import { contactWords } from "#intake/contacts/words.tsx";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { NextSteps } from "#ui/next-steps.tsx";
import { useSitePath } from "#ui/site-link.tsx";

export interface SavedContact {
	reference: string;
	email?: string | undefined;
}

/** Shows the next steps and the reference number. */
export function ContactSuccess(props: { saved: SavedContact; onAnother: () => void }) {
	const { saved, onAnother } = props;
	const words = contactWords.use();
	const sitePath = useSitePath();
	return (
		<div className="done">
			<NextSteps
				reference={saved.reference}
				draft={contactDraft}
				again={{ action: sitePath("/contact"), label: words.again }}
				onAgain={onAnother}
			>
				{words.received}
				{words.reply(saved.email)}
				{words.hurry(<PhoneLink />)}
			</NextSteps>
		</div>
	);
}
