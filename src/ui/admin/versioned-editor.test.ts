import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#api/client.ts";
import type { EditorOptions, SaveResult } from "#ui/admin/editor-options.ts";
import { VersionedEditor } from "#ui/admin/versioned-editor.ts";

const fields = ["a", "b", "c"] as const;
type Field = (typeof fields)[number];
type Values = Record<Field, string>;
interface Stored extends Values {
	version: number;
}

const blank: Values = { a: "", b: "", c: "" };
const valuesOf = (stored: Stored | null): Values =>
	stored ? { a: stored.a, b: stored.b, c: stored.c } : blank;

/** A server with one record. Each call pauses before it runs and before its response. */
function startServer() {
	const history: Stored[] = [{ version: 1, a: "a1", b: "b1", c: "c1" }];
	const waiting: (() => void)[] = [];
	const current = () => history.at(-1) as Stored;
	const put = (change: Partial<Values>) => {
		history.push({ ...current(), ...change, version: current().version + 1 });
		return current();
	};
	return {
		history,
		current,
		put,
		waiting,
		async call<T>(execute: () => T | ApiError): Promise<T> {
			await new Promise<void>((resolve) => waiting.push(resolve));
			const result = execute();
			await new Promise<void>((resolve) => waiting.push(resolve));
			if (result instanceof ApiError) throw result;
			return result;
		},
		/** Releases all calls, including those that they trigger. */
		async drain() {
			for (await settled(); waiting.length > 0; await settled()) waiting.shift()?.();
		},
	};
}

/** Waits for the microtask queue to drain. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function startEditor(options: Partial<EditorOptions<Values, Stored>> = {}) {
	const server = startServer();
	const results: SaveResult<Stored>[] = [];
	const editor = new VersionedEditor<Values, Stored>({
		draftOf: () => null,
		loaded: server.current(),
		valuesOf,
		check: () => ({}),
		save: ({ stored, values, changed }) =>
			server.call(() => {
				if (stored && stored.version !== server.current().version) {
					return new ApiError(412, "Someone else changed this record.");
				}
				return server.put(Object.fromEntries(changed.map((name) => [name, values[name]])));
			}),
		load: () => server.call(server.current),
		lastChangedBy: async () => "ana",
		onSaved: (result) => results.push(result),
		...options,
	});
	return { server, editor, results };
}

describe("typing while a save is on its way", () => {
	test("keeps the text, marks it unsaved and stores it with the next save", async () => {
		const { server, editor, results } = startEditor();
		editor.set({ a: "first" });
		editor.save();
		editor.set({ a: "second", b: "more" });
		expect(editor.hasUnsavedChanges()).toBe(true);
		await server.drain();
		expect(server.current()).toMatchObject({ a: "first", b: "b1" });
		expect(editor.getState().values).toEqual({ a: "second", b: "more", c: "c1" });
		expect(editor.changed).toEqual(["a", "b"]);
		expect(results[0]?.isDirty).toBe(true);
		editor.save();
		await server.drain();
		expect(server.current()).toMatchObject({ a: "second", b: "more" });
		expect(editor.hasUnsavedChanges()).toBe(false);
		expect(results[1]?.isDirty).toBe(false);
	});

	test("leaves nothing to lose where nothing was typed", () => {
		const { editor } = startEditor();
		editor.set({ a: "first" });
		expect(editor.hasUnsavedChanges()).toBe(true);
		editor.save();
		expect(editor.hasUnsavedChanges()).toBe(false);
	});

	test("a second save waits for the first", async () => {
		const { server, editor } = startEditor();
		editor.set({ a: "first" });
		editor.save();
		editor.set({ a: "second" });
		editor.save();
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
	editor.save();
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

test("what others changed in other fields is merged without a question", async () => {
	const { server, editor } = startEditor();
	editor.set({ a: "mine" });
	server.put({ b: "theirs" });
	editor.save();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "mine", b: "theirs" });
	expect(editor.getState()).toMatchObject({ conflict: null, values: { a: "mine", b: "theirs" } });
});

test("a field that both changed is a conflict; text typed while the other version loads stays", async () => {
	const { server, editor } = startEditor();
	editor.set({ a: "mine", b: "only mine" });
	server.put({ a: "theirs", c: "only theirs" });
	editor.save();
	editor.set({ c: "typed on" });
	await server.drain();
	expect(editor.getState().conflict).toMatchObject({
		who: "ana",
		theirs: { a: "theirs" },
		mine: { a: "mine" },
	});
	editor.resolveConflict(new Set());
	await server.drain();
	expect(server.current()).toMatchObject({ a: "theirs", b: "only mine", c: "only theirs" });
	expect(editor.getState().values).toEqual({ a: "theirs", b: "only mine", c: "typed on" });
});

test("Undo reverts the save and nothing that was typed later", async () => {
	const { server, editor, results } = startEditor();
	editor.set({ a: "saved", b: "saved too" });
	editor.save();
	await server.drain();
	editor.set({ b: "typed later", c: "typed later too" });
	results[0]?.undo();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "a1", b: "b1", c: "c1" });
	expect(editor.getState().values).toEqual({ a: "a1", b: "typed later", c: "typed later too" });
	expect(editor.changed).toEqual(["b", "c"]);
});

test("Undo keeps what others changed in other fields, and does nothing where they changed the same", async () => {
	const { server, editor, results } = startEditor();
	editor.set({ a: "saved" });
	editor.save();
	await server.drain();
	server.put({ b: "theirs" });
	results[0]?.undo();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "a1", b: "theirs" });

	editor.set({ a: "saved again" });
	editor.save();
	await server.drain();
	server.put({ a: "theirs" });
	results[1]?.undo();
	await server.drain();
	expect(server.current()).toMatchObject({ a: "theirs" });
});

test("the response to a save that arrives after that of a later Undo changes nothing", async () => {
	const { server, editor, results } = startEditor();
	editor.set({ a: "saved" });
	editor.save();
	await server.drain();
	editor.set({ b: "saved next" });
	editor.save();
	await settled();
	server.waiting.shift()?.();
	await settled();
	// The save's response waits until Undo has completed.
	const [answer] = server.waiting;
	results[0]?.undo();
	for (await settled(); server.waiting.length > 1; await settled()) server.waiting.pop()?.();
	expect(editor.getState().stored).toMatchObject({ version: 4, a: "a1", b: "saved next" });
	answer?.();
	await settled();
	expect(editor.getState().stored?.version).toBe(4);
	expect(editor.getState().values).toEqual({ a: "a1", b: "saved next", c: "c1" });
});

describe("the draft", () => {
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

	test("holds what is not saved, over a reload, with the version that it was written against", async () => {
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

	test("of a new record moves to the record that was created while it was typed", async () => {
		const items = startStorage();
		const draftOf = (stored: Stored | null) => (stored ? "created" : "new");
		const { server, editor } = startEditor({ draftOf, loaded: null });
		editor.set({ a: "first" });
		editor.save();
		editor.set({ b: "typed on" });
		await server.drain();
		expect([...items.keys()]).toEqual(["adminDraft:created"]);
		const { editor: again } = startEditor({ draftOf, loaded: server.current() });
		expect(again.getState()).toMatchObject({
			stored: { version: 2, a: "first" },
			values: { a: "first", b: "typed on" },
		});
	});
});

type Step =
	| { type: "type"; field: Field }
	| { type: "save" }
	| { type: "undo" }
	| { type: "let through"; which: number }
	| { type: "colleague"; field: Field }
	| { type: "resolve"; mine: Field[] };

const field = fc.constantFrom(...fields);
const step: fc.Arbitrary<Step> = fc.oneof<fc.Arbitrary<Step>[]>(
	fc.record({ type: fc.constant("type" as const), field }),
	fc.constantFrom({ type: "save" }, { type: "undo" }),
	fc.record({ type: fc.constant("let through" as const), which: fc.nat({ max: 3 }) }),
	fc.record({ type: fc.constant("colleague" as const), field }),
	fc.record({ type: fc.constant("resolve" as const), mine: fc.subarray([...fields]) }),
);

test("in any order of events, no typed text and no stored text of another person is lost", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
			const { server, editor, results } = startEditor();
			/** Texts that the editor showed as stored or as theirs: replacing one of them is a decision. */
			const seen = new Set<string>();
			/** Texts of mine that I discarded in a conflict. */
			const givenUp = new Set<string>();
			let count = 0;
			let before = editor.getState().values;
			let versions = 1;

			const look = () => {
				const { values, conflict } = editor.getState();
				for (const name of fields) {
					// My text leaves the form only after it is stored or discarded.
					const isStored = server.history.some((record) => record[name] === before[name]);
					const mayGo = isStored || givenUp.has(before[name]);
					if (values[name] !== before[name]) expect(mayGo, `${before[name]} is lost`).toBe(true);
				}
				before = values;
				for (const text of Object.values(editor.base)) seen.add(text);
				for (const text of Object.values(conflict?.theirs ?? {})) seen.add(text);
				for (; versions < server.history.length; versions++) {
					for (const name of fields) {
						const [old, now] = [server.history[versions - 1], server.history[versions]];
						// Only text that I have seen is replaced by mine.
						if (now?.[name].startsWith("mine") && old?.[name] !== now[name]) {
							expect(seen, `${old?.[name]} is overwritten unseen`).toContain(old?.[name]);
						}
					}
				}
			};

			for (const event of steps) {
				if (event.type === "type") {
					editor.set({ [event.field]: `mine ${++count}` });
					before = editor.getState().values;
				} else if (event.type === "save") editor.save();
				else if (event.type === "let through") server.waiting.splice(event.which, 1)[0]?.();
				else if (event.type === "undo") results.at(-1)?.undo();
				else if (event.type === "colleague") server.put({ [event.field]: `theirs ${++count}` });
				else {
					const { conflict } = editor.getState();
					for (const name of fields) {
						if (conflict && !event.mine.includes(name)) givenUp.add(conflict.mine[name]);
					}
					editor.resolveConflict(new Set(event.mine));
				}
				await settled();
				look();
			}
			await server.drain();
			look();
			// Finally the form and the stored record agree.
			for (let round = 0; editor.changed.length > 0 && round < 10; round++) {
				editor.save();
				await server.drain();
				look();
				if (editor.getState().conflict) editor.resolveConflict(new Set(fields));
				await server.drain();
				look();
			}
			expect(editor.getState().values).toEqual(editor.base);
		}),
		{ numRuns: 1000 },
	);
});
