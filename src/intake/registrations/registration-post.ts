import { inLanguage } from "#intake/mail/language-header.ts";
import { otherClassMessage } from "#intake/placements/public-contract.ts";
import {
	checkRegistration,
	type TypedRegistration,
	typedRegistration,
} from "#intake/registrations/form-data.ts";
import { type Registered, register } from "#intake/registrations/public-contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { call, type Fetch } from "#platform/api/client.ts";
import type { Language } from "#platform/text/language.ts";
import { type PostedForm, postForm } from "#school/courses/posted-form.ts";

type PostedRegistration = PostedForm<TypedRegistration, Registered>;

/**
 * Saves a registration form that was submitted without JavaScript.
 * @param language of its page
 */
export function postRegistration(
	form: FormData,
	language: Language,
	fetch: Fetch,
): Promise<PostedRegistration> {
	const typed = typedRegistration(form);
	return postForm(
		typed,
		checkRegistration(typed),
		(body) =>
			call(
				register,
				{ body, headers: { ...inLanguage(language), ...withFormSignals(form) } },
				fetch,
			),
		{ classId: otherClassMessage },
	);
}
