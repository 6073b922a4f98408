import { changePlaces, isCounted } from "#intake/placements/change.server.ts";
import { endOffers, offerEnd, unsentOffers } from "#intake/placements/offers.server.ts";
import { nobody, recordPlaces } from "#intake/placements/record.server.ts";
import { newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { isListed, seatLabel } from "#school/classes/label.ts";

/** Locks classes in the order of their ids, in a transaction that holds the content. @returns the ids of those that exist */
export async function lockClasses(tx: Tx, ids: readonly number[]): Promise<number[]> {
	if (ids.length === 0) return [];
	const classes = tx.selectFrom("classes").select("id").where("id", "in", ids).orderBy("id");
	return (await classes.forUpdate().execute()).map(({ id }) => id);
}

/** Counts the seats that are taken or offered, without those of one registration. */
export async function takenSeats(tx: Queries, classId: number, except = 0): Promise<number> {
	const { n } = await tx
		.selectFrom("placements")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.where("classId", "=", classId)
		.where("state", "in", ["offered", "placed"])
		.where("registrationId", "!=", except)
		.where(isCounted)
		.executeTakeFirstOrThrow();
	return n;
}

/**
 * Brings a class in order after any change: offers that are over end, free seats are offered to those who wait, strictly by
 * when they asked; when none is left, all who want one wait for it; and its label says what is so. The transaction holds
 * public content and the class.
 * @returns whether anything changed
 */
export async function settleClass(tx: Tx, clock: Clock, classId: number): Promise<boolean> {
	const hasEnded = await endOffers(tx, clock, classId);
	const { isOpen, offer, isFull, label, hasNewLabel } = await readQueue(tx, clock, classId);
	if (offer) {
		const { offeredUntil } = offer;
		const ids = await changePlaces(tx, { state: "offered", offeredUntil, tell: "offered" }, (eb) =>
			eb("id", "in", offer.ids),
		);
		await recordPlaces(tx, clock, nobody, ids, "was offered a seat", { classId, state: "offered" });
	}
	if (isFull) {
		await changePlaces(tx, { state: "waiting", tell: isOpen ? "waiting" : null }, (eb) =>
			eb.and([eb("classId", "=", classId), eb("state", "=", "wanted"), isCounted(eb)]),
		);
	}
	// Every change of a class renders the public pages anew.
	if (hasNewLabel) {
		await tx.updateTable("classes").set({ label }).where("id", "=", classId).execute();
	}
	return hasEnded || offer !== null || hasNewLabel;
}

/** Returns whom the free seats of a class are to be offered to, if to anybody now, and how it stands after that. */
async function readQueue(db: Queries, clock: Clock, classId: number) {
	const { seats, label, ...dated } = await db
		.selectFrom("classes")
		.select(["seats", "state", "firstDay", "registerBy", "label"])
		.where("id", "=", classId)
		.executeTakeFirstOrThrow();
	const taken = await takenSeats(db, classId);
	const free = seats === null ? null : seats - taken;
	const waiting = await db
		.selectFrom("placements")
		.select(["id", "offeredUntil"])
		.where("classId", "=", classId)
		.where("state", "=", "waiting")
		.where(isCounted)
		.orderBy("askedAt")
		.orderBy("id")
		.execute();
	const unsent = await unsentOffers(db, waiting, classId);
	// Who cannot be reached is the office's to call; the others go on.
	const next = waiting
		.flatMap(({ id }) => (unsent.get(id) === "failed" ? [] : id))
		.slice(0, Math.max(0, free ?? waiting.length));
	const isOpen = isListed(dated, newYorkClock(clock()).day);
	const isBlocked = [...unsent.values()].includes("waiting");
	const offeredUntil = isOpen && next.length > 0 && !isBlocked ? await offerEnd(db, clock) : null;
	// One that would end later could keep a seat empty when the class begins: the office decides then.
	const isInTime = offeredUntil !== null && offeredUntil < startOfDay(dated.firstDay);
	const offered = isInTime ? next.length : 0;
	const left = free === null ? null : free - offered;
	const shown = waiting.length > offered ? "waiting list" : seatLabel(seats, taken + offered);
	return {
		isOpen,
		offer: isInTime ? { ids: next, offeredUntil } : null,
		isFull: left !== null && left <= 0,
		label: shown,
		hasNewLabel: shown !== label,
	};
}

/**
 * Brings the classes in order that time alone has changed: where an offer has ended, and where somebody waits beside a free
 * seat because nobody could be told of an offer, or the office had no opening hours.
 * @returns whether anything changed
 */
export async function settleQueues({ db, clock }: Store): Promise<boolean> {
	const ended = await db
		.selectFrom("placements")
		.select("classId")
		.distinct()
		.where("state", "=", "offered")
		.where("offeredUntil", "<=", instantFrom(clock))
		.execute();
	const due = new Set(ended.flatMap(({ classId }) => classId ?? []));
	for (const id of await stoppedQueues(db, clock)) {
		// Most stay as they are, and visitors and the office wait for no lock then.
		const { offer, hasNewLabel } = await readQueue(db, clock, id);
		if (offer || hasNewLabel) due.add(id);
	}
	let hasChanged = false;
	for (const classId of due) {
		hasChanged =
			(await transaction(db, async (tx) => {
				await lockContent(tx);
				const [id] = await lockClasses(tx, [classId]);
				return id !== undefined && settleClass(tx, clock, id);
			})) || hasChanged;
	}
	return hasChanged;
}

/** Lists the classes in which somebody waits beside a free seat. */
async function stoppedQueues(db: Queries, clock: Clock): Promise<number[]> {
	const rows = await db
		.selectFrom("classes")
		.select("id")
		.where("state", "=", "open")
		.where("label", "=", "waiting list")
		.where("firstDay", ">", newYorkClock(clock()).day)
		.where(({ or, eb, selectFrom }) =>
			or([
				eb("seats", "is", null),
				eb(
					"seats",
					">",
					selectFrom("placements")
						.select(({ fn }) => fn.countAll<number>().as("n"))
						.whereRef("classId", "=", "classes.id")
						.where("placements.state", "in", ["offered", "placed"])
						.where(isCounted),
				),
			]),
		)
		.execute();
	return rows.map(({ id }) => id);
}
