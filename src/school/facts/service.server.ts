import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type * as contract from "#school/facts/contract.ts";
import type { AdminFact, PublicFact } from "#school/facts/contract.ts";
import { withoutOutdated } from "#school/facts/delivered.ts";
import { statedColumns } from "#school/facts/history.server.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { dayOfValidity } from "#school/facts/validity.ts";
import { fillPlaceholders, isOnlyPlaceholders } from "#school/profile/placeholders.ts";
import { getSchool } from "#school/settings/service.server.ts";

const publicColumns = ["id", ...statedColumns, "approvedAt", "updatedAt"] as const;
const adminColumns = [...publicColumns, "position", "approvedBy", "createdAt", "version"] as const;

/** The facts that are published now: the valid ones without delivered questions whose topic the school states itself. */
export const listPublicFacts = async ({ db, clock }: Store<Queries>): Promise<PublicFact[]> =>
	withoutOutdated(await validFacts(db, clock));

/** The facts that are valid now, in the order of the home page. Those of inactive courses are left out. */
export async function validFacts(db: Queries, clock: Clock): Promise<PublicFact[]> {
	const school = await getSchool({ db, clock });
	const rows = await db
		.selectFrom("facts")
		.leftJoin("courses", "courses.id", "facts.courseId")
		.select(publicColumns.map((column) => `facts.${column}` as const))
		.where((eb) => eb.or([eb("facts.courseId", "is", null), eb("courses.isActive", "=", true)]))
		.where((eb) =>
			eb.or([
				eb("facts.validUntil", "is", null),
				eb("facts.validUntil", ">=", dayOfValidity(clock())),
			]),
		)
		.orderBy("facts.position")
		.orderBy("facts.id")
		.execute();
	return rows.map((row) => ({
		...withTopic(row),
		answer: fillPlaceholders(row.answer, school),
		spanish: spanishOf(row, (text) => fillPlaceholders(text, school, "es")),
	}));
}

/** The Spanish of a fact. One that consists of the school profile alone needs no translation. */
function spanishOf(
	{ answer, spanish }: { answer: string; spanish: string | null },
	fill: (text: string) => string,
): string | null {
	const source = spanish ?? (isOnlyPlaceholders(answer) ? answer : null);
	return source && fill(source);
}

/** All facts, newest first. */
export async function listFacts({ db }: Store): Promise<AdminFact[]> {
	const rows = await db.selectFrom("facts").select(adminColumns).orderBy("id", "desc").execute();
	return rows.map(withTopic);
}

/** The facts that the home page shows while they are valid, in its order. */
export async function homeFacts(db: Queries): Promise<AdminFact[]> {
	const rows = await db
		.selectFrom("facts")
		.select(adminColumns)
		.where("onHomePage", "=", true)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return rows.map(withTopic);
}

export async function factById(db: Queries, id: number): Promise<AdminFact | Failure> {
	const row = await db
		.selectFrom("facts")
		.select(adminColumns)
		.where("id", "=", id)
		.executeTakeFirst();
	return row ? withTopic(row) : factNotFound;
}

export const getFact = ({ db }: Store, { params }: Call<typeof contract.getFact>) =>
	factById(db, params.id);

/** Failure for a fact that does not exist. */
export const factNotFound = new Failure("notFound", "Fact not found.");

const withTopic = <Row extends { topic: string }>(row: Row) => ({
	...row,
	topic: row.topic as FactTopic,
});
