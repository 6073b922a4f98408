import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearDraft, markEmailed, submissionFor } from "#ui/draft.ts";

const body = { email: "maria@example.com" };
let items: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
	items = new Map();
	isFull = false;
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (isFull) throw new DOMException("full", "QuotaExceededError");
			items.set(key, value);
		},
		removeItem: (key: string) => items.delete(key),
	});
});
afterEach(() => {
	clearDraft("register");
	vi.unstubAllGlobals();
});

describe("the submission of a public form", () => {
	test("keeps its key over a reload and gets a new one after any change", async () => {
		const { key } = submissionFor("register", body);
		vi.resetModules();
		const reloaded = await import("#ui/draft.ts");
		expect(reloaded.submissionFor("register", body).key).toBe(key);
		expect(reloaded.submissionFor("register", { email: "m@example.com" }).key).not.toBe(key);
	});

	test("keeps its key in a browser with disabled storage", () => {
		vi.stubGlobal("sessionStorage", undefined);
		expect(submissionFor("register", body).key).toBe(submissionFor("register", body).key);
	});

	test("keeps its key when the storage is full and holds an older draft", () => {
		submissionFor("register", { email: "" });
		isFull = true;
		const submission = submissionFor("register", body);
		markEmailed("register", submission);
		expect(submissionFor("register", body)).toEqual({ ...submission, mailed: true });
	});

	test("starts over with broken JSON in the storage", () => {
		items.set("draft:register", '{"values":');
		expect(submissionFor("register", body).body).toBe(JSON.stringify(body));
	});

	test("is deleted with the draft", () => {
		const { key } = submissionFor("register", body);
		clearDraft("register");
		expect(items.size).toBe(0);
		expect(submissionFor("register", body).key).not.toBe(key);
	});
});
