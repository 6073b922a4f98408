import { otherClassMessage } from "#intake/placements/public-contract.ts";
import {
	checkRegistration,
	type RegistrationBody,
	typedRegistration,
} from "#intake/registrations/form-data.ts";
import { type Registered, register } from "#intake/registrations/public-contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError, call } from "#platform/api/client.ts";
import type { CourseChoices } from "#school/courses/course-select.tsx";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { offeredTitle } from "#school/courses/selected-course-title.ts";
import { clearDraft, markEmailed, type Submission, submissionFor } from "#ui/draft.ts";
import { toast } from "#ui/toast.ts";
import type { Outcome } from "#ui/use-draft-form.tsx";

/** Milliseconds until a call is aborted. Retrying with the same key is safe. */
const TIMEOUT_MS = 15_000;

const unexpected = "There was a problem with your registration. Please try again.";

/** Courses that the form offered. */
interface Offered {
	courses: CourseChoices;
	/** Preselected course, offered even if the course list failed to load. */
	preset: string | undefined;
}

/** Validates, saves and reports a registration. The email is independent of the result. */
export async function sendRegistration(
	form: HTMLFormElement,
	draft: string,
	{ courses, preset }: Offered,
	elapsed?: number,
): Promise<Outcome<Registered>> {
	const data = new FormData(form);
	const typed = typedRegistration(data);
	const checked = checkRegistration(typed);
	const courseTitle = await offeredTitle(courses, preset, Number(typed.courseId));
	if ("errors" in checked || courseTitle === null) {
		const errors = {
			...("errors" in checked && checked.errors),
			...(courseTitle === null && { courseId: unknownCourseMessage }),
		};
		if (Object.keys(errors).join() === "courseId") {
			toast({ title: "Error", description: unknownCourseMessage, variant: "destructive" });
		}
		return { errors };
	}
	const { body } = checked;
	const submission = submissionFor(draft, body);
	const chosen = { courseTitle, className: classNameIn(form) };
	try {
		const saved = await call(register, {
			body,
			headers: { "idempotency-key": submission.key, ...withFormSignals(data, elapsed) },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		clearDraft(draft);
		void mail(draft, body, chosen, submission);
		toast({
			title: "Registration submitted",
			description: "Thank you for your registration. We will contact you soon!",
		});
		return { saved };
	} catch (error) {
		if (error instanceof ApiError && error.detail === otherClassMessage) {
			return { errors: { classId: error.detail } };
		}
		const refused = error instanceof ApiError && error.status < 500;
		// A refusal is final. After a timeout or server error, the email may be the only copy of the form.
		if (!refused) void mail(draft, body, chosen, submission);
		const [title, failure] =
			error instanceof ApiError ? ["Database error", error.message] : ["Error", unexpected];
		toast({ title, description: failure, variant: "destructive" });
		return { failure };
	}
}

/** Returns the class that is chosen in a form, in words. */
function classNameIn(form: HTMLFormElement): string | undefined {
	const select = form.elements.namedItem("classId");
	if (!(select instanceof HTMLSelectElement) || select.value === "") return undefined;
	return select.selectedOptions[0]?.text;
}

/** Emails the school, once per submission however often it is sent. */
async function mail(
	draft: string,
	body: RegistrationBody,
	{ courseTitle, className }: { courseTitle: string; className: string | undefined },
	submission: Submission,
) {
	if (submission.mailed) return;
	try {
		const { sendSchoolEmail } = await import("#intake/mail/send-school-email.ts");
		await sendSchoolEmail({
			from_name: body.fullName,
			reply_to: body.email,
			user_email: body.email,
			user_phone: body.phone,
			user_message: body.message,
			program_name: className ? `${courseTitle}, ${className}` : courseTitle,
		});
		markEmailed(draft, submission);
	} catch (error) {
		console.warn("The email about this registration was not sent.", error);
	}
}
