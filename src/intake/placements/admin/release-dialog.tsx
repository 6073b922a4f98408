import { acts } from "#intake/placements/admin/words.ts";
import { changePlacement, type Placement } from "#intake/placements/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";

interface Props {
	placement: Pick<Placement, "registrationId" | "classId" | "state">;
	/** Of the applicant. */
	name: string;
	onClose: () => void;
}

/** Confirms that somebody loses their place in a class. */
export function ReleaseDialog({ placement, name, onClose }: Props) {
	const { registrationId, classId, state } = placement;
	const what = state === "placed" || state === "offered" ? "seat" : "place";
	return (
		<ActionDialog
			danger
			title={`Release the ${what} of ${name}?`}
			confirm={acts.release.name}
			action={() =>
				adminCall(changePlacement, {
					body: { registrationId, act: "release", shownClassId: classId, shownState: state },
				})
			}
			done={() => ({ title: acts.release.done, description: acts.release.detail })}
			failed={{ title: "Update Failed", description: "Failed to change the place in the class." }}
			onClose={onClose}
		>
			{`${ofOthers[state] ?? OF_SEAT} This action cannot be undone.`}
		</ActionDialog>
	);
}

const OF_SEAT =
	"They are told by email, and if somebody waits for a seat, it is offered to them right away.";
const ofOthers: Readonly<Partial<Record<Placement["state"], string>>> = {
	waiting: "They leave the waiting list and are told by email.",
	wanted: "They are no longer on the list. They get no email.",
};
