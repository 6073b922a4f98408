import {
	type RegistrationInput,
	type register,
	registrationRequest,
} from "#intake/registrations/public-contract.ts";
import type { RequestOf } from "#platform/api/endpoint.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { typedFields } from "#ui/typed-fields.ts";

/** Values of the form's fields, as typed. */
export type TypedRegistration = Partial<Record<keyof RegistrationInput | "classId", string>>;

const fields = Object.keys(registrationRequest.shape) as (keyof TypedRegistration)[];

/** Reads the form's fields. */
export function typedRegistration(form: FormData): TypedRegistration {
	return typedFields(form, fields);
}

/** Validates the form. Returns the request body or the field errors. */
export function checkRegistration(
	typed: TypedRegistration,
): { body: RegistrationBody } | { errors: FieldErrors } {
	const { courseId, classId, ...texts } = typed;
	const checked = registrationRequest.safeParse({
		...texts,
		courseId: courseId ? Number(courseId) : undefined,
		...(classId && { classId: Number(classId) }),
	});
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	return { body: { ...checked.data, message: checked.data.message ?? "" } };
}

/** Body of the call: exactly the form's fields, and the class if one was chosen. */
export type RegistrationBody = RequestOf<typeof register>["body"] & { message: string };
