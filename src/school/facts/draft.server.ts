import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { listClasses } from "#school/classes/read.server.ts";
import { classLinesInSpanish } from "#school/classes/spanish.server.ts";
import { listCourses } from "#school/courses/service.server.ts";
import type { FactInput, PublicFact } from "#school/facts/contract.ts";
import { withoutOutdated } from "#school/facts/delivered.ts";
import { statedFacts } from "#school/facts/facts-of-classes.ts";
import { publicly, validFacts } from "#school/facts/service.server.ts";
import { dayOfValidity, isExpired } from "#school/facts/validity.ts";
import { getSchool } from "#school/settings/service.server.ts";

/** The id of a fact that is not stored. */
const NEW_ID = 0;

/** A fact as it would be saved. */
export interface FactDraft {
	fact: FactInput;
	/** The fact that it changes; null for a new one. */
	factId: number | null;
}

/** The facts that would be valid now if a draft were saved; nothing is stored. */
export async function publicFactsWith(
	db: Queries,
	clock: Clock,
	draft: FactDraft,
): Promise<PublicFact[]> {
	const facts = await validFacts(db, clock);
	const drafted = (await isPublished(db, clock, draft.fact))
		? [await publicFactOf(db, clock, draft)]
		: [];
	const place = facts.findIndex(({ id }) => id === draft.factId);
	const changed = place === -1 ? [...facts, ...drafted] : facts.toSpliced(place, 1, ...drafted);
	const classes = await listClasses({ db, clock });
	const say = await classLinesInSpanish(db);
	return statedFacts(withoutOutdated(changed), classes, instantFrom(clock), say);
}

async function publicFactOf(
	db: Queries,
	clock: Clock,
	{ fact, factId }: FactDraft,
): Promise<PublicFact> {
	const school = await getSchool({ db, clock });
	const now = instantFrom(clock);
	return publicly({ ...fact, id: factId ?? NEW_ID, approvedAt: now, updatedAt: now }, school);
}

/** Whether a fact would be shown: it is valid, and its course is active. */
async function isPublished(db: Queries, clock: Clock, fact: FactInput): Promise<boolean> {
	if (isExpired(fact, dayOfValidity(clock()))) return false;
	if (fact.courseId === null) return true;
	return (await listCourses({ db })).some(({ id }) => id === fact.courseId);
}
