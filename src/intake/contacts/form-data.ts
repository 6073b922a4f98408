import { type ContactInput, contactInput } from "#intake/contacts/public-contract.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { typedFields } from "#ui/typed-fields.ts";

/** Values of the form's fields, as typed. */
type TypedContact = Partial<Record<keyof ContactInput, string>>;

/** Body of the call: exactly the form's fields. */
export type ContactBody = ContactInput & { phone: string; subject: string };

const fields = ["name", "email", "phone", "subject", "message", "courseId"] as const;

/** Reads the form's fields. */
export function typedContact(form: FormData): TypedContact {
	return typedFields(form, fields);
}

/** Validates the form. Returns the request body or the field errors. */
export function checkContact(typed: TypedContact): { body: ContactBody } | { errors: FieldErrors } {
	const checked = contactInput.safeParse({
		...typed,
		courseId: typed.courseId ? Number(typed.courseId) : null,
	});
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	const { phone, subject } = checked.data;
	return { body: { ...checked.data, phone: phone ?? "", subject: subject ?? "" } };
}
