import { newKey } from "#ui/draft.ts";

// What the widget keeps in the tab: it survives a reload and the way from page to page, and not the
// next person at a shared computer.

const kept = new Map<string, string>();

// Storage can be switched off in a browser; the chat works without it until the page is left.
function read(name: string): string | null {
	try {
		return sessionStorage.getItem(name) ?? kept.get(name) ?? null;
	} catch {
		return kept.get(name) ?? null;
	}
}

function write(name: string, value: string) {
	kept.set(name, value);
	try {
		sessionStorage.setItem(name, value);
	} catch {}
}

/** What names this visitor's conversation: made here once, unguessable. */
export function chatSession(): string {
	const session = read("chat-session") ?? newKey();
	write("chat-session", session);
	return session;
}

/** What stands in the input and is not sent yet. */
export const chatDraft = {
	read: () => read("chat-draft") ?? "",
	write: (text: string) => write("chat-draft", text),
};
