import { randomInt } from "node:crypto";

// Omits letters and digits that look alike, because people type this from a terminal.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Returns four groups of four characters: 80 random bits. */
export function randomPassword(): string {
	const group = () =>
		Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
	return [group(), group(), group(), group()].join("-");
}
