import { type ContactBody, checkContact, typedContact } from "#intake/contacts/form-data.ts";
import { type Contact, sendContact } from "#intake/contacts/public-contract.ts";
import { inLanguage } from "#intake/mail/language-header.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError, call } from "#platform/api/client.ts";
import type { Language } from "#platform/text/language.ts";
import { englishTitle, selectedCourseTitle } from "#school/courses/selected-course-title.ts";
import { showChangedConsent } from "#school/profile/changed-consent.ts";
import { withConsent } from "#school/profile/consent-header.ts";
import { clearDraft, submissionFor } from "#ui/draft.ts";
import type { Outcome } from "#ui/outcome.ts";

/** Milliseconds until a call is aborted. Retrying with the same key is safe. */
const TIMEOUT_MS = 15_000;

/** What is reported, in English: the form says it in the language of the page. */
export const reported = {
	saved: {
		title: "Message sent",
		description: "Thank you for contacting us. We will get back to you soon!",
	},
	notSaved: "Submission Failed",
	callFailed: "There was an error sending your message. Please try again.",
} as const;

interface Page {
	language: Language;
	/** What the form says that people agree to. */
	consent: string;
	/** Loads the page again. */
	revalidate: () => Promise<void>;
}

/** Validates and saves a message. The email is independent of the result. */
export async function sendMessage(
	form: HTMLFormElement,
	draft: string,
	{ language, consent, revalidate }: Page,
	elapsed?: number,
): Promise<Outcome<Contact>> {
	const data = new FormData(form);
	const checked = checkContact(typedContact(data));
	if ("errors" in checked) return { errors: checked.errors };
	const { body } = checked;
	const courseTitle = selectedCourseTitle(form);
	try {
		const saved = await call(sendContact, {
			body,
			headers: {
				"idempotency-key": submissionFor(draft, body).key,
				...inLanguage(language),
				...withConsent(consent),
				...withFormSignals(data, elapsed),
			},
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		clearDraft(draft);
		void mail(body, courseTitle, language);
		return { saved, report: reported.saved };
	} catch (error) {
		// An unreadable response to a successful call is not a failure to save.
		if (error instanceof SyntaxError) throw error;
		await showChangedConsent(error, revalidate);
		const failure = error instanceof ApiError ? error.message : reported.callFailed;
		return { failure, report: { title: reported.notSaved, description: failure } };
	}
}

/** Emails the school, in English. */
async function mail(body: ContactBody, shown: string | null, language: Language) {
	try {
		const { sendSchoolEmail } = await import("#intake/mail/send-school-email.ts");
		const courseTitle =
			shown && language !== "en" ? await englishTitle(body.courseId, shown) : shown;
		await sendSchoolEmail({
			from_name: body.name,
			reply_to: body.email,
			user_email: body.email,
			user_phone: body.phone || "Not provided",
			user_message: body.message,
			program_name: courseTitle || body.subject || "General Inquiry",
		});
	} catch (error) {
		console.warn("The email about this message was not sent.", error);
	}
}
