import fc from "fast-check";
import { expect, test } from "vitest";
import { type Field, fields, settled, startEditor } from "../../../test/versioned-editor.ts";

type Step =
	| { type: "type"; field: Field }
	| { type: "save" }
	| { type: "undo" }
	| { type: "let through"; which: number }
	| { type: "other person"; field: Field }
	| { type: "resolve"; mine: Field[] };

const field = fc.constantFrom(...fields);
const step: fc.Arbitrary<Step> = fc.oneof<fc.Arbitrary<Step>[]>(
	fc.record({ type: fc.constant("type" as const), field }),
	fc.constantFrom({ type: "save" }, { type: "undo" }),
	fc.record({ type: fc.constant("let through" as const), which: fc.nat({ max: 3 }) }),
	fc.record({ type: fc.constant("other person" as const), field }),
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
				} else if (event.type === "save") void editor.save();
				else if (event.type === "let through") server.waiting.splice(event.which, 1)[0]?.();
				else if (event.type === "undo") results.at(-1)?.undo();
				else if (event.type === "other person") server.put({ [event.field]: `theirs ${++count}` });
				else {
					const { conflict } = editor.getState();
					for (const name of fields) {
						if (conflict && !event.mine.includes(name)) givenUp.add(conflict.mine[name]);
					}
					void editor.resolveConflict(new Set(event.mine));
				}
				await settled();
				look();
			}
			await server.drain();
			look();
			// Finally the form and the stored record agree.
			for (let round = 0; editor.changed.length > 0 && round < 10; round++) {
				void editor.save();
				await server.drain();
				look();
				if (editor.getState().conflict) void editor.resolveConflict(new Set(fields));
				await server.drain();
				look();
			}
			expect(editor.getState().values).toEqual(editor.base);
		}),
		{ numRuns: 1000 },
	);
});
