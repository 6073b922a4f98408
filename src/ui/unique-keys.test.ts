import { expect, test } from "vitest";
import { uniqueKeys } from "#ui/unique-keys.ts";

test("texts that repeat have keys of their own, the others keep theirs", () => {
	const keys = uniqueKeys(["Gloves", "Masks", "Masks", "", "", "Masks"]);
	expect(keys.slice(0, 2)).toEqual(["Gloves", "Masks"]);
	expect(new Set(keys).size).toBe(6);
	expect(uniqueKeys(["Masks", "Gloves"])).toEqual(["Masks", "Gloves"]);
});
