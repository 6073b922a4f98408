import { draftStore } from "#ui/draft-store.ts";
import { TRAP } from "#ui/trap.ts";

// Kept in the tab until the save is confirmed: a draft survives a reload, but not the next person on
// a shared computer.

interface Draft {
	values: Record<string, string>;
	/** The last submission: a retry sends the same body under the same key. */
	attempt?: Submission;
}

/** One submission with its retries. */
export interface Submission {
	key: string;
	body: string;
	/** Whether the email to the office was sent. */
	mailed?: boolean;
}

const drafts = draftStore("draft:", () => sessionStorage);

/** The newest drafts that the storage rejected: a form must work without it. */
const refused = new Map<string, Draft>();

function read(form: string): Draft {
	const draft = refused.get(form) ?? drafts.load<Draft>(form);
	return draft?.values ? draft : { values: {} };
}

function write(form: string, draft: Draft) {
	if (drafts.save(form, draft)) refused.delete(form);
	else refused.set(form, draft);
}

/** Saves the values of the form's fields. */
export function saveDraft(name: string, form: HTMLFormElement) {
	const values: Record<string, string> = {};
	for (const [field, value] of new FormData(form)) {
		if (typeof value === "string" && value !== "" && field !== TRAP) values[field] = value;
	}
	write(name, { ...read(name), values });
}

/** Fills the empty fields from the draft. Other values stay. */
export function restoreDraft(name: string, form: HTMLFormElement) {
	const { values } = read(name);
	for (const [field, value] of Object.entries(values)) {
		const control = form.elements.namedItem(field);
		if (!isControl(control) || control.value !== "") continue;
		control.value = value;
		// What is no longer offered leaves the empty option selected.
		if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = "";
	}
}

/** Clears the draft after a save, or when the visitor clears the form. */
export function clearDraft(name: string) {
	refused.delete(name);
	drafts.clear(name);
}

/** Returns the submission for a body: a new one after any change, the same one for the same body. */
export function submissionFor(name: string, body: unknown): Submission {
	const draft = read(name);
	const text = JSON.stringify(body);
	if (draft.attempt?.body === text) return draft.attempt;
	const attempt = { key: newKey(), body: text };
	write(name, { ...draft, attempt });
	return attempt;
}

/** Records that this submission's email was sent, so that a retry does not send it again. */
export function markEmailed(name: string, attempt: Submission) {
	const draft = read(name);
	if (draft.attempt?.key !== attempt.key) return;
	write(name, { ...draft, attempt: { ...attempt, mailed: true } });
}

/** Returns an unguessable key. */
export function newKey(): string {
	// randomUUID exists only on https and localhost; a school may test the site over plain http.
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
