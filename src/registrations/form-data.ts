import { type RegistrationInput, registrationInput } from "#registrations/public-contract.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";

/** What stands in the fields of the form, as it was typed. */
export type TypedRegistration = Partial<Record<keyof RegistrationInput, string>>;

const fields = ["fullName", "email", "phone", "courseId", "message"] as const;

/** Reads the fields of the form. */
export function typedRegistration(form: FormData): TypedRegistration {
	return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? "")]));
}

/** Checks what was typed with the contract: what is sent, or what is wrong with it. */
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

/** The body of the call: exactly the fields of the form. */
export type RegistrationBody = Omit<RegistrationInput, "message"> & { message: string };
