import { useQueryClient } from "@tanstack/react-query";
import { acts } from "#intake/placements/admin/words.ts";
import { changePlacement } from "#intake/placements/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import type { BodyOf } from "#platform/api/endpoint.ts";
import { useChange } from "#ui/admin/use-change.ts";
import { toast } from "#ui/toast.ts";

type Body = Omit<BodyOf<typeof changePlacement>, "registrationId">;

/** Acts on the place of a registration, and says how it ended. */
export function usePlaceAct(registrationId: number) {
	const queries = useQueryClient();
	const key = ["place act", registrationId];
	const { mutate, isPending } = useChange({
		key,
		save: (body: Body) => adminCall(changePlacement, { body: { ...body, registrationId } }),
		failed: "Failed to change the place in the class.",
		onSaved: (_, { act }) => toast({ title: acts[act].done, description: acts[act].detail }),
	});
	return {
		isPending,
		/** Does nothing while another act on the place is under way: a double click is faster than its button. */
		act: (body: Body) => queries.isMutating({ mutationKey: key }) === 0 && mutate(body),
	};
}
