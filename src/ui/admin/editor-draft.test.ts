import { afterEach, expect, test, vi } from "vitest";
import { type Stored, startEditor } from "../../../test/versioned-editor.ts";

afterEach(() => vi.unstubAllGlobals());

function startStorage() {
	const items = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => items.set(key, value),
		removeItem: (key: string) => items.delete(key),
	});
	return items;
}

test("the draft has what is not saved, over a reload, with the version that it was written against", async () => {
	const items = startStorage();
	const { server, editor } = startEditor({ draftOf: () => "record" });
	editor.set({ a: "mine" });
	server.put({ b: "theirs" });
	const { editor: again } = startEditor({
		draftOf: () => "record",
		loaded: server.current(),
	});
	expect(again.getState()).toMatchObject({
		isRestored: true,
		stored: { version: 1 },
		values: { a: "mine", b: "b1" },
	});
	editor.discard();
	expect(items.size).toBe(0);
});

test("the draft of a new record moves to the record that was created while it was typed", async () => {
	const items = startStorage();
	const draftOf = (stored: Stored | null) => (stored ? "created" : "new");
	const { server, editor } = startEditor({ draftOf, loaded: null });
	editor.set({ a: "first" });
	void editor.save();
	editor.set({ b: "typed on" });
	await server.drain();
	expect([...items.keys()]).toEqual(["adminDraft:created"]);
	const { editor: again } = startEditor({ draftOf, loaded: server.current() });
	expect(again.getState()).toMatchObject({
		stored: { version: 2, a: "first" },
		values: { a: "first", b: "typed on" },
	});
});
