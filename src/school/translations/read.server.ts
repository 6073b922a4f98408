import type { Call } from "#platform/api/call.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { findCourse } from "#school/courses/service.server.ts";
import { frequentQuestions } from "#school/profile/faq.ts";
import { fillPlaceholders } from "#school/profile/placeholders.ts";
import type { School } from "#school/profile/school.ts";
import { getSchool } from "#school/settings/service.server.ts";
import { translatedLines } from "#school/texts/translated-lines.ts";
import { hasPlaceholders } from "#school/translations/names.ts";
import type * as contract from "#school/translations/public-contract.ts";
import type { SpanishLines } from "#school/translations/public-contract.ts";
import type { Source } from "#school/translations/source.ts";
import { translationSources } from "#school/translations/sources.server.ts";

/**
 * Returns the school's own Spanish of its lines, each after the English that it was written for, as visitors read both. Facts
 * have theirs with them: a short answer may be worded for its question alone.
 */
export async function ownSpanish(db: Queries, school: School): Promise<[string, string][]> {
	const rows = await db
		.selectFrom("translations")
		.select(["name", "english", "spanish"])
		.where("spanish", "is not", null)
		.where("factId", "is", null)
		.orderBy("id")
		.execute();
	return rows.flatMap(({ name, ...own }) =>
		translatedLines({ ...own, hasBlocks: true }, own).flatMap(({ english, spanish }) =>
			spanish === undefined ? [] : [inPlace(school, name, english, spanish)],
		),
	);
}

/** A line and its Spanish with the school profile in them. */
const inPlace = (
	school: School,
	name: string,
	english: string,
	spanish: string,
): [string, string] =>
	hasPlaceholders(name)
		? [
				fillPlaceholders(english, school).replace(/\s+/g, " "),
				fillPlaceholders(spanish, school, "es"),
			]
		: [english, spanish];

/** Answers come with their facts, descriptions with their programs. */
const isShort = ({ name }: Source): boolean =>
	!/^(?:course-.*\.description|fact-.*\.answer)$/.test(name);

/**
 * Returns the Spanish of what every page may say: the texts of the school, titles and summaries of programs, delivered
 * questions and sample quotes.
 */
export async function listSpanish({ db, clock }: Store<Queries>): Promise<SpanishLines> {
	const sources = await translationSources(db, clock);
	const { testimonials } = await getSchool({ db, clock });
	const questions = frequentQuestions.map(({ question }) => question);
	const samples = testimonials.flatMap(({ isSample, text, title }) =>
		isSample ? [text, title] : [],
	);
	return spanishOf(db, clock, [
		...sources.filter((source) => isShort(source) && source.path !== null),
		...[...questions, ...samples].map((english) => ({ name: "", english, hasBlocks: false })),
	]);
}

/** Returns the Spanish of a program's text. */
export async function getSpanish(
	{ db, clock }: Store,
	{ params }: Call<typeof contract.getSpanish>,
): Promise<SpanishLines | Failure> {
	const course = await findCourse(db, params.slug);
	if (!("description" in course)) return course;
	const name = `course-${course.id}.description`;
	return spanishOf(db, clock, [{ name, english: course.description, hasBlocks: true }]);
}

async function spanishOf(
	db: Queries,
	clock: Clock,
	sources: readonly Pick<Source, "name" | "english" | "hasBlocks">[],
): Promise<SpanishLines> {
	const own = await db
		.selectFrom("translations")
		.select(["name", "english", "spanish"])
		.where(
			"name",
			"in",
			sources.map(({ name }) => name),
		)
		.execute();
	const byName = new Map(own.map((row) => [row.name, row]));
	const school = await getSchool({ db, clock });
	const lines = sources.flatMap((source) =>
		translatedLines(source, byName.get(source.name)).flatMap(({ english, spanish, isOwn }) =>
			spanish === undefined
				? []
				: [{ pair: inPlace(school, source.name, english, spanish), isOwn }],
		),
	);
	// Of two texts with the same line, the one that the school translated counts.
	lines.sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
	return Object.fromEntries(lines.map(({ pair }) => pair));
}
