import { randomInt } from "node:crypto";

// Without letters and digits that look alike: somebody reads this from a terminal.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Four groups of four: 80 random bits. */
export function randomPassword(): string {
	const group = () =>
		Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
	return [group(), group(), group(), group()].join("-");
}
