import { heldInWords } from "#intake/placements/admin/words.ts";
import { getPlace } from "#intake/placements/contract.ts";
import type { AdminRegistration } from "#intake/registrations/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/** Whether a rejection has released a place that its stage told of. */
export const isReleased = (before: AdminRegistration, after: AdminRegistration): boolean =>
	after.status === "rejected" && after.stage !== before.stage;

/** Says what a rejection, or the end of one, made of a place in a class; undefined if nothing. */
export async function placeNote(
	before: AdminRegistration,
	after: AdminRegistration,
): Promise<string | undefined> {
	if (isReleased(before, after)) return "Their place in the class was released.";
	if (before.status !== "rejected" || after.status === "rejected") return undefined;
	try {
		const { placement } = await adminCall(getPlace, { params: { id: after.id } });
		return placement
			? `In their class they have now: ${heldInWords(placement, new Date())}. A seat that was released is not given back.`
			: undefined;
	} catch {
		return undefined;
	}
}
