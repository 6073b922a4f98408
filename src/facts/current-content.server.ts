import type { Course } from "#courses/contract.ts";
import { activeCourses } from "#courses/service.server.ts";
import type { Clock } from "#database/clock.ts";
import { contentVersion, rememberedContent } from "#database/content.server.ts";
import type { Queries } from "#database/database.server.ts";
import type { PublicFact } from "#facts/contract.ts";
import { currentFacts } from "#facts/service.server.ts";
import type { School } from "#school/school.ts";
import { currentSchool } from "#settings/service.server.ts";

/** What the school publishes today. */
export interface CurrentContent {
	school: School;
	/** The active ones. */
	courses: readonly Course[];
	facts: readonly PublicFact[];
}

const contentAt = rememberedContent<CurrentContent>(async (db, clock) => ({
	school: await currentSchool(db, clock),
	courses: await activeCourses(db),
	facts: await currentFacts(db, clock),
}));

/**
 * Returns what the school publishes today: from memory, unless it has changed on any instance.
 * @param version of the content, if the caller has just read it
 */
export async function currentContent(
	db: Queries,
	clock: Clock,
	version?: number,
): Promise<CurrentContent> {
	return contentAt(db, clock, version ?? (await contentVersion(db)));
}
