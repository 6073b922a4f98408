import { inLanguage } from "#intake/mail/language-header.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError } from "#platform/api/client.ts";
import { languageOf } from "#platform/text/language-paths.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { withConsent } from "#school/profile/consent-header.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { saidErrors, say } from "#ui/say.ts";

/** A form with a course. */
interface Form<Typed, Body, Saved> {
	/** Reads its fields as they were typed. */
	read: (form: FormData) => Typed;
	check: (typed: Typed) => { body: Body } | { errors: FieldErrors };
	/** Makes the call that scripts make. */
	send: (request: { body: Body; headers: Record<string, string> }) => Promise<Saved>;
	/** What the server says of other fields than the course, to be shown at them. */
	refusals?: FieldErrors;
}

/** Result of a form with a course that was submitted without JavaScript. */
type PostedForm<Typed, Saved> =
	| { saved: Saved }
	| { typed: Typed; errors: FieldErrors; detail: string | null; status: number };

/** Reads a request's form. An unreadable one counts as empty, so its page lists the required fields. */
export function readForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}

/**
 * Saves a form that was submitted without JavaScript. The address of the request says the language of its page and
 * the sentence of consent that it showed; an address that is not the form's own, as of a program, has none.
 * @returns what was saved, or what was typed and what is wrong with it, in the language of the page
 */
export async function postForm<Typed, Body, Saved>(
	request: Request,
	{ read, check, send, refusals = {} }: Form<Typed, Body, Saved>,
): Promise<PostedForm<Typed, Saved>> {
	const language = languageOf(request);
	const sayIt = say[language];
	const form = await readForm(request);
	const typed = read(form);
	const checked = check(typed);
	if ("errors" in checked) {
		return { typed, errors: saidErrors(checked.errors, sayIt), detail: null, status: 400 };
	}
	const consent = new URL(request.url).searchParams.get("consent");
	const headers = {
		...inLanguage(language),
		...(consent !== null && withConsent(consent)),
		...withFormSignals(form),
	};
	try {
		return { saved: await send({ body: checked.body, headers }) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { status, detail, message } = error;
		const messages = Object.entries({ courseId: unknownCourseMessage, ...refusals });
		const errors = Object.fromEntries(messages.filter(([, text]) => text === detail));
		const isOfField = Object.keys(errors).length > 0;
		return {
			typed,
			errors: saidErrors(errors, sayIt),
			detail: isOfField ? null : sayIt(message),
			status,
		};
	}
}
