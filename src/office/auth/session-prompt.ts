import { meQuery } from "#office/auth/me-query.ts";
import { readSession } from "#office/auth/session-store.ts";
import { type AuthInterceptor, setAuthInterceptor } from "#platform/api/admin-call.ts";
import type { ApiError } from "#platform/api/client.ts";
import { confirmMessage, notYourRoleMessage, setUpMessage } from "#platform/api/failure.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { makeListeners } from "#ui/listeners.ts";

/** Prompt that blocks a call until the user answers it. */
type Prompt = "sign-in" | "confirm";

let pending: (PromiseWithResolvers<boolean> & { prompt: Prompt }) | null = null;
const listeners = makeListeners();

function ask(prompt: Prompt): Promise<boolean> {
	if (pending) {
		upgradePrompt(prompt);
		return pending.promise;
	}
	const asked = { prompt, ...Promise.withResolvers<boolean>() };
	pending = asked;
	listeners.notify();
	return asked.promise;
}

/** Upgrades a pending confirmation to a sign-in, which satisfies both. */
export function upgradePrompt(prompt: Prompt) {
	if (!pending || prompt !== "sign-in") return;
	pending.prompt = prompt;
	listeners.notify();
}

/** Resolves the pending prompt. @param settled false if the user canceled */
export function resolvePrompt(settled: boolean) {
	const resolved = pending;
	pending = null;
	listeners.notify();
	resolved?.resolve(settled);
}

/** Exposes the pending prompt to the dialog that shows it. */
export const promptStore = {
	subscribe: listeners.subscribe,
	read: (): Prompt | null => pending?.prompt ?? null,
};

const authInterceptor: AuthInterceptor = {
	token: () => readSession()?.token ?? null,
	async recover({ status, detail }: ApiError) {
		if (status === 401 && readSession()) return ask("sign-in");
		if (status === 403 && detail === confirmMessage) return ask("confirm");
		// The role or the rules changed in between: screens follow.
		if (status === 403 && [notYourRoleMessage, setUpMessage].includes(detail))
			void queryClient.invalidateQueries(meQuery());
		return false;
	},
};

setAuthInterceptor(authInterceptor);
