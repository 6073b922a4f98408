/** Errors of a form: the first message per field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Problem {
	readonly path?: PropertyKey[] | string;
	readonly message: string;
}

/** Returns the first message per field, from validation here or on the server. */
export function fieldErrors(problems: readonly Problem[]): FieldErrors {
	const errors: Record<string, string> = {};
	for (const { path, message } of problems) {
		const field = String((Array.isArray(path) ? path[0] : path) ?? "");
		errors[field] ??= message;
	}
	return errors;
}

/** Returns the first message per path, such as `questions.0.answer`, of validation in the browser. */
export function errorsByPath(problems: readonly Problem[] = []): FieldErrors {
	const errors: Record<string, string> = {};
	for (const { path = [], message } of problems) errors[[path].flat().join(".")] ??= message;
	return errors;
}

/** Focuses the first invalid field in the form's order. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
	for (const control of form.elements) {
		if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in errors) {
			return control.focus();
		}
	}
}
