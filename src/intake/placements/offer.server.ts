import { freePlaces, lockPlaces } from "#intake/placements/free.server.ts";
import { offerEndedMessage } from "#intake/placements/public-contract.ts";
import { settleClass } from "#intake/placements/queue.server.ts";
import { lastPlacement, shownPlacement } from "#intake/placements/read.server.ts";
import { nobody, recordPlaces } from "#intake/placements/record.server.ts";
import { lockForPlace } from "#intake/placements/registration.server.ts";
import { storeSeat } from "#intake/placements/seat.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { totalOf } from "#school/classes/label.ts";
import { classesById } from "#school/classes/read.server.ts";

interface OfferAnswer {
	registrationId: number;
	body: { accepts: boolean; classId?: number | undefined };
}

const offerEnded = new Failure("conflict", offerEndedMessage);

/**
 * Accepts or declines the offer of a registration, of the class that was shown if it is named. Who answers the same twice has
 * answered.
 */
export function answerSeatOffer(
	{ db, clock }: Store,
	{ registrationId, body: { accepts, classId: shown } }: OfferAnswer,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		await lockPlaces(tx, [registrationId]);
		const current = await lastPlacement(tx, registrationId);
		if (shown !== undefined && current?.classId !== shown) return offerEnded;
		if (accepts ? current?.state === "placed" : current?.releasedWhy === "declined") return;
		if (!current?.classId || shownPlacement(current, clock).state !== "offered") return offerEnded;
		const [found] = await classesById(tx, clock, [current.classId]);
		const registration = await lockForPlace(tx, registrationId);
		if (!found || registration instanceof Failure) return offerEnded;
		const { classId, courseId } = current;
		const state = accepts ? "placed" : "released";
		if (accepts) {
			const seat = { courseId, classId, state: "placed", price: totalOf(found) } as const;
			await storeSeat(tx, clock, registrationId, seat, current.id);
			await settleClass(tx, clock, classId);
		} else {
			await freePlaces(tx, clock, [registrationId], "declined");
		}
		const action = accepts ? "accepted the offer" : "declined the offer";
		await recordPlaces(tx, clock, nobody, [registrationId], action, { classId, state });
		return undefined;
	});
}
