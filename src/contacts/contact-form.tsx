import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#api/client.ts";
import type { Contact } from "#contacts/contract.ts";
import { checkContact, type TypedContact, typedContact } from "#contacts/form-data.ts";
import { contactMutation, type Sending } from "#contacts/queries.ts";
import { type CourseChoices, CourseSelect, chosenTitle } from "#courses/course-select.tsx";
import { attemptFor, clearDraft } from "#ui/draft.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { FormNote } from "#ui/form-note.tsx";
import { isSentNatively } from "#ui/held-submit.ts";
import { SubmitButton } from "#ui/submit-button.tsx";
import { toast } from "#ui/toast.ts";
import { prepareToasts } from "#ui/toast-region.tsx";
import { useDraftForm } from "#ui/use-draft-form.ts";

/** The name of the draft. */
export const contactDraft = "contact";

/** What the server said of a form that was sent without scripts. */
export interface RefusedContact {
	typed: TypedContact;
	errors: FieldErrors;
	/** Why it was not saved, when no field is to blame. */
	sentence: string | null;
}

interface Props {
	courses: CourseChoices;
	refused?: RefusedContact | undefined;
	onSaved: (contact: Contact) => void;
}

const nothingWrong: FieldErrors = {};

/** The contact form. Without scripts it is a plain post. */
export function ContactForm({ courses, refused, onSaved }: Props) {
	const { ref, errors, showErrors, restore, events } = useDraftForm(
		contactDraft,
		refused?.errors ?? nothingWrong,
		prepareToasts,
	);
	const [failure, setFailure] = useState(refused?.sentence ?? null);
	const note = useRef<HTMLDivElement>(null);
	const sending = useRef(false);
	const { mutate, isPending } = useMutation({
		...contactMutation(),
		// These hold even when the visitor has moved to another page while it was on its way.
		onSuccess: (_, sent) => {
			mail(sent);
			clearDraft(contactDraft);
			toast({
				title: "Message sent",
				description: "Thank you for contacting us. We will get back to you soon!",
			});
		},
		onError: (error) => toast({ ...failureOf(error), variant: "destructive" }),
		onSettled: () => {
			sending.current = false;
		},
	});

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		if (sending.current || isSentNatively(form)) return;
		const checked = checkContact(typedContact(new FormData(form)));
		setFailure(null);
		if ("errors" in checked) return showErrors(checked.errors);
		showErrors(nothingWrong);
		sending.current = true;
		const { body } = checked;
		mutate(
			{ body, courseTitle: chosenTitle(form), attempt: attemptFor(contactDraft, body) },
			{
				onSuccess: (saved) => {
					form.reset();
					onSaved(saved);
				},
				onError: (error) => {
					setFailure(failureOf(error).description);
					note.current?.focus();
				},
			},
		);
	};

	return (
		<form
			ref={ref}
			className="form"
			method="post"
			action="/contact"
			noValidate
			data-hold=""
			aria-labelledby="write"
			aria-busy={isPending || undefined}
			onSubmit={submit}
			{...events}
		>
			<h2 className="h-xl" id="write">
				Write to us
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
			<TextField
				id="contact-email"
				name="email"
				label="Email"
				type="email"
				inputMode="email"
				autoComplete="email"
				value={refused?.typed.email}
				error={errors.email}
			/>
			<TextField
				id="contact-phone"
				name="phone"
				label="Phone"
				optional
				hint="If you leave a number, our office may call you about your question. No automated calls."
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
				empty="No program in mind yet"
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
			<FormNote ref={note} errors={errors} failure={failure} />
			<div className="quick">
				<SubmitButton pending={isPending} go>
					Send Message
				</SubmitButton>
				<button className="btn plain" type="reset">
					Clear form
				</button>
			</div>
			<p className="small">
				What you type is kept in this tab until we have it.{" "}
				<Link to="/privacy-policy">Privacy Policy</Link>
			</p>
		</form>
	);
}

function failureOf(error: Error): { title: string; description: string } {
	// The call went well and its answer could not be read.
	if (error instanceof SyntaxError) {
		return {
			title: "Error",
			description: "There was a problem sending your message. Please try again.",
		};
	}
	return {
		title: "Submission Failed",
		description:
			error instanceof ApiError
				? error.message
				: "There was an error sending your message. Please try again.",
	};
}

function mail(sent: Sending) {
	import("#contacts/notify.ts")
		.then(({ notifyOfContact }) => notifyOfContact(sent))
		.catch((error: unknown) => {
			console.warn("The e-mail about this message was not sent.", error);
		});
}
