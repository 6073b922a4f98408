import { adminFetch } from "#platform/api/admin-call.ts";

/** Some browsers fetch the file only after the click, once they have asked where to save it. */
const ADDRESS_LIFETIME_MS = 60_000;

/**
 * Saves a call's response as a file.
 * @throws {ApiError} if the call fails
 */
export async function download(path: string, fileName: string): Promise<void> {
	const response = await adminFetch(path);
	const address = URL.createObjectURL(await response.blob());
	const link = document.createElement("a");
	link.href = address;
	link.download = fileName;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}
