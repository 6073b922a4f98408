import { Failure } from "#platform/api/failure.ts";
import { readBytes } from "#platform/api/input.server.ts";

/**
 * Reads an uploaded file, which is the request body.
 * @param limit maximum bytes of the file
 * @returns its bytes, or a failure: 400 or 413
 */
export async function readUpload(request: Request, limit: number): Promise<Uint8Array | Failure> {
	const file = await readBytes(request, limit);
	return file instanceof Failure || file.length > 0
		? file
		: new Failure("invalid", "This file is empty. Please choose another one.");
}
