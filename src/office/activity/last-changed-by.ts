import { type ActivityEntry, listActivity } from "#office/activity/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/** Loads the user who changed a record last; null if unknown. */
export async function lastChangedBy(
	kind: string,
	recordId: number | string,
): Promise<string | null> {
	try {
		const query = { kind, recordId: String(recordId), limit: 1 };
		const [last]: ActivityEntry[] = await adminCall(listActivity, { query });
		return last?.username || null;
	} catch {
		return null;
	}
}
