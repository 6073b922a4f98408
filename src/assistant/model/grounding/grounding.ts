import type { Course, Passage, School } from "#assistant/knowledge/types.ts";
import { unpublishedClaims } from "./claims.ts";
import { courseNameReader } from "./course-names.ts";
import { isCourtesy } from "./courtesy.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";
import { namesIn, standsIn } from "./names.ts";
import { calendarIn, holdsQuantity, quantitiesIn } from "./numbers.ts";
import { contradicts, statementsIn } from "./polarity.ts";
import { contentKeys, fold, keyOf, wordsOf } from "./words.ts";
import { workplacesIn } from "./workplaces.ts";

/** A sentence with the passages that it is said to rest on. */
export interface CitedSentence {
	text: string;
	passages: readonly Passage[];
}

/** What is known beside the passages. */
export interface GroundingContext {
	catalog: readonly Course[];
	school: School;
	/** Slugs of the courses that the conversation is about. */
	courses: readonly string[];
}

/** Share of a sentence's content words that its passages must hold; courtesy and names do not count. */
const COVERED = 0.6;
/** So many passages may carry one sentence. */
const CARRIERS = 3;

/**
 * Judges sentences against the passages that they name.
 * @returns names of the rules that they break; empty when everything they say is published
 */
export function ungrounded(
	sentences: readonly CitedSentence[],
	context: GroundingContext,
): string[] {
	const own = ownNames(context);
	const coursesIn = courseNameReader(context.catalog);
	const prepared = preparer(context.catalog);
	let courses = new Set(context.courses);
	const rules = sentences.flatMap(({ text, passages }) => {
		const named = coursesIn(text);
		if (named.size > 0) courses = named;
		const evidence = passages
			.filter(({ course }) => course === undefined || courses.has(course))
			.map(prepared);
		const titles = context.catalog.filter(({ slug }) => named.has(slug)).map(({ title }) => title);
		return [
			...violationsOf(text, evidence, own),
			!isCovered(text, evidence, contentKeys(titles.join(" "))) && "not in the passages",
			!isOfEach(text, evidence, coursesIn) && "another course",
		].filter((rule) => rule !== false);
	});
	return [...new Set(rules)];
}

/** Prepares each passage once, however many sentences name it. */
function preparer(catalog: readonly Course[]): (passage: Passage) => Evidence {
	const prepared = new Map<Passage, Evidence>();
	return (passage) => {
		const evidence = prepared.get(passage) ?? evidenceOf(passage, catalog);
		prepared.set(passage, evidence);
		return evidence;
	};
}

/** Names that need no passage: those of the school, its town and its courses. */
function ownNames({ school, catalog }: GroundingContext): Set<string> {
	const { name, street, city, state } = school;
	const texts = [
		name,
		street,
		city,
		state,
		"New Jersey",
		"NJ",
		...catalog.flatMap((c) => [c.title, ...c.otherNames]),
	];
	return new Set(wordsOf(texts.join(" ")).flatMap((word) => [fold(word), keyOf(word)]));
}

function violationsOf(
	text: string,
	evidence: readonly Evidence[],
	own: ReadonlySet<string>,
): string[] {
	const words = new Set([...own, ...evidence.flatMap((passage) => [...passage.words])]);
	const statements = evidence.flatMap((passage) => passage.statements);
	return [
		!areExact(text, evidence) && "number or date",
		!areOpenDays(text, evidence) && "closed day",
		!namesIn(text).every((name) => standsIn(name, words)) && "name",
		![...workplacesIn(text)].every((key) => words.has(key)) && "place",
		claimsSomething(text) && contradicts(text, statements) && "turned around",
		...unpublishedClaims(text, evidence),
	].filter((rule) => rule !== false);
}

/** "It is normal to feel nervous. Come and see us." can turn nothing around. */
const claimsSomething = (text: string): boolean =>
	statementsIn(text).some(({ keys }) => [...keys].some((key) => !isCourtesy(key)));

/**
 * Whether a few passages hold most of what a sentence says; what it asks or does not know needs none.
 * @param titles words of the courses that it names, which say nothing of them
 */
function isCovered(
	text: string,
	evidence: readonly Evidence[],
	titles: ReadonlySet<string>,
): boolean {
	const said = statementsIn(text).filter(({ polarity }) => polarity !== "open");
	const keys = new Set(said.flatMap((statement) => [...statement.keys]));
	const content = [...keys].filter((key) => !isCourtesy(key) && !titles.has(key));
	let missing = new Set(content);
	for (let carriers = 0; carriers < CARRIERS && missing.size > 0; carriers++) {
		const rests = evidence.map((passage) => missing.difference(passage.keys));
		missing = rests.reduce((least, rest) => (rest.size < least.size ? rest : least), missing);
	}
	return content.length - missing.size >= content.length * COVERED;
}

const partsOf = (text: string): string[] => text.split(/[;.!?]\s|,\s|\s(?:and|y|but|pero)\s/);

/** A day that is published as closed is not invited to, and the other way round. */
function areOpenDays(text: string, evidence: readonly Evidence[]): boolean {
	const isClosed = ({ statements }: Evidence) =>
		statements.every(({ polarity }) => polarity === "denied");
	return statementsIn(text).every(({ text: clause, polarity }) =>
		partsOf(clause).every((part) => {
			const holding = evidence.filter(({ calendar }) =>
				calendarIn(part).some((day) => calendar.has(day)),
			);
			return (
				holding.length === 0 ||
				holding.some((passage) => isClosed(passage) === (polarity === "denied"))
			);
		}),
	);
}

/** Numbers, times and days of one part of a sentence stand together in one passage: Saturday does not get Monday's hours. */
function areExact(text: string, evidence: readonly Evidence[]): boolean {
	return partsOf(text).every((part) => {
		const quantities = quantitiesIn(part);
		const days = calendarIn(part);
		return (
			quantities.length + days.length === 0 ||
			evidence.some(
				(passage) =>
					days.every((day) => passage.calendar.has(day)) &&
					quantities.every((quantity) =>
						holdsQuantity(quantity, passage.quantities, passage.words),
					),
			)
		);
	});
}

/** Numbers and claims of a clause must be published of each course that it names. */
function isOfEach(
	text: string,
	evidence: readonly Evidence[],
	coursesIn: (text: string) => Set<string>,
): boolean {
	return statementsIn(text).every((clause) =>
		[...coursesIn(clause.text)].every((slug) => {
			const of = evidence.filter(({ course }) => course === undefined || course === slug);
			return areExact(clause.text, of) && unpublishedClaims(clause.text, of).length === 0;
		}),
	);
}
