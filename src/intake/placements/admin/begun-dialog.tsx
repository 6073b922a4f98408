import { acts, type SeatAct } from "#intake/placements/admin/words.ts";
import { tableDay } from "#platform/calendar/days.ts";
import type { AdminClass } from "#school/classes/contract.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";

interface Props {
	act: SeatAct;
	one: Pick<AdminClass, "firstDay">;
	/** Of the applicant. */
	name: string;
	onConfirm: () => void;
	onClose: () => void;
}

/** Confirms that somebody gets a seat in a class that has begun, or is offered one. */
export function BegunDialog({ act, one, name, onConfirm, onClose }: Props) {
	return (
		<ConfirmDialog
			open
			title={titles[act]}
			confirm={acts[act].name}
			onCancel={onClose}
			onConfirm={() => {
				onClose();
				onConfirm();
			}}
		>
			<p>{`It began on ${tableDay(one.firstDay)}. ${name} gets an email about the seat.`}</p>
		</ConfirmDialog>
	);
}

const titles = {
	place: "Give a seat in a class that has begun?",
	offer: "Offer a seat in a class that has begun?",
	move: "Move to a class that has begun?",
};
