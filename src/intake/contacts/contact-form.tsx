import type { Contact } from "#intake/contacts/public-contract.ts";
import { type CourseChoices, CourseSelect } from "#school/courses/course-select.tsx";
import { messageConsent } from "#school/profile/consent.ts";
import { ConsentLines } from "#school/profile/consent-lines.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { FormNote } from "#ui/form-note.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import { TrapField } from "#ui/trap-field.tsx";
import { type RejectedSubmit, useDraftForm } from "#ui/use-draft-form.tsx";

/** Draft name. */
export const contactDraft = "contact";

interface Props {
	courses: CourseChoices;
	refused?:
		| RejectedSubmit<"name" | "email" | "phone" | "subject" | "courseId" | "message">
		| undefined;
	onSaved: (contact: Contact) => void;
}

const unexpected = {
	title: "Error",
	description: "There was a problem sending your message. Please try again.",
};

const load = async () => {
	const { sendMessage } = await import("#intake/contacts/send.ts");
	return (form: HTMLFormElement, elapsed: number | undefined) =>
		sendMessage(form, contactDraft, elapsed);
};

/** Renders the contact form. Without JavaScript it is a plain POST. */
export function ContactForm({ courses, refused, onSaved }: Props) {
	const { form, note, errors, pending, restore } = useDraftForm({
		draft: contactDraft,
		refused,
		load,
		unexpected,
		onSaved,
	});
	return (
		<form className="form" action="/contact" aria-labelledby="write" {...form}>
			<h2 className="h-xl" id="write">
				Send us a message
			</h2>
			<TextField
				id="contact-name"
				name="name"
				label="Name"
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
				label="Phone"
				optional
				hint="If you give a number, our office may call you about your question. No automated calls."
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				value={refused?.typed.phone}
				error={errors.phone}
			/>
			<TextField
				id="contact-subject"
				name="subject"
				label="Subject"
				optional
				value={refused?.typed.subject}
				error={errors.subject}
			/>
			<CourseSelect
				id="contact-courseId"
				label="Program of Interest"
				optional
				empty="I’m not sure yet"
				courses={courses}
				chosen={refused?.typed.courseId}
				error={errors.courseId}
				onReady={restore}
			/>
			<TextAreaField
				id="contact-message"
				name="message"
				label="Message"
				value={refused?.typed.message}
				error={errors.message}
			/>
			<TrapField />
			<FormNote {...note} />
			<div className="quick">
				<SubmitButton pending={pending} go>
					Send Message
				</SubmitButton>
				<button className="btn plain" type="reset">
					Clear form
				</button>
			</div>
			<ConsentLines consent={messageConsent}>
				We keep what you type in this tab until it is sent.
			</ConsentLines>
		</form>
	);
}
