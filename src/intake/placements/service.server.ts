import { hasWithdrawn } from "#intake/people/withdrawn.server.ts";
import type * as contract from "#intake/placements/contract.ts";
import type { Placement } from "#intake/placements/contract.ts";
import { freePlaces, lockAct } from "#intake/placements/free.server.ts";
import { offerEnd } from "#intake/placements/offers.server.ts";
import { settleClass, takenSeats } from "#intake/placements/queue.server.ts";
import { lastPlacement, livePlacement, shownPlacement } from "#intake/placements/read.server.ts";
import { recordPlaces } from "#intake/placements/record.server.ts";
import { lockForPlace } from "#intake/placements/registration.server.ts";
import { type Seat, storeSeat } from "#intake/placements/seat.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import type { AdminClass } from "#school/classes/contract.ts";
import { totalOf } from "#school/classes/label.ts";
import { classesById } from "#school/classes/read.server.ts";
import { classNotFound } from "#school/classes/service.server.ts";

type Wish = Call<typeof contract.changePlacement>["body"];
type Current = Awaited<ReturnType<typeof livePlacement>>;

const conflict = (detail: string) => new Failure("conflict", detail);
const noSeat = conflict("There is no free seat in this class.");
const noPlace = conflict("This registration has no place in a class.");
const hasPlace = conflict("This registration already has a place in a class. Move it instead.");
const isPlaced = conflict("This registration already has a seat.");
const hasChanged = conflict("This place has changed meanwhile. Please look again.");
const noClass = conflict("Please choose a class.");
const otherCourse = conflict(
	"This class is of another course. Change the course of the registration first.",
);
const notTaught = conflict("This class is a draft, cancelled or over.");
const noOpeningHours = conflict(
	"An offer ends in opening hours, and the office does not open. Please check the opening hours.",
);

export async function getPlace(
	{ db, clock }: Store,
	{ params: { id } }: Call<typeof contract.getPlace>,
): Promise<{ placement: Placement | null; isWithdrawn: boolean }> {
	const row = await livePlacement(db, id);
	const shown = row && shownPlacement(row, clock);
	return {
		placement: shown && shown.state !== "released" ? shown : null,
		isWithdrawn: await hasWithdrawn(db, id),
	};
}

const actions = {
	want: "asked for a class",
	place: "placed",
	offer: "offered a seat",
	release: "released",
	move: "moved",
} as const;

/**
 * Does one act of the office about the place of a registration, and brings every class that it touches in order. What is so
 * already stays as it is, and no one is told again.
 */
export function changePlacement(
	{ db, clock }: Store,
	{ body, actor }: Call<typeof contract.changePlacement>,
): Promise<Placement | Failure> {
	const { registrationId, act } = body;
	return transaction<Placement | Failure>(db, async (tx) => {
		const classIds = await lockAct(tx, clock, registrationId, body.classId);
		const registration = await lockForPlace(tx, registrationId);
		if (registration instanceof Failure) return registration;
		const current = await livePlacement(tx, registrationId);
		if (!isAsShown(body, current)) return hasChanged;
		const refused = refusalOf(act, current);
		if (refused) return refused;
		const seat = await seatFor(tx, clock, body, registration.courseId, current);
		if (seat instanceof Failure) return seat;
		if (current && seat && isSame(seat, current, act)) return shownPlacement(current, clock);
		if (seat) await storeSeat(tx, clock, registrationId, seat, current?.id);
		else await freePlaces(tx, clock, [registrationId], "released by the office");
		for (const id of classIds) await settleClass(tx, clock, id);
		const stored = await lastPlacement(tx, registrationId);
		if (!stored) throw new Error("A placement that was stored is gone");
		const shown = shownPlacement(stored, clock);
		await recordPlaces(tx, clock, actor, [registrationId], actions[act], shown);
		return shown;
	});
}

const isAsShown = ({ shownClassId, shownState }: Wish, current: Current): boolean =>
	(shownClassId === undefined || shownClassId === (current?.classId ?? null)) &&
	(shownState === undefined || !current || shownState === current.state);

function refusalOf(act: Wish["act"], current: Current): Failure | undefined {
	if (act === "want") return current && hasPlace;
	return current || act === "place" || act === "offer" ? undefined : noPlace;
}

/** Who moves to the class that they have keep what they have there, and an offer that runs keeps its end. */
const isSame = (seat: Seat, current: NonNullable<Current>, act: string) =>
	seat.classId === current.classId && (act === "move" || seat.state === current.state);

/** Returns the place that an act gives, null for none, or why it can't. Its class is locked and in order. */
async function seatFor(
	tx: Tx,
	clock: Clock,
	{ act, registrationId, classId, courseId: anyOf }: Wish,
	courseId: number,
	current: Current,
): Promise<Seat | null | Failure> {
	if (act === "release") return null;
	if (classId === undefined && anyOf !== undefined) {
		if (act === "place" || act === "offer") return noClass;
		return anyOf === courseId ? { courseId, classId: null, state: "wanted" } : otherCourse;
	}
	const chosen = classId ?? (act === "move" ? null : current?.classId);
	if (!chosen) return noClass;
	const found = await taughtClass(tx, clock, chosen, courseId);
	if (found instanceof Failure) return found;
	const seat = { courseId, classId: chosen };
	const isPlacing = act === "place" || (act === "move" && current?.state === "placed");
	if (isPlacing || act === "offer") {
		const held = await heldSeat(tx, clock, found, { registrationId, isPlacing, current });
		return held instanceof Failure ? held : { ...seat, ...held };
	}
	// In a full class it waits as soon as the class is in order.
	return { ...seat, state: "wanted", ...(current?.state === "offered" && { tell: "wanted" }) };
}

/** Returns a seat that counts, with its price or its end, if one is free. */
async function heldSeat(
	tx: Tx,
	clock: Clock,
	found: AdminClass,
	seat: { registrationId: number; isPlacing: boolean; current: Current },
): Promise<Pick<Seat, "state" | "price" | "offeredUntil"> | Failure> {
	const { registrationId, isPlacing, current } = seat;
	if (current?.state === "placed") {
		if (!isPlacing) return isPlaced;
		// Who has a seat keeps it, also when the class has fewer seats by now.
		if (current.classId === found.id) return { state: "placed" };
	}
	const other = await ownOtherSeat(tx, found.id, registrationId);
	if (other) return other;
	const taken = await takenSeats(tx, found.id, registrationId);
	if (found.seats !== null && taken >= found.seats) return noSeat;
	if (isPlacing) return { state: "placed", price: totalOf(found) };
	const offeredUntil = await offerEnd(tx, clock);
	return offeredUntil ? { state: "offered", offeredUntil } : noOpeningHours;
}

/** Refuses a second seat in a class for the same name of a person who registered twice; a family shares an email. */
async function ownOtherSeat(
	tx: Tx,
	classId: number,
	registrationId: number,
): Promise<Failure | undefined> {
	const others = await tx
		.selectFrom("registrations as own")
		.innerJoin("registrations as other", "other.personId", "own.personId")
		.innerJoin("placements", "placements.registrationId", "other.id")
		.select(["own.fullName", "other.fullName as name", "other.reference"])
		.where("own.id", "=", registrationId)
		.where("other.id", "!=", registrationId)
		.where("placements.classId", "=", classId)
		.where("placements.state", "in", ["offered", "placed"])
		.execute();
	const same = others.find(({ fullName, name }) => foldForSearch(fullName) === foldForSearch(name));
	return (
		same &&
		conflict(
			`${same.name} already has a seat in this class or is offered one, with registration ${same.reference}.`,
		)
	);
}

async function taughtClass(tx: Tx, clock: Clock, id: number, courseId: number) {
	const [found] = await classesById(tx, clock, [id]);
	if (!found) return classNotFound;
	if (found.courseId !== courseId) return otherCourse;
	const isTaught = found.state === "open" || found.state === "closed";
	return isTaught && found.lastDay >= newYorkClock(clock()).day ? found : notTaught;
}
