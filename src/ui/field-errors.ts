/** What is wrong with a form, by field; the first sentence of each. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Problem {
	readonly path?: PropertyKey[] | string;
	readonly message: string;
}

/** The first sentence for each field, from a check here or from the server. */
export function fieldErrors(problems: readonly Problem[]): FieldErrors {
	const errors: Record<string, string> = {};
	for (const { path, message } of problems) {
		const field = String((Array.isArray(path) ? path[0] : path) ?? "");
		errors[field] ??= message;
	}
	return errors;
}

/** The first message for each path, such as `questions.0.answer`, of a check in the browser. */
export function errorsByPath(problems: readonly Problem[] = []): FieldErrors {
	const errors: Record<string, string> = {};
	for (const { path = [], message } of problems) errors[[path].flat().join(".")] ??= message;
	return errors;
}

/** What stands beside the button while fields are wrong. */
export function notSentMessage(errors: FieldErrors): string {
	const count = Object.keys(errors).length;
	const answers = count === 1 ? "1 answer" : `${count} answers`;
	return `Not sent yet. Please fix ${answers} above. Your other answers are still here.`;
}

/** Puts the focus on the first field, in the form's order, that is wrong. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors) {
	for (const control of form.elements) {
		if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in errors) {
			return control.focus();
		}
	}
}
