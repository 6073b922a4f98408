// What a visitor typed stays in the tab until the save is confirmed. It survives a reload, and not
// the next person at a shared computer.

interface Draft {
	values: Record<string, string>;
	/** The last attempt to send: the same body goes out under the same key again. */
	attempt?: Submission;
}

/** One submission, however often it has to be sent. */
export interface Submission {
	key: string;
	body: string;
	/** Whether the office was already told by e-mail. */
	mailed?: boolean;
}

const nameOf = (form: string) => `draft:${form}`;

// Storage can be switched off in a browser; a form must work without it.
function read(form: string): Draft {
	try {
		const draft = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? "null") as Draft | null;
		if (draft && typeof draft.values === "object") return draft;
	} catch {}
	return kept.get(form) ?? { values: {} };
}

const kept = new Map<string, Draft>();

function write(form: string, draft: Draft) {
	kept.set(form, draft);
	try {
		sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
	} catch {}
}

/** Keeps what stands in the form's fields. */
export function saveDraft(name: string, form: HTMLFormElement) {
	const values: Record<string, string> = {};
	for (const [field, value] of new FormData(form)) {
		if (typeof value === "string" && value !== "") values[field] = value;
	}
	write(name, { ...read(name), values });
}

/** Fills the fields that are empty from the draft. What was typed or chosen already stays. */
export function restoreDraft(name: string, form: HTMLFormElement) {
	const { values } = read(name);
	for (const [field, value] of Object.entries(values)) {
		const control = form.elements.namedItem(field);
		if (isControl(control) && control.value === "") control.value = value;
	}
}

/** Forgets the draft: it was saved, or the visitor cleared the form. */
export function clearDraft(name: string) {
	kept.delete(name);
	try {
		sessionStorage.removeItem(nameOf(name));
	} catch {}
}

/** The attempt for a body: a new one after any change, the same one for the same body. */
export function submissionFor(name: string, body: unknown): Submission {
	const draft = read(name);
	const text = JSON.stringify(body);
	if (draft.attempt?.body === text) return draft.attempt;
	const attempt = { key: newKey(), body: text };
	write(name, { ...draft, attempt });
	return attempt;
}

/** Remembers that the office was told of this attempt, so that sending it again does not tell it twice. */
export function markEmailed(name: string, attempt: Submission) {
	const draft = read(name);
	if (draft.attempt?.key !== attempt.key) return;
	write(name, { ...draft, attempt: { ...attempt, mailed: true } });
}

/** A key that nobody can guess. */
export function newKey(): string {
	// It exists on https and localhost only; a school may try the site on its own network first.
	if (crypto.randomUUID) return crypto.randomUUID();
	const numbers = crypto.getRandomValues(new Uint32Array(4));
	return Array.from(numbers, (n) => n.toString(36).padStart(7, "0")).join("-");
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: unknown): element is Control {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement ||
		element instanceof HTMLSelectElement
	);
}
