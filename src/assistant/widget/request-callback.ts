import * as contract from "#assistant/contract.ts";
import { callbackInput } from "#assistant/contract.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError, call } from "#platform/api/client.ts";
import type { Language } from "#platform/text/language.ts";
import { isConsentChanged, withConsent } from "#school/profile/consent-header.ts";
import { clearDraft, submissionFor } from "#ui/draft.ts";
import { fieldErrors } from "#ui/field-errors.ts";
import type { Outcome } from "#ui/outcome.ts";

/** How long an answer may take before the visitor is told. The same key is safe to send again. */
const PATIENCE = 15_000;

/** Said if the server did not answer, in English: the form says it in the language of the page. */
export const notSavedMessage = "We could not save your number. Please try again, or call us.";

interface Context {
	conversationId: string;
	/** What the form says that they agree to, and its language. */
	consent: string;
	language: Language;
	/** Asks again what the form shows. */
	refresh: () => void;
}

/** Checks and saves who asks to be called. */
export async function requestCallback(
	form: HTMLFormElement,
	draft: string,
	{ conversationId, consent, language, refresh }: Context,
	elapsed?: number,
): Promise<Outcome<Contact>> {
	const data = new FormData(form);
	const typed = Object.fromEntries(data);
	const checked = callbackInput.safeParse({ ...typed, conversationId });
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	const body = checked.data;
	try {
		const saved = await call(contract.requestCallback, {
			body,
			headers: {
				"idempotency-key": submissionFor(draft, body).key,
				"content-language": language,
				...withConsent(consent),
				...withFormSignals(data, elapsed),
			},
			signal: AbortSignal.timeout(PATIENCE),
		});
		clearDraft(draft);
		return { saved };
	} catch (error) {
		console.error("Failed to save the call request.", error);
		if (isConsentChanged(error)) refresh();
		return { failure: error instanceof ApiError ? error.detail : notSavedMessage };
	}
}
