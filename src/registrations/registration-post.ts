import { call, type Fetch } from "#api/client.ts";
import { type PostedForm, postForm } from "#courses/posted-form.ts";
import {
	checkRegistration,
	type TypedRegistration,
	typedRegistration,
} from "#registrations/form-data.ts";
import { type Registration, register } from "#registrations/public-contract.ts";
import { withFormSignals } from "#spam/form-signals.ts";

export type PostedRegistration = PostedForm<TypedRegistration, Registration>;

/**
 * Saves a registration form that was submitted without JavaScript.
 * @param headers what the page passes on of its request
 */
export function postRegistration(
	form: FormData,
	headers: Record<string, string>,
	fetch: Fetch,
): Promise<PostedRegistration> {
	const typed = typedRegistration(form);
	return postForm(typed, checkRegistration(typed), (body) =>
		call(register, { body, headers: { ...headers, ...withFormSignals(form) } }, fetch),
	);
}
