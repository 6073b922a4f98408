import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { contentVersion, rememberedContent } from "#platform/database/content.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { listClasses, listTaughtClasses } from "#school/classes/read.server.ts";
import { classLinesInSpanish } from "#school/classes/spanish.server.ts";
import type { Course } from "#school/courses/contract.ts";
import { listCourses } from "#school/courses/service.server.ts";
import { statedFacts } from "#school/facts/facts-of-classes.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { listPublicFacts } from "#school/facts/service.server.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import type { School } from "#school/profile/school.ts";
import { getRetention, getSchool } from "#school/settings/service.server.ts";
import { listTexts } from "#school/texts/read.server.ts";
import type { SiteTexts } from "#school/texts/slots.ts";

/** What the school publishes today. */
export interface CurrentContent {
	school: School;
	/** The active ones. */
	courses: readonly Course[];
	texts: SiteTexts;
	/** How long records are kept, as the privacy policy says. */
	kept: KeptFor;
	/** With those that open classes state. */
	facts: readonly PublicFact[];
	/** The open ones that have not begun, the next first. */
	classes: readonly PublicClass[];
	/** Those of calendars: also the ones that have begun, or take no more registrations. */
	taught: readonly PublicClass[];
}

const contentAt = rememberedContent<CurrentContent>(async (db, clock) => {
	const classes = await listClasses({ db, clock });
	return {
		school: await getSchool({ db, clock }),
		courses: await listCourses({ db }),
		texts: await listTexts({ db, clock }),
		kept: await getRetention({ db, clock }),
		facts: statedFacts(
			await listPublicFacts({ db, clock }),
			classes,
			instantFrom(clock),
			await classLinesInSpanish(db),
		),
		classes,
		taught: await listTaughtClasses({ db, clock }),
	};
});

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
