import { ApiError } from "#platform/api/client.ts";
import type { Language } from "#platform/text/language.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { saidErrors, say } from "#ui/say.ts";

/** Result of a form with a course that was submitted without JavaScript. */
export type PostedForm<Typed, Saved> =
	| { saved: Saved }
	| { typed: Typed; errors: FieldErrors; detail: string | null; status: number };

/** Reads a request's form. An unreadable one counts as empty, so its page lists the required fields. */
export function readForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}

/**
 * Saves a form that was submitted without JavaScript, through the same call that scripts make.
 * @param typed field values, to be shown again
 * @param language of the page, in which it is said what is wrong
 * @param refusals what the server says of other fields than the course, to be shown at them
 */
export async function postForm<Typed, Body, Saved>(
	typed: Typed,
	checked: { body: Body } | { errors: FieldErrors },
	save: (body: Body) => Promise<Saved>,
	language: Language,
	refusals: FieldErrors = {},
): Promise<PostedForm<Typed, Saved>> {
	const sayIt = say[language];
	if ("errors" in checked) {
		return { typed, errors: saidErrors(checked.errors, sayIt), detail: null, status: 400 };
	}
	try {
		return { saved: await save(checked.body) };
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
