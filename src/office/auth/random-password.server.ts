import { randomInt } from "node:crypto";

// Omits letters and digits that look alike, because people type this from a terminal.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

/** Returns four groups of four characters: 80 random bits. */
export const randomPassword = () => randomGroups(4);

/** Returns groups of four characters, each with 20 random bits. */
export function randomGroups(count: number): string {
	const group = () =>
		Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
	return Array.from({ length: count }, group).join("-");
}
