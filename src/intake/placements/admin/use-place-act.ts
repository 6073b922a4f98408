import { acts } from "#intake/placements/admin/words.ts";
import { changePlacement } from "#intake/placements/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import type { BodyOf } from "#platform/api/endpoint.ts";
import { useChange } from "#ui/admin/use-change.ts";
import { toast } from "#ui/toast.ts";

/** Acts on the place of a registration, and says how it ended. */
export const usePlaceAct = () =>
	useChange({
		save: (body: BodyOf<typeof changePlacement>) => adminCall(changePlacement, { body }),
		failed: "Failed to change the place in the class.",
		onSaved: (_, { act }) => toast({ title: acts[act].done, description: acts[act].detail }),
	});
