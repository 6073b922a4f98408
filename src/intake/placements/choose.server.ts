import { freePlaces } from "#intake/placements/free.server.ts";
import { lockAct, settleClass } from "#intake/placements/queue.server.ts";
import { livePlacement } from "#intake/placements/read.server.ts";
import { nobody, recordPlaces } from "#intake/placements/record.server.ts";
import { lockRegistration } from "#intake/placements/registration.server.ts";
import { choosableClass, storeSeat } from "#intake/placements/seat.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";

const hasSeat = new Failure(
	"conflict",
	"You have a place in a class. To change it, please call us.",
);

/**
 * Lets an applicant ask for another class of their program: they leave the one that they wanted, waited for or were offered,
 * and join the end of the other. Who has a seat keeps it: only the office can move them to another that is free.
 */
export function chooseClass(
	db: Database,
	clock: Clock,
	registrationId: number,
	classId: number,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		await lockAct(tx, clock, registrationId, classId);
		const registration = await lockRegistration(tx, registrationId);
		if (registration instanceof Failure) return registration;
		const current = await livePlacement(tx, registrationId);
		if (current?.state === "placed") return hasSeat;
		if (current?.classId === classId) return undefined;
		const { courseId } = registration;
		const seat = await choosableClass(tx, clock, { classId, courseId });
		if (seat instanceof Failure) return seat;
		await freePlaces(tx, clock, [registrationId], "chose another class");
		await storeSeat(tx, clock, registrationId, seat);
		await settleClass(tx, clock, classId);
		const action = current ? "asked for another class" : "asked for a class";
		await recordPlaces(tx, clock, nobody, [registrationId], action, seat);
		return undefined;
	});
}
