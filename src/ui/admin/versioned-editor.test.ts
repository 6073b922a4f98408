import { describe, expect, test } from "vitest";
import { ApiError } from "#platform/api/client.ts";
import { settled, startEditor } from "../../../test/versioned-editor.ts";

describe("typing while a save is on its way", () => {
	test("keeps the text, marks it unsaved and stores it with the next save", async () => {
		const { server, editor, results } = startEditor();
		editor.set({ a: "first" });
		void editor.save();
		editor.set({ a: "second", b: "more" });
		expect(editor.hasUnsavedChanges()).toBe(true);
		await server.drain();
		expect(server.current()).toMatchObject({ a: "first", b: "b1" });
		expect(editor.getState().values).toEqual({ a: "second", b: "more", c: "c1" });
		expect(editor.changed).toEqual(["a", "b"]);
		expect(results[0]?.isDirty).toBe(true);
		void editor.save();
		await server.drain();
		expect(server.current()).toMatchObject({ a: "second", b: "more" });
		expect(editor.hasUnsavedChanges()).toBe(false);
		expect(results[1]?.isDirty).toBe(false);
	});

	test("leaves nothing to lose where nothing was typed", () => {
		const { editor } = startEditor();
		editor.set({ a: "first" });
		expect(editor.hasUnsavedChanges()).toBe(true);
		void editor.save();
		expect(editor.hasUnsavedChanges()).toBe(false);
	});

	test("a second save waits for the first", async () => {
		const { server, editor } = startEditor();
		editor.set({ a: "first" });
		void editor.save();
		editor.set({ a: "second" });
		void editor.save();
		await settled();
		expect(server.waiting).toHaveLength(1);
	});
});

test("the stored text takes the place of what was sent, and later text does not", async () => {
	const { server, editor } = startEditor({
		save: async ({ values }) => server.put({ a: values.a.trim() }),
	});
	editor.set({ a: " trimmed " });
	await editor.save();
	expect(editor.getState().values.a).toBe("trimmed");
	expect(editor.changed).toEqual([]);
});

test("values that cannot be stored are not sent; a field that is typed in loses its errors", () => {
	const { server, editor } = startEditor({
		check: () => ({ a: "Please enter a", "b.0.text": "Please enter b" }),
	});
	editor.set({ c: "c2" });
	void editor.save();
	expect(editor.getState().errors).toEqual({ a: "Please enter a", "b.0.text": "Please enter b" });
	editor.set({ b: "b2" });
	expect(editor.getState().errors).toEqual({ a: "Please enter a" });
	expect(server.waiting).toHaveLength(0);
});

test("a failed save shows the reason and keeps the text", async () => {
	const { editor } = startEditor({
		save: () => Promise.reject(new ApiError(503, "The database does not answer.")),
	});
	editor.set({ a: "a2" });
	await editor.save();
	expect(editor.getState()).toMatchObject({
		failure: "The database does not answer.",
		saving: null,
		values: { a: "a2" },
	});
});

describe("a version that was loaded since", () => {
	test("is shown where nothing is unsaved", () => {
		const { server, editor } = startEditor();
		editor.follow(server.put({ a: "theirs" }));
		expect(editor.getState().values.a).toBe("theirs");
		expect(editor.changed).toEqual([]);
	});

	test("does not touch what is typed, and the save asks which version stays", async () => {
		const { server, editor } = startEditor();
		editor.set({ a: "mine" });
		editor.follow(server.put({ a: "theirs" }));
		expect(editor.getState().values.a).toBe("mine");
		void editor.save();
		await server.drain();
		expect(editor.getState().conflict).toMatchObject({ who: "ana", theirs: { a: "theirs" } });
		expect(editor.getState().values.a).toBe("mine");
	});

	test("does not take the place of a newer one", () => {
		const { server, editor } = startEditor();
		const older = server.current();
		editor.follow(server.put({ a: "newer" }));
		editor.follow(older);
		expect(editor.getState().values.a).toBe("newer");
	});
});

describe("a question before a save", () => {
	test("stores nothing until it is answered, and is asked again at the next save", async () => {
		const { server, editor } = startEditor({ question: ({ values }) => `Really ${values.a}?` });
		editor.set({ a: "first" });
		void editor.save();
		expect(editor.getState().question).toBe("Really first?");
		expect(server.waiting).toHaveLength(0);
		editor.closeQuestion();
		expect(editor.getState()).toMatchObject({ question: null, values: { a: "first" } });
		void editor.save();
		void editor.save(true);
		expect(editor.getState().question).toBeNull();
		await server.drain();
		expect(server.current()).toMatchObject({ a: "first" });
	});
});
