import fc from "fast-check";
import { expect, test } from "vitest";
import { changedFields, pick, rebase, threeWayMerge } from "#ui/admin/three-way-merge.ts";

/** Few texts, so that versions often agree. */
const text = fc.constantFrom("", "one", "two", "three");
const version = fc.record({ title: text, summary: text, rows: fc.array(text, { maxLength: 2 }) });
const names = ["title", "summary", "rows"] as const;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

test("a merge holds every change of one side, and every other field is a conflict or agrees", () => {
	fc.assert(
		fc.property(version, version, version, (base, theirs, mine) => {
			const { merged, conflicts, onlyMine } = threeWayMerge(base, theirs, mine);
			for (const name of names) {
				const iChanged = !same(base[name], mine[name]);
				const theyChanged = !same(base[name], theirs[name]);
				const isConflict = iChanged && theyChanged && !same(mine[name], theirs[name]);
				expect(conflicts.includes(name)).toBe(isConflict);
				if (isConflict) continue;
				expect(merged[name]).toEqual(iChanged ? mine[name] : theirs[name]);
				expect(onlyMine.includes(name)).toBe(iChanged);
			}
		}),
	);
});

test("a merge with an unchanged version is the other version", () => {
	fc.assert(
		fc.property(version, version, (base, changed) => {
			expect(threeWayMerge(base, base, changed).merged).toEqual(changed);
			expect(threeWayMerge(base, changed, base).merged).toEqual(changed);
			expect(threeWayMerge(base, changed, changed)).toMatchObject({
				merged: changed,
				conflicts: [],
			});
		}),
	);
});

test("the order of two people changes neither the conflicts nor the other fields", () => {
	fc.assert(
		fc.property(version, version, version, (base, theirs, mine) => {
			const mineSecond = threeWayMerge(base, theirs, mine);
			const mineFirst = threeWayMerge(base, mine, theirs);
			expect(mineSecond.conflicts).toEqual(mineFirst.conflicts);
			const unconflicted = names.filter((name) => !mineSecond.conflicts.includes(name));
			expect(pick(mineSecond.merged, unconflicted)).toEqual(pick(mineFirst.merged, unconflicted));
		}),
	);
});

test("rebase keeps every field that changed since it was sent, and takes the stored text of all others", () => {
	fc.assert(
		fc.property(version, version, version, (sent, stored, current) => {
			const rebased = rebase(sent, stored, current);
			const typed = changedFields(sent, current);
			for (const name of names) {
				expect(rebased[name]).toEqual(typed.includes(name) ? current[name] : stored[name]);
			}
		}),
	);
});
