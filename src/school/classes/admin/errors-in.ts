import { type ClassInput, classInput } from "#school/classes/contract.ts";
import { problemsOf } from "#school/classes/meetings.ts";
import { errorsByPath, type FieldErrors } from "#ui/field-errors.ts";

/** Returns everything that is wrong with a class, by path. Days and times are compared if they are there. */
export function errorsIn(body: ClassInput & Parameters<typeof problemsOf>[0]): FieldErrors {
	const errors = errorsByPath(classInput.safeParse(body).error?.issues);
	const wrong = new Set(Object.keys(errors).map((path) => path.split(".")[0]));
	if (wrong.has("firstDay") || wrong.has("lastDay")) return errors;
	const problems = problemsOf(body).filter(({ path }) => !wrong.has(path));
	return { ...errors, ...errorsByPath(problems) };
}
