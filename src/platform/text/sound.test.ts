import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "#platform/text/edit-distance.ts";
import { soundOf, soundTokens } from "#platform/text/sound.ts";

test.each([
	["gonzalez", "gonsales"],
	["philippa", "filipa"],
	["catherine", "katherine"],
	["jimenez", "gimenes"],
	["vasquez", "basques"],
	["yzaguirre", "isaguire"],
])("%s sounds like %s", (a, b) => {
	expect(soundOf(a)).toBe(soundOf(b));
});

test("words that differ in one letter share a token", () => {
	const word = fc.stringMatching(/^[a-z]{4,12}$/);
	fc.assert(
		fc.property(word, fc.nat(), fc.constantFrom(..."abcdefgz"), (text, place, letter) => {
			const at = place % text.length;
			const tokens = soundTokens(text);
			const variants = [
				text.slice(0, at) + text.slice(at + 1),
				text.slice(0, at) + letter + text.slice(at),
				text.slice(0, at) + letter + text.slice(at + 1),
			];
			for (const variant of variants) {
				expect(soundTokens(variant).some((token) => tokens.includes(token))).toBe(true);
				expect(editDistance(text, variant, 1)).toBeLessThanOrEqual(1);
			}
		}),
	);
});
