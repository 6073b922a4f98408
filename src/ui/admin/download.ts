import { adminFetch } from "#api/admin-call.ts";

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
	URL.revokeObjectURL(address);
}
