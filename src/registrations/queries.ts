import { mutationOptions } from "@tanstack/react-query";
import { call } from "#api/client.ts";
import { register } from "#registrations/contract.ts";
import type { RegistrationBody } from "#registrations/form-data.ts";
import type { Attempt } from "#ui/draft.ts";

/** How long an answer may take before the visitor is told. The same key is safe to send again. */
const PATIENCE = 15_000;

/** A registration on its way. */
export interface Sending {
	body: RegistrationBody;
	courseTitle: string;
	attempt: Attempt;
}

/** Stores a registration. */
export const registerMutation = () =>
	mutationOptions({
		networkMode: "always",
		mutationFn: ({ body, attempt }: Sending) =>
			call(register, {
				body,
				headers: { "idempotency-key": attempt.key },
				signal: AbortSignal.timeout(PATIENCE),
			}),
	});
