import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "#api/client.ts";
import { unknownCourseSentence } from "#courses/contract.ts";
import { type CourseChoices, CourseSelect, chosenTitle } from "#courses/course-select.tsx";
import type { Registration } from "#registrations/contract.ts";
import {
	checkRegistration,
	type TypedRegistration,
	typedRegistration,
} from "#registrations/form-data.ts";
import { registerMutation, type Sending } from "#registrations/queries.ts";
import { attemptFor, clearDraft } from "#ui/draft.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { FormNote } from "#ui/form-note.tsx";
import { isSentNatively } from "#ui/held-submit.ts";
import { SubmitButton } from "#ui/submit-button.tsx";
import { toast } from "#ui/toast.ts";
import { prepareToasts } from "#ui/toast-region.tsx";
import { useDraftForm } from "#ui/use-draft-form.ts";

/** The name of the draft: what is begun on the home page goes on at /register. */
export const registrationDraft = "register";

/** What the server said of a form that was sent without scripts. */
export interface RefusedRegistration {
	typed: TypedRegistration;
	errors: FieldErrors;
	/** Why it was not saved, when no field is to blame. */
	sentence: string | null;
}

interface Props {
	courses: CourseChoices;
	/** The course that the visitor comes from. */
	chosenId?: number | undefined;
	refused?: RefusedRegistration | undefined;
	onSaved: (registration: Registration) => void;
	/** The look of the home page: a sheet, whose button is not the call to action of the screen. */
	sheet?: boolean;
}

const nothingWrong: FieldErrors = {};
const unexpected = "There was a problem with your registration. Please try again.";

/** The registration form, on the home page and at /register. Without scripts it is a plain post. */
export function RegistrationForm({ courses, chosenId, refused, onSaved, sheet = false }: Props) {
	const { ref, errors, showErrors, restore, events } = useDraftForm(
		registrationDraft,
		refused?.errors ?? nothingWrong,
		prepareToasts,
	);
	const [failure, setFailure] = useState(refused?.sentence ?? null);
	const note = useRef<HTMLDivElement>(null);
	const sending = useRef(false);
	const { mutate, isPending } = useMutation({
		...registerMutation(),
		// These hold even when the visitor has moved to another page while it was on its way.
		onSuccess: (_, sent) => {
			mail(sent);
			clearDraft(registrationDraft);
			toast({
				title: "Registration submitted",
				description: "Thank you for your registration. We will contact you soon!",
			});
		},
		onError: (error, sent) => {
			if (mayStillReachTheOffice(error)) mail(sent);
			const title = error instanceof ApiError ? "Database error" : "Error";
			toast({ title, description: failureSentence(error), variant: "destructive" });
		},
		onSettled: () => {
			sending.current = false;
		},
	});

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		if (sending.current || isSentNatively(form)) return;
		const checked = checkRegistration(typedRegistration(new FormData(form)));
		const courseTitle = chosenTitle(form);
		setFailure(null);
		if ("errors" in checked || courseTitle === null) {
			const wrong = {
				...("errors" in checked && checked.errors),
				...(courseTitle === null && { courseId: unknownCourseSentence }),
			};
			showErrors(wrong);
			if (Object.keys(wrong).join() === "courseId") {
				toast({ title: "Error", description: unknownCourseSentence, variant: "destructive" });
			}
			return;
		}
		showErrors(nothingWrong);
		sending.current = true;
		mutate(
			{ body: checked.body, courseTitle, attempt: attemptFor(registrationDraft, checked.body) },
			{
				onSuccess: (saved) => {
					form.reset();
					onSaved(saved);
				},
				onError: (error) => {
					setFailure(failureSentence(error));
					note.current?.focus();
				},
			},
		);
	};

	return (
		<form
			ref={ref}
			className={sheet ? "form sheet" : "form"}
			method="post"
			action="/register"
			noValidate
			data-hold=""
			aria-busy={isPending || undefined}
			onSubmit={submit}
			{...events}
		>
			<TextField
				id="register-fullName"
				name="fullName"
				label="Full name"
				autoComplete="name"
				autoCapitalize="words"
				spellCheck={false}
				value={refused?.typed.fullName}
				error={errors.fullName}
			/>
			<TextField
				id="register-email"
				name="email"
				label="Email"
				type="email"
				inputMode="email"
				autoComplete="email"
				value={refused?.typed.email}
				error={errors.email}
			/>
			<TextField
				id="register-phone"
				name="phone"
				label="Phone"
				hint="Our office calls you about your registration, in opening hours. No automated calls."
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				value={refused?.typed.phone}
				error={errors.phone}
			/>
			<CourseSelect
				id="register-courseId"
				label="Program"
				empty="Choose a program"
				courses={courses}
				chosen={refused?.typed.courseId ?? chosenId?.toString()}
				error={errors.courseId}
				onReady={restore}
			/>
			<TextAreaField
				id="register-message"
				name="message"
				label="Message"
				optional
				hint="For example: day or evening, or a question for us."
				value={refused?.typed.message}
				error={errors.message}
			/>
			<FormNote ref={note} errors={errors} failure={failure} />
			<div className="quick">
				<SubmitButton pending={isPending} go={!sheet}>
					Register
				</SubmitButton>
				<button className="btn plain" type="reset">
					Clear form
				</button>
			</div>
			<p className="small">
				No payment, no account. What you type is kept in this tab until we have it.{" "}
				<Link to="/privacy-policy">Privacy Policy</Link>
			</p>
		</form>
	);
}

function failureSentence(error: Error): string {
	return error instanceof ApiError ? error.message : unexpected;
}

// A refusal is an answer; silence or a broken server is not, and then the e-mail may be the only way.
function mayStillReachTheOffice(error: Error): boolean {
	return !(error instanceof ApiError) || error.status >= 500;
}

function mail({ body, courseTitle, attempt }: Sending) {
	import("#registrations/notify.ts")
		.then(({ notifyOfRegistration }) => notifyOfRegistration(body, courseTitle, attempt))
		.catch((error: unknown) => {
			console.warn("The e-mail about this registration was not sent.", error);
		});
}
