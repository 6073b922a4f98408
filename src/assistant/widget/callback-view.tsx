import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ChatHints } from "#assistant/contract.ts";
import { sendCallback } from "#assistant/widget/send-callback.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { openSentence } from "#school/profile/week.ts";
import { EmailField } from "#ui/email-field.tsx";
import { TextField } from "#ui/field.tsx";
import { FormNote } from "#ui/form-note.tsx";
import { Icon } from "#ui/icons.tsx";
import { focusHeading } from "#ui/route-focus.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import { useDraftForm } from "#ui/use-draft-form.tsx";

/** The name of the draft. */
const draft = "chat-callback";

const unexpected = {
	title: "Error",
	description: "There was a problem sending your number. Please try again.",
};

interface Props {
	conversationId: string;
	hints: Pick<ChatHints, "language" | "consent"> | null;
	onBack: () => void;
}

/** "Let us call you": the form, and what happens once it is saved. */
export function CallbackView({ conversationId, hints, onBack }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [saved, setSaved] = useState<Contact | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what takes the form's place is read from its heading
	useEffect(() => focusHeading(heading.current), [saved]);
	return (
		<div className="callback">
			<button className="back" type="button" onClick={onBack}>
				<Icon name="left" /> Back to the chat
			</button>
			<h2 className="h-xl" ref={heading}>
				{saved ? "We will call you" : "Let us call you"}
			</h2>
			{saved ? (
				<Saved contact={saved} />
			) : (
				<CallbackForm conversationId={conversationId} hints={hints} onSaved={setSaved} />
			)}
		</div>
	);
}

function Saved({ contact }: { contact: Contact }) {
	return (
		<>
			<p>
				Thank you, {contact.name}. Someone from our office will call <b>{contact.phone}</b> during
				business hours: {openSentence(useSchool().hours)}.
			</p>
			<div>
				<p className="small">Your reference number</p>
				<p className="reference num">{contact.reference}</p>
			</div>
			<p>
				In a hurry? Call <PhoneLink /> and give us this number.
			</p>
		</>
	);
}

interface FormProps extends Omit<Props, "onBack"> {
	onSaved: (contact: Contact) => void;
}

function CallbackForm({ conversationId, hints, onSaved }: FormProps) {
	const { form, note, errors, pending } = useDraftForm<Contact>({
		draft,
		refused: undefined,
		load: async () => (element, elapsed) =>
			sendCallback(element, draft, { conversationId, shownIn: hints?.language }, elapsed),
		unexpected,
		onSaved,
	});
	return (
		<form className="form" {...form} aria-label="Let us call you">
			<TextField
				id="callback-name"
				name="name"
				label="Name"
				autoComplete="name"
				autoCapitalize="words"
				spellCheck={false}
				error={errors.name}
			/>
			<EmailField id="callback-email" error={errors.email} />
			<TextField
				id="callback-phone"
				name="phone"
				label="Phone"
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				error={errors.phone}
			/>
			<FormNote {...note} />
			<p className="small">
				{/* What is agreed to is stored with the number: without it, nothing is sent. */}
				<span lang={hints?.language}>{hints?.consent}</span>{" "}
				<Link to="/privacy-policy">Privacy Policy</Link>
			</p>
			<SubmitButton pending={pending || !hints} go>
				Call me
			</SubmitButton>
		</form>
	);
}
