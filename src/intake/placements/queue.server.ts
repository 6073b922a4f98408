import type {
	Expression,
	ExpressionBuilder,
	Selectable,
	SqlBool,
	Transaction,
	Updateable,
} from "kysely";
import type { PlacementState } from "#intake/placements/public-contract.ts";
import { nobody, recordPlaces } from "#intake/placements/record.server.ts";
import { newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { Placements, Tables } from "#platform/database/tables.server.ts";
import { isListed, seatLabel } from "#school/classes/label.ts";
import { afterOpenMinutes } from "#school/profile/opening-hours.ts";
import { openingCalendar } from "#school/settings/calendar.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

type Tx = Transaction<Tables>;
type Where = ExpressionBuilder<Tables, "placements">;

/** Suspected spam holds no seat and is not counted. */
export const isCounted = ({ exists, selectFrom }: Where): Expression<SqlBool> =>
	exists(
		selectFrom("registrations")
			.select("registrations.id")
			.whereRef("registrations.id", "=", "placements.registrationId")
			.where("isSpam", "=", false),
	);

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

/** Changes the state of places, and lets the stages of their registrations follow. @returns whose places changed */
export async function changePlaces(
	tx: Tx,
	change: Updateable<Placements> & { state: PlacementState },
	which: (eb: Where) => Expression<SqlBool>,
): Promise<number[]> {
	const changed = await tx
		.updateTable("placements")
		.set(change)
		.where(which)
		.returning("registrationId")
		.execute();
	const ids = changed.map(({ registrationId }) => registrationId);
	await followStages(tx, ids, change.state);
	return ids;
}

/**
 * Brings a class in order after any change: offers that are over end, free seats are offered to those who wait, strictly by
 * when they asked; when none is left, all who want one wait for it; and its label says what is so. The transaction holds
 * public content and the class.
 * @returns whether anything changed
 */
export async function settleClass(tx: Tx, clock: Clock, classId: number): Promise<boolean> {
	const { seats, label, ...dated } = await tx
		.selectFrom("classes")
		.select(["seats", "state", "firstDay", "registerBy", "label"])
		.where("id", "=", classId)
		.executeTakeFirstOrThrow();
	const hasEnded = await endOffers(tx, clock, classId);
	const free = seats === null ? null : seats - (await takenSeats(tx, classId));
	const waiting = await tx
		.selectFrom("placements")
		.select(["id", "offeredUntil"])
		.where("classId", "=", classId)
		.where("state", "=", "waiting")
		.where(isCounted)
		.orderBy("askedAt")
		.orderBy("id")
		.execute();
	const unsent = await unsentOffers(tx, waiting, classId);
	// Who cannot be reached is the office's to call; the others go on.
	const next = waiting
		.flatMap(({ id }) => (unsent.get(id) === "failed" ? [] : id))
		.slice(0, Math.max(0, free ?? waiting.length));
	const moves = isListed(dated, newYorkClock(clock()).day);
	const isBlocked = [...unsent.values()].includes("waiting");
	const offeredUntil = moves && next.length > 0 && !isBlocked ? await offerEnd(tx, clock) : null;
	// One that would end later could keep a seat empty when the class begins: the office decides then.
	const isInTime = offeredUntil !== null && offeredUntil < startOfDay(dated.firstDay);
	if (isInTime) {
		const offer = { state: "offered", offeredUntil, tell: "offered" } as const;
		const ids = await changePlaces(tx, offer, (eb) => eb("id", "in", next));
		await recordPlaces(tx, clock, nobody, ids, "was offered a seat", { classId, state: "offered" });
	}
	const offered = isInTime ? next.length : 0;
	const left = free === null ? null : free - offered;
	if (left !== null && left <= 0) {
		await changePlaces(tx, { state: "waiting", tell: moves ? "waiting" : null }, (eb) =>
			eb.and([eb("classId", "=", classId), eb("state", "=", "wanted"), isCounted(eb)]),
		);
	}
	const settled = waiting.length > offered ? "waiting list" : seatLabel(left);
	if (settled === label) return hasEnded || isInTime;
	await tx.updateTable("classes").set({ label: settled }).where("id", "=", classId).execute();
	return true;
}

/** Ends the offers of a class whose time is over. Who was never told of one waits on, in their place. @returns whether any ended */
async function endOffers(tx: Tx, clock: Clock, classId: number): Promise<boolean> {
	const ended = await tx
		.selectFrom("placements")
		.select(["id", "offeredUntil", "tell"])
		.where("classId", "=", classId)
		.where("state", "=", "offered")
		.where("offeredUntil", "<=", instantFrom(clock))
		.execute();
	if (ended.length === 0) return false;
	const unsent = await unsentOffers(tx, ended, classId);
	const isUntold = ({ id, tell }: (typeof ended)[number]) => tell === "offered" || unsent.has(id);
	const idsOf = (rows: typeof ended) => [0, ...rows.map(({ id }) => id)];
	await changePlaces(tx, { state: "waiting", tell: null }, (eb) =>
		eb("id", "in", idsOf(ended.filter(isUntold))),
	);
	const end = { state: "released", releasedWhy: "offer ended", tell: null } as const;
	const ids = await changePlaces(tx, end, (eb) =>
		eb("id", "in", idsOf(ended.filter((row) => !isUntold(row)))),
	);
	const released = { classId, state: "released" } as const;
	await recordPlaces(tx, clock, nobody, ids, "did not answer the offer", released);
	return true;
}

type Offer = Pick<Selectable<Placements>, "id" | "classId" | "offeredUntil">;

/** The key of the email that tells of an offer. */
export const offerKey = ({ id, classId, offeredUntil }: Offer) =>
	`offer ${id} ${classId} ${offeredUntil}`;

/** With less time than this to answer, in milliseconds, nobody was told in time. */
const TOO_LATE_MS = 1_800_000;

/**
 * Returns by id whose last offer is in an email that did not leave in time: `waiting` for the mail server, so that no queue
 * moves while nobody can be told; or `failed`.
 */
async function unsentOffers(
	tx: Tx,
	offers: readonly Omit<Offer, "classId">[],
	classId: number,
): Promise<ReadonlyMap<number, "waiting" | "failed" | "late">> {
	const byKey = new Map(
		offers
			.filter(({ offeredUntil }) => offeredUntil !== null)
			.map((one) => [offerKey({ ...one, classId }), one]),
	);
	if (byKey.size === 0) return new Map();
	const emails = await tx
		.selectFrom("emails")
		.select(["onceKey", "status", "sentAt"])
		.where("onceKey", "in", [...byKey.keys()])
		.execute();
	const unsent = new Map<number, "waiting" | "failed" | "late">();
	for (const { onceKey, status, sentAt } of emails) {
		const { id = 0, offeredUntil = null } = byKey.get(onceKey ?? "") ?? {};
		const left = Date.parse(offeredUntil ?? "") - Date.parse(sentAt ?? "");
		if (status === "waiting" || status === "unsent") unsent.set(id, "waiting");
		else if (status !== "sent") unsent.set(id, "failed");
		else if (left < TOO_LATE_MS) unsent.set(id, "late");
	}
	return unsent;
}

/** Returns when an offer that is made now ends, in opening hours; null if the office does not open as long. */
export async function offerEnd(db: Queries, clock: Clock): Promise<Instant | null> {
	const { offerHours } = (await readSettings(db)).settings;
	return afterOpenMinutes(clock(), offerHours * 60, await openingCalendar(db));
}

const stages = {
	wanted: "applied",
	waiting: "waitlisted",
	offered: "waitlisted",
	placed: "enrolled",
	released: "applied",
} as const;

/** Lets the stage of registrations follow their place. Who neither waits nor has a seat keeps a stage that says neither. */
export async function followStages(
	tx: Tx,
	registrationIds: readonly number[],
	state: PlacementState,
): Promise<void> {
	if (registrationIds.length === 0) return;
	const stage = stages[state];
	await tx
		.updateTable("registrations")
		.set((eb) => ({ stage, version: eb("version", "+", 1) }))
		.where("id", "in", registrationIds)
		.where("stage", "!=", stage)
		.$if(stage === "applied", (rows) => rows.where("stage", "in", ["waitlisted", "enrolled"]))
		.execute();
}

/**
 * Brings the classes in order that time alone has changed: where an offer has ended, and where somebody waits beside a free
 * seat because nobody could be told of an offer, or the office had no opening hours.
 * @returns whether anything changed
 */
export async function settleQueues({ db, clock }: Store): Promise<boolean> {
	const due = await db
		.selectFrom("placements")
		.select("classId")
		.distinct()
		.where("state", "=", "offered")
		.where("offeredUntil", "<=", instantFrom(clock))
		.unionAll((eb) =>
			eb
				.selectFrom("classes")
				.select("id as classId")
				.where("classes.state", "=", "open")
				.where("label", "=", "waiting list")
				.where("firstDay", ">", newYorkClock(clock()).day)
				.where(({ or, eb: is, selectFrom }) =>
					or([
						is("seats", "is", null),
						is(
							"seats",
							">",
							selectFrom("placements")
								.select(({ fn }) => fn.countAll<number>().as("n"))
								.whereRef("classId", "=", "classes.id")
								.where("placements.state", "in", ["offered", "placed"])
								.where(isCounted),
						),
					]),
				),
		)
		.execute();
	let hasChanged = false;
	for (const classId of new Set(due.flatMap(({ classId }) => classId ?? []))) {
		hasChanged =
			(await transaction(db, async (tx) => {
				await lockContent(tx);
				const [id] = await lockClasses(tx, [classId]);
				return id !== undefined && settleClass(tx, clock, id);
			})) || hasChanged;
	}
	return hasChanged;
}
