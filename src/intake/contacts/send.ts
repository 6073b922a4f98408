import { type ContactBody, checkContact, typedContact } from "#intake/contacts/form-data.ts";
import { type Contact, sendContact } from "#intake/contacts/public-contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError, call } from "#platform/api/client.ts";
import { selectedCourseTitle } from "#school/courses/selected-course-title.ts";
import { clearDraft, submissionFor } from "#ui/draft.ts";
import { toast } from "#ui/toast.ts";
import type { Outcome } from "#ui/use-draft-form.tsx";

/** Milliseconds until a call is aborted. Retrying with the same key is safe. */
const TIMEOUT_MS = 15_000;

const callFailed = "There was an error sending your message. Please try again.";

/** Validates, saves and reports a message. The email is independent of the result. */
export async function sendMessage(
	form: HTMLFormElement,
	draft: string,
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
				...withFormSignals(data, elapsed),
			},
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		clearDraft(draft);
		void mail(body, courseTitle);
		toast({
			title: "Message sent",
			description: "Thank you for contacting us. We will get back to you soon!",
		});
		return { saved };
	} catch (error) {
		// An unreadable response to a successful call is not a failure to save.
		if (error instanceof SyntaxError) throw error;
		const failure = error instanceof ApiError ? error.message : callFailed;
		toast({ title: "Submission Failed", description: failure, variant: "destructive" });
		return { failure };
	}
}

async function mail(body: ContactBody, courseTitle: string | null) {
	try {
		const { sendSchoolEmail } = await import("#intake/mail/send-school-email.ts");
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
