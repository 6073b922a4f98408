/** The database cannot be used. The message is one sentence for the operator. */
export class StorageError extends Error {
	override name = "StorageError";
}
