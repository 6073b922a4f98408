import { inLanguage } from "#intake/mail/language-header.ts";
import { otherClassMessage } from "#intake/placements/public-contract.ts";
import {
	checkRegistration,
	type RegistrationBody,
	typedRegistration,
} from "#intake/registrations/form-data.ts";
import { type Registered, register } from "#intake/registrations/public-contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError, call } from "#platform/api/client.ts";
import type { Language } from "#platform/text/language.ts";
import type { CourseChoices } from "#school/courses/course-select.tsx";
import { courseSelectWords } from "#school/courses/course-select-words.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { englishTitle, offeredTitle } from "#school/courses/selected-course-title.ts";
import { showChangedConsent } from "#school/profile/changed-consent.ts";
import { withConsent } from "#school/profile/consent-header.ts";
import { clearDraft, markEmailed, type Submission, submissionFor } from "#ui/draft.ts";
import type { Outcome } from "#ui/outcome.ts";

/** Milliseconds until a call is aborted. Retrying with the same key is safe. */
const TIMEOUT_MS = 15_000;

/** What is reported, in English: the form says it in the language of the page. */
export const reported = {
	saved: {
		title: "Registration submitted",
		description: "Thank you for your registration. We will contact you soon!",
	},
	invalid: "Error",
	notSaved: "Database error",
} as const;

interface Offered {
	courses: CourseChoices;
	/** Preselected course, offered even if the course list failed to load. */
	preset: string | undefined;
	/** Language of the page. */
	language: Language;
	/** What the form says that people agree to. */
	consent: string;
	/** Loads the page again. */
	revalidate: () => Promise<void>;
}

/** Validates and saves a registration. The email is independent of the result. */
export async function sendRegistration(
	form: HTMLFormElement,
	draft: string,
	{ courses, preset, language, consent, revalidate }: Offered,
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
		if (Object.keys(errors).join() !== "courseId") return { errors };
		return { errors, report: { title: reported.invalid, description: unknownCourseMessage } };
	}
	const { body } = checked;
	const submission = submissionFor(draft, body);
	const chosen = { courseTitle, className: classNameIn(form), language };
	try {
		const saved = await call(register, {
			body,
			headers: {
				"idempotency-key": submission.key,
				...inLanguage(language),
				...withConsent(consent),
				...withFormSignals(data, elapsed),
			},
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		clearDraft(draft);
		void mail(draft, body, chosen, submission);
		// The answer has the title in English.
		const isTranslated = language !== "en" && courseTitle !== courseSelectWords.english.preset;
		return { saved: isTranslated ? { ...saved, courseTitle } : saved, report: reported.saved };
	} catch (error) {
		if (error instanceof ApiError && error.detail === otherClassMessage) {
			return { errors: { classId: error.detail } };
		}
		const refused = error instanceof ApiError && error.status < 500;
		await showChangedConsent(error, revalidate);
		// A refusal is final. After a timeout or server error, the email may be the only copy of the form.
		if (!refused) void mail(draft, body, chosen, submission);
		if (!(error instanceof ApiError)) throw error;
		const failure = error.message;
		return { failure, report: { title: reported.notSaved, description: failure } };
	}
}

/** Returns the class that is chosen in a form, in words. */
function classNameIn(form: HTMLFormElement): string | undefined {
	const select = form.elements.namedItem("classId");
	if (!(select instanceof HTMLSelectElement) || select.value === "") return undefined;
	return select.selectedOptions[0]?.text;
}

/** What was chosen, in the words of the page. */
interface Chosen {
	courseTitle: string;
	className: string | undefined;
	language: Language;
}

/** Emails the school in English, once per submission however often it is sent. */
async function mail(draft: string, body: RegistrationBody, chosen: Chosen, submission: Submission) {
	if (submission.mailed) return;
	try {
		const program = chosen.language === "en" ? inWords(chosen) : await inEnglish(body, chosen);
		const { sendSchoolEmail } = await import("#intake/mail/send-school-email.ts");
		await sendSchoolEmail({
			from_name: body.fullName,
			reply_to: body.email,
			user_email: body.email,
			user_phone: body.phone,
			user_message: body.message,
			program_name: program,
		});
		markEmailed(draft, submission);
	} catch (error) {
		console.warn("The email about this registration was not sent.", error);
	}
}

const inWords = ({ courseTitle, className }: Omit<Chosen, "language">): string =>
	className ? `${courseTitle}, ${className}` : courseTitle;

async function inEnglish(
	{ courseId, classId }: RegistrationBody,
	{ courseTitle, className }: Chosen,
): Promise<string> {
	const { englishClass } = await import("#school/classes/english-class.ts");
	const [title, ofClass] = await Promise.all([
		englishTitle(courseId, courseTitle),
		className && englishClass(classId, className),
	]);
	return inWords({ courseTitle: title, className: ofClass });
}
