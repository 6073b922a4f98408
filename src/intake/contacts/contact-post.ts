import { checkContact, type TypedContact, typedContact } from "#intake/contacts/form-data.ts";
import { type Contact, sendContact } from "#intake/contacts/public-contract.ts";
import { headersFrom, type PostedFrom } from "#intake/mail/posted-from.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { call, type Fetch } from "#platform/api/client.ts";
import { type PostedForm, postForm } from "#school/courses/posted-form.ts";

/**
 * Saves a contact form that was submitted without JavaScript.
 * @param from its page
 */
export function postContact(
	form: FormData,
	from: PostedFrom,
	fetch: Fetch,
): Promise<PostedForm<TypedContact, Contact>> {
	const typed = typedContact(form);
	return postForm(
		typed,
		checkContact(typed),
		(body) =>
			call(
				sendContact,
				{ body, headers: { ...headersFrom(from), ...withFormSignals(form) } },
				fetch,
			),
		from.language,
	);
}
