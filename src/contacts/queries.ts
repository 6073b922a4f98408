import { mutationOptions } from "@tanstack/react-query";
import { call } from "#api/client.ts";
import { sendContact } from "#contacts/contract.ts";
import type { ContactBody } from "#contacts/form-data.ts";
import type { Attempt } from "#ui/draft.ts";

/** How long an answer may take before the visitor is told. The same key is safe to send again. */
const PATIENCE = 15_000;

/** A message on its way. */
export interface Sending {
	body: ContactBody;
	courseTitle: string | null;
	attempt: Attempt;
}

/** Stores a message to the school. */
export const contactMutation = () =>
	mutationOptions({
		networkMode: "always",
		mutationFn: ({ body, attempt }: Sending) =>
			call(sendContact, {
				body,
				headers: { "idempotency-key": attempt.key },
				signal: AbortSignal.timeout(PATIENCE),
			}),
	});
