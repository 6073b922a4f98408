import { useEffect, useRef, useState } from "react";
import type { ChatHints } from "#assistant/contract.ts";
import { callback } from "#assistant/widget/panel-words.tsx";
import { requestCallback } from "#assistant/widget/request-callback.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { TextField } from "#ui/field.tsx";
import { FormNote } from "#ui/form-note.tsx";
import { Icon } from "#ui/icons.tsx";
import { focusHeading } from "#ui/route-focus.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import { useDraftForm } from "#ui/use-draft-form.tsx";

const draft = "chat-callback";

interface Props {
	conversationId: string;
	hints: Pick<ChatHints, "consent" | "consentLanguage" | "formLanguage"> | null;
	/** Asks again for the hints. */
	refresh: () => void;
	onBack: () => void;
}

/** "Let us call you": the form, and what happens once it is saved. */
export function CallbackView({ conversationId, hints, refresh, onBack }: Props) {
	const words = callback.use();
	const heading = useRef<HTMLHeadingElement>(null);
	const [saved, setSaved] = useState<Contact | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what takes the form's place is read from its heading
	useEffect(() => focusHeading(heading.current), [saved]);
	return (
		<div className="callback">
			<button className="back" type="button" onClick={onBack}>
				<Icon name="left" /> {words.back}
			</button>
			<h2 className="h-xl" ref={heading}>
				{saved ? words.saved : words.title}
			</h2>
			{saved ? (
				<Saved contact={saved} />
			) : (
				<CallbackForm
					conversationId={conversationId}
					hints={hints}
					refresh={refresh}
					onSaved={setSaved}
				/>
			)}
		</div>
	);
}

function Saved({ contact }: { contact: Contact }) {
	const words = callback.use();
	return (
		<>
			<p>{words.thanks(contact.name, contact.phone, useSchool().hours)}</p>
			<div>
				<p className="small">{words.reference}</p>
				<p className="reference num">{contact.reference}</p>
			</div>
			<p>{words.hurry(<PhoneLink />)}</p>
		</>
	);
}

interface FormProps extends Omit<Props, "onBack"> {
	onSaved: (contact: Contact) => void;
}

function CallbackForm({ conversationId, hints, refresh, onSaved }: FormProps) {
	const words = callback.use();
	const { form, note, errors, pending } = useDraftForm<Contact>({
		draft,
		refused: undefined,
		load: async () => (element, elapsed) =>
			requestCallback(
				element,
				draft,
				{
					...{ conversationId, refresh },
					...{ consent: hints?.consent ?? "", language: hints?.formLanguage ?? "en" },
				},
				elapsed,
			),
		unexpected: words.unexpected,
		onSaved,
	});
	return (
		<form className="form" {...form} aria-label={words.title}>
			<TextField
				id="callback-name"
				name="name"
				label={words.name}
				autoComplete="name"
				autoCapitalize="words"
				spellCheck={false}
				error={errors.name}
			/>
			<EmailField id="callback-email" error={errors.email} />
			<TextField
				id="callback-phone"
				name="phone"
				label={words.phone}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				error={errors.phone}
			/>
			<FormNote {...note} />
			<p className="small">
				{/* What is agreed to is stored with the number: without it, nothing is sent. */}
				<span lang={hints?.consentLanguage}>{hints?.consent}</span>{" "}
				<SiteLink to="/privacy-policy">{words.privacy}</SiteLink>
			</p>
			<SubmitButton pending={pending || !hints} busy={words.sending} go>
				{words.submit}
			</SubmitButton>
		</form>
	);
}
