import { type Act, acts } from "#intake/placements/admin/words.ts";
import { changePlacement } from "#intake/placements/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { useChange } from "#ui/admin/use-change.ts";
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
export const usePlaceAct = () =>
	useChange({
		save: (body: Wish) => adminCall(changePlacement, { body }),
		failed: "Failed to change the place in the class.",
		onSaved: (_, { act }) => toast({ title: acts[act].done, description: acts[act].detail }),
	});
