import { headersFrom, type PostedFrom } from "#intake/mail/posted-from.ts";
import { otherClassMessage } from "#intake/placements/public-contract.ts";
import {
	checkRegistration,
	type TypedRegistration,
	typedRegistration,
} from "#intake/registrations/form-data.ts";
import { type Registered, register } from "#intake/registrations/public-contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { call, type Fetch } from "#platform/api/client.ts";
import { type PostedForm, postForm } from "#school/courses/posted-form.ts";

/**
 * Saves a registration form that was submitted without JavaScript.
 * @param from its page
 */
export function postRegistration(
	form: FormData,
	from: PostedFrom,
	fetch: Fetch,
): Promise<PostedForm<TypedRegistration, Registered>> {
	const typed = typedRegistration(form);
	return postForm(
		typed,
		checkRegistration(typed),
		(body) =>
			call(register, { body, headers: { ...headersFrom(from), ...withFormSignals(form) } }, fetch),
		from.language,
		{ classId: otherClassMessage },
	);
}
