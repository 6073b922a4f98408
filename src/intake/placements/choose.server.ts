import { freePlaces, lockAct } from "#intake/placements/free.server.ts";
import type { Place } from "#intake/placements/public-contract.ts";
import { livePlacement } from "#intake/placements/read.server.ts";
import { nobody, recordPlaces } from "#intake/placements/record.server.ts";
import { lockForPlace } from "#intake/placements/registration.server.ts";
import { choosableClass, storeSeat } from "#intake/placements/seat.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const callUs = new Failure("conflict", "Nothing is changed. For another class, please call us.");
const hasChanged = new Failure(
	"conflict",
	"Your place has changed after you opened this page. Please look again.",
);

/** The place that an applicant saw when they chose; null for none. */
type Shown = Pick<Place, "classId" | "state"> | null;

interface Choice {
	registrationId: number;
	body: { classId: number; shown?: Shown | undefined };
}

/** Stages that an office sets without a place; asking for a class must not undo them. */
const settledStages: readonly string[] = ["enrolled", "closed"];

/** Whether an applicant can ask for another class: not with a seat, nor once their registration has come to an end. */
export const mayChoose = (
	{ status, stage, isSpam }: { status: string; stage: string; isSpam: boolean },
	place: { state: string } | null | undefined,
): boolean =>
	status !== "rejected" &&
	!isSpam &&
	place?.state !== "placed" &&
	((place && place.state !== "released") || !settledStages.includes(stage));

/**
 * Lets an applicant ask for another class of their program: they leave the one that they wanted, waited for or were offered,
 * and join the end of the other. Who has a seat keeps it: only the office can move them to another that is free.
 */
export function chooseOtherClass(
	{ db, clock }: Store,
	{ registrationId, body: { classId, shown } }: Choice,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		await lockAct(tx, clock, registrationId, classId);
		const registration = await lockForPlace(tx, registrationId);
		const current = await livePlacement(tx, registrationId);
		if (registration instanceof Failure || !mayChoose(registration, current)) return callUs;
		if (current?.classId === classId) return undefined;
		if (shown !== undefined && !isSame(current ?? null, shown)) return hasChanged;
		const { courseId } = registration;
		const seat = await choosableClass(tx, clock, { classId, courseId });
		if (seat instanceof Failure) return seat;
		await freePlaces(tx, clock, [registrationId], "chose another class");
		const waits = seat.state === "waiting" ? "waiting" : null;
		const tell = current?.state === "offered" ? "wanted" : null;
		await storeSeat(tx, clock, registrationId, { ...seat, tell: waits ?? tell });
		const action = current ? "asked for another class" : "asked for a class";
		await recordPlaces(tx, clock, nobody, [registrationId], action, seat);
		return undefined;
	});
}

const isSame = (current: Shown, shown: Shown): boolean =>
	current?.classId === shown?.classId && current?.state === shown?.state;
