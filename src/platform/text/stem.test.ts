import { expect, test } from "vitest";
import { foldForSearch } from "#platform/text/fold.ts";
import { functionWords } from "#platform/text/function-words.ts";
import { stem } from "#platform/text/stem.ts";

test.each([
	["class classes"],
	["renew renews renewed renewing"],
	["stop stopped stopping"],
	["family families"],
	["vena venas"],
	["llamar llamarme llamando"],
])("the forms of one word have one stem: %s", (forms) => {
	expect(new Set(forms.split(" ").map(stem)).size).toBe(1);
});

test.each([["even evening"], ["real really"], ["right rights"], ["bus busy"]])(
	"other words keep their own: %s",
	(words) => {
		expect(new Set(words.split(" ").map(stem)).size).toBe(2);
	},
);

test("a function word is listed once, as it is compared", () => {
	expect(functionWords).toEqual([...new Set(functionWords.map(foldForSearch))]);
});
