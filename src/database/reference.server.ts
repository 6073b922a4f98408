import { randomInt } from "node:crypto";

/**
 * A number that people can say on the phone: a letter for the kind of record and digits only. It
 * does not count up, so that a digit heard wrong does not name another person.
 * @param attempt how many were taken already: it grows longer when the short ones become rare.
 */
export function newReference(letter: "R" | "C", attempt: number): string {
	const digits = attempt < 3 ? 6 : 8;
	return `${letter}-${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

/**
 * Stores a row under a new reference, trying again when it is taken.
 * @param insert stores with the given reference, or answers undefined when it is in use.
 */
export async function withReference<Row>(
	letter: "R" | "C",
	insert: (reference: string) => Promise<Row | undefined>,
): Promise<Row> {
	for (let attempt = 0; attempt < 20; attempt++) {
		const row = await insert(newReference(letter, attempt));
		if (row) return row;
	}
	throw new Error("No free reference number was found");
}
