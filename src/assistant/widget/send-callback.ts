import { callbackInput, requestCallback } from "#assistant/contract.ts";
import type { callback } from "#assistant/widget/panel-words.tsx";
import type { Contact } from "#intake/contacts/contract.ts";
import { withFormSignals } from "#intake/spam/form-signals.ts";
import { ApiError, call } from "#platform/api/client.ts";
import type { Language } from "#platform/text/language.ts";
import { clearDraft, submissionFor } from "#ui/draft.ts";
import { fieldErrors } from "#ui/field-errors.ts";
import type { Outcome } from "#ui/use-draft-form.tsx";

/** How long an answer may take before the visitor is told. The same key is safe to send again. */
const PATIENCE = 15_000;

interface Context {
	conversationId: string;
	/** The language of the sentence that they agree to. */
	shownIn: Language | undefined;
	words: Pick<typeof callback.english, "wrong" | "failure">;
}

/** Checks and saves who asks to be called. */
export async function sendCallback(
	form: HTMLFormElement,
	draft: string,
	{ conversationId, shownIn, words }: Context,
	elapsed?: number,
): Promise<Outcome<Contact>> {
	const data = new FormData(form);
	const typed = Object.fromEntries(data);
	const checked = callbackInput.safeParse({ ...typed, conversationId });
	if (!checked.success) {
		const errors = Object.entries(fieldErrors(checked.error.issues));
		return {
			errors: Object.fromEntries(
				errors.map(([field, error]) => [field, words.wrong[field] ?? error]),
			),
		};
	}
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
		const answered = error instanceof ApiError ? error : undefined;
		return { failure: words.failure(answered?.status ?? 0, answered?.detail) };
	}
}
