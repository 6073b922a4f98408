/** Why the database cannot be used at all: one sentence for the person at the terminal. */
export class StorageError extends Error {
	override name = "StorageProblem";
}
