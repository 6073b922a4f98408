/** Why the database cannot be used at all: one sentence for the person at the terminal. */
export class StorageProblem extends Error {
	override name = "StorageProblem";
}
