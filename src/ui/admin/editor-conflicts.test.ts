import { expect, test } from "vitest";
import { settled, startEditor } from "../../../test/versioned-editor.ts";

test("what others changed in other fields is merged without a question", async () => {
	const { server, editor } = startEditor();
	editor.set({ a: "mine" });
	server.put({ b: "theirs" });
	void editor.save();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "mine", b: "theirs" });
	expect(editor.getState()).toMatchObject({ conflict: null, values: { a: "mine", b: "theirs" } });
});

test("a field that both changed is a conflict; text typed while the other version loads stays", async () => {
	const { server, editor } = startEditor();
	editor.set({ a: "mine", b: "only mine" });
	server.put({ a: "theirs", c: "only theirs" });
	void editor.save();
	editor.set({ c: "typed on" });
	await server.drain();
	expect(editor.getState().conflict).toMatchObject({
		who: "ana",
		theirs: { a: "theirs" },
		mine: { a: "mine" },
	});
	void editor.resolveConflict(new Set());
	await server.drain();
	expect(server.current()).toMatchObject({ a: "theirs", b: "only mine", c: "only theirs" });
	expect(editor.getState().values).toEqual({ a: "theirs", b: "only mine", c: "typed on" });
});

test("Undo reverts the save and nothing that was typed later", async () => {
	const { server, editor, results } = startEditor();
	editor.set({ a: "saved", b: "saved too" });
	void editor.save();
	await server.drain();
	editor.set({ b: "typed later", c: "typed later too" });
	void results[0]?.undo();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "a1", b: "b1", c: "c1" });
	expect(editor.getState().values).toEqual({ a: "a1", b: "typed later", c: "typed later too" });
	expect(editor.changed).toEqual(["b", "c"]);
});

test("Undo keeps what others changed in other fields, and does nothing where they changed the same", async () => {
	const { server, editor, results } = startEditor();
	editor.set({ a: "saved" });
	void editor.save();
	await server.drain();
	server.put({ b: "theirs" });
	void results[0]?.undo();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "a1", b: "theirs" });

	editor.set({ a: "saved again" });
	void editor.save();
	await server.drain();
	server.put({ a: "theirs" });
	void results[1]?.undo();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "theirs" });
});

test("Undo of a choice of one’s own version brings the other’s back", async () => {
	const { server, editor, results } = startEditor();
	editor.set({ a: "mine", b: "only mine" });
	server.put({ a: "theirs" });
	void editor.save();
	await server.drain();
	void editor.resolveConflict(new Set(["a"]));
	await server.drain();
	expect(server.current()).toMatchObject({ a: "mine", b: "only mine" });
	void results.at(-1)?.undo();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "theirs", b: "b1" });
	expect(editor.getState().values).toMatchObject({ a: "theirs", b: "b1" });
});

test("the response to a save that arrives after that of a later Undo changes nothing", async () => {
	const { server, editor, results } = startEditor();
	editor.set({ a: "saved" });
	void editor.save();
	await server.drain();
	editor.set({ b: "saved next" });
	void editor.save();
	await settled();
	server.waiting.shift()?.();
	await settled();
	// The save's response waits until Undo has completed.
	const [respond] = server.waiting;
	void results[0]?.undo();
	for (await settled(); server.waiting.length > 1; await settled()) server.waiting.pop()?.();
	expect(editor.getState().stored).toMatchObject({ version: 4, a: "a1", b: "saved next" });
	respond?.();
	await settled();
	expect(editor.getState().stored?.version).toBe(4);
	expect(editor.getState().values).toEqual({ a: "a1", b: "saved next", c: "c1" });
});
