import { call, type Fetch } from "#api/client.ts";
import { checkContact, type TypedContact, typedContact } from "#contacts/form-data.ts";
import { type Contact, sendContact } from "#contacts/public-contract.ts";
import { type PostedForm, postForm } from "#courses/posted-form.ts";
import { withFormSignals } from "#spam/form-signals.ts";

export type PostedContact = PostedForm<TypedContact, Contact>;

/**
 * Saves a contact form that was submitted without JavaScript.
 * @param headers what the page passes on of its request
 */
export function postContact(
	form: FormData,
	headers: Record<string, string>,
	fetch: Fetch,
): Promise<PostedContact> {
	const typed = typedContact(form);
	return postForm(typed, checkContact(typed), (body) =>
		call(sendContact, { body, headers: { ...headers, ...withFormSignals(form) } }, fetch),
	);
}
