import { expect, test } from "vitest";
import { draftStore } from "#ui/draft-store.ts";

/** Fake browser storage: its items are its own enumerable properties, as in a browser. */
function startStorage(isFull = () => false): Storage {
	const items: Record<string, string> = {};
	const methods = {
		getItem: (key: string) => items[key] ?? null,
		setItem: (key: string, value: string) => {
			if (isFull()) throw new DOMException("full", "QuotaExceededError");
			items[key] = value;
		},
		removeItem: (key: string) => {
			delete items[key];
		},
	};
	return new Proxy(items, {
		get: (_, name) => Reflect.get(methods, name),
	}) as unknown as Storage;
}

test("a draft is loaded as it was saved, by name, until it is cleared", () => {
	const storage = startStorage();
	const drafts = draftStore("draft:", () => storage);
	expect(drafts.load("course:1")).toBeNull();
	expect(drafts.save("course:1", { title: "CNA" })).toBe(true);
	drafts.save("course:2", { title: "EKG" });
	drafts.clear("course:1");
	expect(drafts.load("course:1")).toBeNull();
	expect(drafts.load("course:2")).toEqual({ title: "EKG" });
	expect(Object.keys(storage)).toEqual(["draft:course:2"]);
});

test("clearing all drafts leaves the other items of the storage", () => {
	const storage = startStorage();
	storage.setItem("authToken", "kept");
	const drafts = draftStore("adminDraft:", () => storage);
	for (const name of ["settings", "course:1", "course:new"]) drafts.save(name, {});
	drafts.clearAll();
	expect(Object.keys(storage)).toEqual(["authToken"]);
});

test.each(['{"title":', '"text"', "5", "null"])("%s in the storage reads as no draft", (text) => {
	const storage = startStorage();
	storage.setItem("draft:settings", text);
	expect(draftStore("draft:", () => storage).load("settings")).toBeNull();
});

test("a blocked storage loads nothing, refuses every draft and never throws", () => {
	const drafts = draftStore("draft:", () => {
		throw new DOMException("denied", "SecurityError");
	});
	expect(drafts.save("settings", {})).toBe(false);
	expect(drafts.load("settings")).toBeNull();
	drafts.clear("settings");
	drafts.clearAll();
});

test("a full storage refuses a draft and holds the previous one", () => {
	let isFull = false;
	const storage = startStorage(() => isFull);
	const drafts = draftStore("draft:", () => storage);
	drafts.save("settings", { name: "first" });
	isFull = true;
	expect(drafts.save("settings", { name: "second" })).toBe(false);
	expect(drafts.load("settings")).toEqual({ name: "first" });
});
