import { type ReactNode, useState } from "react";
import { BegunDialog } from "#intake/placements/admin/begun-dialog.tsx";
import { ReleaseDialog } from "#intake/placements/admin/release-dialog.tsx";
import { type Act, hasBegun, type SeatAct, takesSeat } from "#intake/placements/admin/words.ts";
import type { Placement } from "#intake/placements/contract.ts";
import type { AdminClass } from "#school/classes/contract.ts";

interface Options {
	/** Null for who has nothing of a class. */
	placement: Pick<Placement, "registrationId" | "classId" | "state"> | null;
	/** The class that is acted on, if it is one. */
	one: AdminClass | undefined;
	/** Of the applicant. */
	fullName: string;
	/** The day in New York. */
	today: string;
	carryOut: (act: Exclude<Act, "release">) => void;
}

/**
 * Asks before somebody loses their place, or gets a seat in a class that has begun, and carries out any other act right away.
 * @returns `start` for the buttons, and the dialog that is open
 */
export function useAskedAct({ placement, one, fullName, today, carryOut }: Options) {
	const [asking, setAsking] = useState<SeatAct | "release" | null>(null);
	const close = () => setAsking(null);
	const start = (act: Act): void => {
		if (act === "release") setAsking(act);
		else if (one && hasBegun(today, one) && takesSeat(act, placement)) setAsking(act);
		else carryOut(act);
	};
	let dialog: ReactNode = null;
	if (asking === "release")
		dialog = placement && <ReleaseDialog placement={placement} name={fullName} onClose={close} />;
	else if (asking && one)
		dialog = (
			<BegunDialog
				act={asking}
				one={one}
				name={fullName}
				onClose={close}
				onConfirm={() => carryOut(asking)}
			/>
		);
	return { start, dialog };
}
