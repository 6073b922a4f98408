import { randomInt } from "node:crypto";

/**
 * Creates a reference number for the phone: a letter for the kind of record, then digits. Random, so a
 * misheard digit rarely matches another person.
 * @param attempt number of collisions so far; later attempts use more digits
 */
function newReference(letter: "R" | "C", attempt: number): string {
	const digits = attempt < 3 ? 6 : 8;
	return `${letter}-${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

/**
 * Stores a row under a new reference and retries on a collision.
 * @param insert stores with the given reference, or returns undefined if it is in use
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
