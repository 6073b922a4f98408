import { Failure } from "#platform/api/failure.ts";
import { readBytes, tooLarge } from "#platform/api/input.server.ts";

const noFile = new Failure("invalid", "Please upload exactly one file.");

// Allowance for the multipart boundaries around a file and other form fields.
const FORM_FRAME = 64 * 1024;

/**
 * Reads an uploaded file, as the request body or inside a form.
 * @param limit maximum bytes of the file
 * @returns its bytes, or a failure: 400 or 413
 */
export async function readUpload(request: Request, limit: number): Promise<Uint8Array | Failure> {
	const type = request.headers.get("content-type") ?? "";
	const isForm = /^multipart\/form-data\b/i.test(type);
	const bytes = await readBytes(request, limit, isForm ? FORM_FRAME : 0);
	if (bytes instanceof Failure) return bytes;
	const file = isForm ? await fileOf(bytes, type) : bytes;
	if (file instanceof Failure) return file;
	if (file.length > limit) return tooLarge(limit);
	return file.length === 0 ? noFile : file;
}

async function fileOf(bytes: Uint8Array, type: string): Promise<Uint8Array | Failure> {
	try {
		const form = await new Response(bytes as Uint8Array<ArrayBuffer>, {
			headers: { "content-type": type },
		}).formData();
		const files = [...form.values()].filter((value) => value instanceof Blob);
		return files[0] && files.length === 1 ? new Uint8Array(await files[0].arrayBuffer()) : noFile;
	} catch {
		return new Failure("invalid", "The upload is incomplete. Please try again.");
	}
}
