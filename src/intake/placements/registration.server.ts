import { hasWithdrawn } from "#intake/people/withdrawn.server.ts";
import { shownPlacement } from "#intake/placements/read.server.ts";
import { lockRecords } from "#office/record-list/update-many.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import { labelOfClass } from "#school/classes/service.server.ts";

const conflict = (detail: string) => new Failure("conflict", detail);
const registrationNotFound = new Failure("notFound", "Registration not found.");
const isSpam = conflict("This registration is suspected spam, so it can’t have a place.");
const isRejected = conflict("This registration was rejected, so it can’t have a place.");
const isWithdrawn = conflict("The applicant withdrew this registration.");

/** Locks a registration that can have a place. */
export async function lockForPlace(tx: Tx, id: number) {
	const found = await tx
		.selectFrom("registrations")
		.select(["courseId", "status", "isSpam", "stage"])
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	if (!found) return registrationNotFound;
	if (found.isSpam) return isSpam;
	if (found.status === "rejected") return isRejected;
	return (await hasWithdrawn(tx, id)) ? isWithdrawn : found;
}

const ofPlaces: readonly unknown[] = ["waitlisted", "enrolled"];

/**
 * Returns why stages can't be set by hand, by registration: they follow a place in a class that is not over. Who only wants
 * a class has any stage but those that a place sets. Locks the registrations of which a stage is set.
 */
export async function refusedStages(
	tx: Tx,
	clock: Clock,
	requests: readonly { id: number; change: { stage?: unknown } }[],
): Promise<ReadonlyMap<number, Failure>> {
	const wanted = new Map(
		requests.flatMap(({ id, change: { stage } }) => (stage ? [[id, stage] as const] : [])),
	);
	if (wanted.size === 0) return new Map();
	await lockRecords(tx, "registrations", [...wanted.keys()]);
	const rows = await tx
		.selectFrom("placements")
		.innerJoin("registrations", "registrations.id", "placements.registrationId")
		.leftJoin("classes", "classes.id", "placements.classId")
		.selectAll("placements")
		.select(["stage", "courseTitle", "firstDay", "lastDay"])
		.where("registrationId", "in", [...wanted.keys()])
		.where("placements.state", "!=", "released")
		.orderBy("registrationId")
		.execute();
	const today = newYorkClock(clock()).day;
	const refused = rows.filter((row) => {
		const stage = wanted.get(row.registrationId);
		if (stage === row.stage || (row.lastDay !== null && row.lastDay < today)) return false;
		const { state } = shownPlacement(row, clock);
		if (state === "released") return false;
		return ofPlaces.includes(stage) || state !== "wanted";
	});
	return new Map(
		refused.map(({ registrationId, courseTitle, firstDay }) => {
			const place = firstDay
				? `“${labelOfClass(courseTitle, { firstDay })}”`
				: `a class of “${courseTitle}”`;
			const detail = `The stage follows the place in ${place}. Change the place instead.`;
			return [registrationId, conflict(detail)];
		}),
	);
}
