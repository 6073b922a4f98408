import {
	type RegistrationInput,
	registrationFields,
	registrationInput,
} from "#intake/registrations/public-contract.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { typedFields } from "#ui/typed-fields.ts";

/** Values of the form's fields, as typed. */
export type TypedRegistration = Partial<Record<keyof RegistrationInput, string>>;

const fields = Object.keys(registrationFields) as (keyof RegistrationInput)[];

/** Reads the form's fields. */
export function typedRegistration(form: FormData): TypedRegistration {
	return typedFields(form, fields);
}

/** Validates the form. Returns the request body or the field errors. */
export function checkRegistration(
	typed: TypedRegistration,
): { body: RegistrationBody } | { errors: FieldErrors } {
	const checked = registrationInput.safeParse({
		...typed,
		courseId: typed.courseId ? Number(typed.courseId) : undefined,
	});
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	return { body: { ...checked.data, message: checked.data.message ?? "" } };
}

/** Body of the call: exactly the form's fields. */
export type RegistrationBody = Omit<RegistrationInput, "message"> & { message: string };
