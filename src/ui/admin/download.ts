import { adminFetch } from "#api/admin-call.ts";

/**
 * Saves what a call answers as a file.
 * @throws {ApiError} when the call was refused
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
