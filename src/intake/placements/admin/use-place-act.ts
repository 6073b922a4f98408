import { useQueryClient } from "@tanstack/react-query";
import { acts } from "#intake/placements/admin/words.ts";
import { changePlacement } from "#intake/placements/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import type { BodyOf } from "#platform/api/endpoint.ts";
import { useChange } from "#ui/admin/use-change.ts";
import { toast } from "#ui/toast.ts";

type Body = BodyOf<typeof changePlacement>;

const key = ["place act"];

/** Acts on the place of a registration, and says how it ended. */
export function usePlaceAct() {
	const queries = useQueryClient();
	const { mutate, isPending } = useChange({
		key,
		save: (body: Body) => adminCall(changePlacement, { body }),
		failed: "Failed to change the place in the class.",
		onSaved: (_, { act }) => toast({ title: acts[act].done, description: acts[act].detail }),
	});
	const isUnderWay = ({ registrationId }: Body) =>
		queries.isMutating({
			mutationKey: key,
			predicate: ({ state }) => (state.variables as Body).registrationId === registrationId,
		}) > 0;
	return {
		isPending,
		/** Does nothing while another act on the same place is under way: a double click is faster than its button. */
		act: (body: Body) => !isUnderWay(body) && mutate(body),
	};
}
