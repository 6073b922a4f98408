import type { Selectable } from "kysely";
import { changePlaces } from "#intake/placements/change.server.ts";
import { nobody, recordPlaces } from "#intake/placements/record.server.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Queries, Tx } from "#platform/database/database.server.ts";
import type { Placements } from "#platform/database/tables.server.ts";
import { afterOpenMinutes } from "#school/profile/opening-hours.ts";
import { openingCalendar } from "#school/settings/calendar.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

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
export async function unsentOffers(
	db: Queries,
	offers: readonly Omit<Offer, "classId">[],
	classId: number,
): Promise<ReadonlyMap<number, "waiting" | "failed" | "late">> {
	const byKey = new Map(
		offers
			.filter(({ offeredUntil }) => offeredUntil !== null)
			.map((one) => [offerKey({ ...one, classId }), one]),
	);
	if (byKey.size === 0) return new Map();
	const emails = await db
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

/** Ends the offers of a class whose time is over. Who was never told of one waits on, in their place. @returns whether any ended */
export async function endOffers(tx: Tx, clock: Clock, classId: number): Promise<boolean> {
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
