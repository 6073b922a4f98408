import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { listClasses } from "#school/classes/read.server.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import type * as contract from "#school/facts/contract.ts";
import type { AdminFact, PublicFact } from "#school/facts/contract.ts";
import { withoutOutdated } from "#school/facts/delivered.ts";
import { factColumns } from "#school/facts/history.server.ts";
import { spanishOfFacts } from "#school/facts/spanish.server.ts";
import { topicsOfClasses } from "#school/facts/superseded.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { dayOfValidity } from "#school/facts/validity.ts";
import { fillPlaceholders, isOnlyPlaceholders } from "#school/profile/placeholders.ts";
import type { School } from "#school/profile/school.ts";
import { getSchool } from "#school/settings/service.server.ts";

const publicColumns = ["id", ...factColumns, "approvedAt", "updatedAt"] as const;
const adminColumns = [...publicColumns, "position", "approvedBy", "createdAt", "version"] as const;

/** The facts that are published now: the valid ones without delivered questions whose topic a fact or an open class states. */
export const listPublicFacts = async ({ db, clock }: Store<Queries>): Promise<PublicFact[]> =>
	withoutOutdated(
		await validFacts(db, clock),
		topicsOfClasses(openClasses(await listClasses({ db, clock }))),
	);

/** The facts that are valid now, in the order of the home page. Those of inactive courses are left out. */
export async function validFacts(db: Queries, clock: Clock): Promise<PublicFact[]> {
	const school = await getSchool({ db, clock });
	const inSpanish = await spanishOfFacts(db);
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
	return rows.map((row) =>
		publicly({ ...withTopic(row), spanish: inSpanish(row).spanish }, school),
	);
}

/** Returns a fact with the school profile in it. An answer that consists of that alone needs no translation. */
export function publicly<F extends Pick<PublicFact, "answer" | "spanish">>(
	fact: F,
	school: School,
): F {
	const spanish = fact.spanish ?? (isOnlyPlaceholders(fact.answer) ? fact.answer : null);
	return {
		...fact,
		answer: fillPlaceholders(fact.answer, school),
		spanish: spanish && fillPlaceholders(spanish, school, "es"),
	};
}

/** All facts, newest first. */
export const listFacts = ({ db }: Store): Promise<AdminFact[]> =>
	adminFacts(db, (facts) => facts.orderBy("id", "desc"));

/** The facts that the home page shows while they are valid, in its order. */
export const homeFacts = (db: Queries): Promise<AdminFact[]> =>
	adminFacts(db, (facts) => facts.where("onHomePage", "=", true).orderBy("position").orderBy("id"));

export async function factById(db: Queries, id: number): Promise<AdminFact | Failure> {
	const [fact] = await adminFacts(db, (facts) => facts.where("id", "=", id));
	return fact ?? factNotFound;
}

const allFacts = (db: Queries) => db.selectFrom("facts").select(adminColumns);

async function adminFacts(
	db: Queries,
	some: (facts: ReturnType<typeof allFacts>) => ReturnType<typeof allFacts>,
): Promise<AdminFact[]> {
	const rows = await some(allFacts(db)).execute();
	const inSpanish = await spanishOfFacts(db);
	return rows.map((row) => ({ ...withTopic(row), ...inSpanish(row) }));
}

export const getFact = ({ db }: Store, { params }: Call<typeof contract.getFact>) =>
	factById(db, params.id);

/** Failure for a fact that does not exist. */
export const factNotFound = new Failure("notFound", "Fact not found.");

const withTopic = <Row extends { topic: string }>(row: Row) => ({
	...row,
	topic: row.topic as FactTopic,
});
