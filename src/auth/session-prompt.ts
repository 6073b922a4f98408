import { type AuthInterceptor, setAuthInterceptor } from "#api/admin-call.ts";
import type { ApiError } from "#api/client.ts";
import { confirmMessage } from "#api/failure.ts";
import { readSession } from "#auth/session-store.ts";

/** What the person is asked for, in place, while a call waits. */
export type Prompt = "sign-in" | "confirm";

interface Asked {
	prompt: Prompt;
	answer: Promise<boolean>;
	resolve: (settled: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function ask(prompt: Prompt): Promise<boolean> {
	if (asked) {
		upgradePrompt(prompt);
		return asked.answer;
	}
	let resolve: Asked["resolve"] = () => {};
	const answer = new Promise<boolean>((settle) => {
		resolve = settle;
	});
	asked = { prompt, answer, resolve };
	notifyListeners();
	return answer;
}

/** Signing in again is worth more than confirming: whoever waits for either may go on after it. */
export function upgradePrompt(prompt: Prompt) {
	if (!asked || prompt !== "sign-in") return;
	asked.prompt = prompt;
	notifyListeners();
}

/** The person has answered, or has given up. */
export function resolvePrompt(settled: boolean) {
	const waiting = asked;
	asked = null;
	notifyListeners();
	waiting?.resolve(settled);
}

/** What is being asked for, for the dialog that asks. */
export const promptStore = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	read: (): Prompt | null => asked?.prompt ?? null,
};

function notifyListeners() {
	for (const listener of listeners) listener();
}

const doorkeeper: AuthInterceptor = {
	token: () => readSession()?.token ?? null,
	async recover({ status, detail }: ApiError) {
		if (status === 401 && readSession()) return ask("sign-in");
		if (status === 403 && detail === confirmMessage) return ask("confirm");
		return false;
	},
};

setAuthInterceptor(doorkeeper);
