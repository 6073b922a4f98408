import { callbackInput, requestCallback } from "#assistant/contract.ts";
import type { Contact } from "#intake/contacts/contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError, call } from "#platform/api/client.ts";
import { clearDraft, submissionFor } from "#ui/draft.ts";
import { fieldErrors } from "#ui/field-errors.ts";
import type { Outcome } from "#ui/use-draft-form.tsx";

/** How long an answer may take before the visitor is told. The same key is safe to send again. */
const PATIENCE = 15_000;

const failed = "We could not save your number. Please try again, or call us.";

/** Checks and saves who asks to be called. @param shownIn the language of the sentence that they agree to */
export async function sendCallback(
	form: HTMLFormElement,
	draft: string,
	{ conversationId, shownIn }: { conversationId: string; shownIn: "en" | "es" | undefined },
	elapsed?: number,
): Promise<Outcome<Contact>> {
	const data = new FormData(form);
	const typed = Object.fromEntries(data);
	const checked = callbackInput.safeParse({ ...typed, conversationId });
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	const body = checked.data;
	try {
		const saved = await call(requestCallback, {
			body,
			headers: {
				"idempotency-key": submissionFor(draft, body).key,
				...(shownIn && { "content-language": shownIn }),
				...withFormSignals(data, elapsed),
			},
			signal: AbortSignal.timeout(PATIENCE),
		});
		clearDraft(draft);
		return { saved };
	} catch (error) {
		console.error("Failed to save the call request.", error);
		return { failure: error instanceof ApiError ? error.detail : failed };
	}
}
