import type { Call } from "#platform/api/call.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { findCourse, listCourses } from "#school/courses/service.server.ts";
import { frequentQuestions } from "#school/profile/faq.ts";
import { fillPlaceholders } from "#school/profile/placeholders.ts";
import { getSchool } from "#school/settings/service.server.ts";
import { ownTexts } from "#school/texts/read.server.ts";
import { slotIds, slots } from "#school/texts/slots.ts";
import { deliveredSpanish } from "#school/translations/delivered.ts";
import type * as contract from "#school/translations/public-contract.ts";
import type { SpanishLines } from "#school/translations/public-contract.ts";

/**
 * Returns the Spanish of what every page may say: the texts of the school, titles and summaries of programs, delivered
 * questions and sample quotes.
 */
export async function listSpanish({ db, clock }: Store<Queries>): Promise<SpanishLines> {
	const own = await ownTexts(db, clock);
	const school = await getSchool({ db, clock });
	const courses = await listCourses({ db });
	return spanishOf(
		[
			...slotIds.map((id) => own[id] ?? slots[id].delivered),
			...courses.flatMap(({ title, summary }) => [title, summary]),
			...frequentQuestions.map(({ question }) => question),
			...school.testimonials.flatMap(({ isSample, text, title }) =>
				isSample ? [text, title] : [],
			),
		],
		(text, language) => fillPlaceholders(text, school, language),
	);
}

/** Returns the Spanish of a program's text. */
export async function getSpanish(
	{ db }: Store,
	{ params }: Call<typeof contract.getSpanish>,
): Promise<SpanishLines | Failure> {
	const course = await findCourse(db, params.slug);
	return "description" in course ? spanishOf([course.description]) : course;
}

function spanishOf(
	texts: readonly string[],
	fill: (text: string, language: "en" | "es") => string = (text) => text,
): SpanishLines {
	return Object.fromEntries(
		texts.flatMap(linesOf).flatMap((line) => {
			const spanish = deliveredSpanish(line);
			return spanish === undefined ? [] : [[fill(line, "en"), fill(spanish, "es")] as const];
		}),
	);
}
