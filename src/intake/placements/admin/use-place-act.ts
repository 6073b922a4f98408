import { useMutation } from "@tanstack/react-query";
import { type Act, acts } from "#intake/placements/admin/words.ts";
import { changePlacement } from "#intake/placements/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { toast } from "#ui/toast.ts";

interface Wish {
	registrationId: number;
	/** The class; without one, that of the placement. */
	classId?: number;
	/** The class of the place as it is shown; null for none. */
	shownClassId: number | null;
	/** Any class of this course. */
	courseId?: number;
	act: Act;
}

/** Acts on the place of a registration, and says how it ended. */
export function usePlaceAct() {
	return useMutation({
		mutationFn: (body: Wish) => adminCall(changePlacement, { body }),
		onSuccess: (_, { act }) => toast({ title: acts[act].done, description: acts[act].detail }),
		onError: (error) =>
			toast({
				title: "Update Failed",
				description: messageOf(error, "Failed to change the place in the class."),
				variant: "destructive",
			}),
		onSettled: whenRefreshed,
	});
}
