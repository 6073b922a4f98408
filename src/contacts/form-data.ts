import { type ContactInput, contactInput } from "#contacts/public-contract.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";

/** What stands in the fields of the form, as it was typed. */
export type TypedContact = Partial<Record<keyof ContactInput, string>>;

/** The body of the call: exactly the fields of the form. */
export interface ContactBody {
	name: string;
	email: string;
	phone: string;
	subject: string;
	message: string;
	courseId: number | null;
}

const fields = ["name", "email", "phone", "subject", "message", "courseId"] as const;

/** Reads the fields of the form. */
export function typedContact(form: FormData): TypedContact {
	return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? "")]));
}

/** Checks what was typed with the contract: what is sent, or what is wrong with it. */
export function checkContact(typed: TypedContact): { body: ContactBody } | { errors: FieldErrors } {
	const checked = contactInput.safeParse({
		...typed,
		courseId: typed.courseId ? Number(typed.courseId) : null,
	});
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	const { name, email, phone, subject, message, courseId } = checked.data;
	return {
		body: { name, email, phone: phone ?? "", subject: subject ?? "", message, courseId },
	};
}
