import { useRevalidator } from "react-router";
import type { Contact } from "#intake/contacts/public-contract.ts";
import { contactWords } from "#intake/contacts/words.tsx";
import { type CourseChoices, CourseSelect } from "#school/courses/course-select.tsx";
import { ConsentLines } from "#school/profile/consent-lines.tsx";
import { ClearButton } from "#ui/clear-button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { FormNote } from "#ui/form-note.tsx";
import { useLineLanguage } from "#ui/said.tsx";
import { useLanguage, useSitePath } from "#ui/site-link.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import { TrapField } from "#ui/trap-field.tsx";
import { type RejectedSubmit, useDraftForm } from "#ui/use-draft-form.tsx";

export const contactDraft = "contact";

interface Props {
	courses: CourseChoices;
	/** What people agree to, in the language of the page; empty if it could not be loaded. */
	consent: string;
	refused?:
		| RejectedSubmit<"name" | "email" | "phone" | "subject" | "courseId" | "message">
		| undefined;
	onSaved: (contact: Contact) => void;
}

/** Renders the contact form. Without JavaScript it is a plain POST. */
export function ContactForm({ courses, consent, refused, onSaved }: Props) {
	const words = contactWords.use();
	const language = useLanguage();
	const { revalidate } = useRevalidator();
	const load = async () => {
		const { sendMessage } = await import("#intake/contacts/send.ts");
		return (element: HTMLFormElement, elapsed: number | undefined) =>
			sendMessage(element, contactDraft, { language, consent, revalidate }, elapsed);
	};
	const { form, note, errors, pending, restore } = useDraftForm({
		draft: contactDraft,
		refused,
		load,
		unexpected: words.unexpected,
		onSaved,
	});
	return (
		<form
			className="form"
			// Without JavaScript the address says what the form showed.
			action={`${useSitePath()("/contact")}?consent=${encodeURIComponent(consent)}`}
			aria-labelledby="write"
			{...form}
		>
			<h2 className="h-xl" id="write">
				{words.write}
			</h2>
			<TextField
				id="contact-name"
				name="name"
				label={words.name}
				autoComplete="name"
				autoCapitalize="words"
				spellCheck={false}
				value={refused?.typed.name}
				error={errors.name}
			/>
			<EmailField id="contact-email" value={refused?.typed.email} error={errors.email} />
			<TextField
				id="contact-phone"
				name="phone"
				label={words.phone}
				optional
				hint={words.phoneHint}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				value={refused?.typed.phone}
				error={errors.phone}
			/>
			<TextField
				id="contact-subject"
				name="subject"
				label={words.subject}
				optional
				value={refused?.typed.subject}
				error={errors.subject}
			/>
			<CourseSelect
				id="contact-courseId"
				label={words.program}
				optional
				empty={words.noProgram}
				courses={courses}
				languageOf={useLineLanguage()}
				chosen={refused?.typed.courseId}
				error={errors.courseId}
				onReady={restore}
			/>
			<TextAreaField
				id="contact-message"
				name="message"
				label={words.message}
				value={refused?.typed.message}
				error={errors.message}
			/>
			<TrapField />
			<FormNote {...note} />
			<div className="quick">
				<SubmitButton pending={pending} go>
					{words.submit}
				</SubmitButton>
				<ClearButton />
			</div>
			<ConsentLines consent={consent}>{words.kept}</ConsentLines>
		</form>
	);
}
