import { wordsOf } from "#assistant/engine/normalize.ts";
import { once } from "#assistant/engine/once.ts";
import { listed, type Phrase, PhraseBook, readPhrase } from "#assistant/engine/phrases.ts";
import { type NotOffered, notOffered } from "#assistant/knowledge/not-offered.ts";
import { type ProgramNames, programNames } from "#assistant/knowledge/program-names.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** What a name in a message means: a live course, perhaps by one of its exams or cards, or a program that is not offered. */
export type Named =
	| { slug: string; isExam?: true }
	| { notOffered: NotOffered }
	/** Where people work: its words name no program. */
	| { isWorkplace: true };

/** Words of titles that tell no course from another. */
const PLAIN =
	/^(?:a|an|and|the|of|in|for|to|with|or|first|second|third|technicians?|tech|certified|certification|certificate|programs?|courses?|class(?:es)?|training|basics?|advanced|introduction|intro|professional|specialist|assistants?|aides?|level|school|workshop|clinical|medical|health|healthcare|care|patients?|home|service|skills|nursing|living)$/;

const isTelling = (words: readonly string[]): boolean => words.some((word) => !PLAIN.test(word));

/** The names that a title gives: whole, without brackets, what the brackets hold, and its telling words. */
function titleNames({ title, slug }: Course): string[] {
	const withoutBrackets = title.replace(/\([^()]*\)/g, " ");
	const whole = wordsOf(withoutBrackets);
	const inBrackets = [...title.matchAll(/\(([^()]*)\)/g)].map(([, inner = ""]) => wordsOf(inner));
	const core = whole.filter(
		(word) => !/^(?:certified|technician|program|course|training|class)$/.test(word),
	);
	const telling = whole.filter((word) => !PLAIN.test(word));
	const names = [
		wordsOf(title),
		whole,
		wordsOf(slug.replaceAll("-", " ")),
		core,
		telling,
		...inBrackets,
	];
	return names
		.filter((words) => words.length > 0 && (words.length > 1 || isTelling(words)))
		.map((words) => words.join(" "))
		.map((name) => (/[a-z]{4}$/.test(name) ? `${name}*` : name));
}

const titleHolds = (course: Course, words: string): boolean =>
	wordsOf(course.title).join(" ").includes(words);

/** The usual names of a course, by its title. */
export const usualNames = (course: Course): ProgramNames | undefined =>
	programNames.find((row) => row.titleWords.some((words) => titleHolds(course, words)));

/** Live courses whose titles hold one of the words. */
export const coursesTitled = (catalog: readonly Course[], words: readonly string[]): Course[] =>
	words.flatMap((word) => catalog.filter((course) => titleHolds(course, word)).slice(0, 1));

/** Single words that stand in one title only ("dialysis"). */
function rareTitleWords(catalog: readonly Course[]): [string, string][] {
	const owners = new Map<string, Set<string>>();
	for (const { slug, title } of catalog)
		for (const word of wordsOf(title))
			if (word.length >= 5 && !PLAIN.test(word))
				owners.set(word, (owners.get(word) ?? new Set()).add(slug));
	return [...owners].flatMap(([word, slugs]) =>
		slugs.size === 1 ? [[word, [...slugs][0] as string] as [string, string]] : [],
	);
}

/** Programs that a school may not offer, each with what it is called. */
const missing = notOffered.map((row) => {
	const names = listed(row.names);
	return { row, names, book: new PhraseBook(names.map((name) => readPhrase(name, true))) };
});

/** All names that can stand in a message, for a catalog. What it is given does not change. */
export const nameBookOf = once((catalog: readonly Course[]): PhraseBook<Named> => {
	const phrases: Phrase<Named>[] = [];
	const offered = new Set<ProgramNames>();
	for (const course of catalog) {
		const row = usualNames(course);
		// Two courses of one kind are told apart by their titles alone.
		const usual = row && !offered.has(row) ? listed(row.names) : [];
		if (row) offered.add(row);
		const other = course.otherNames.map((name) => wordsOf(name).join(" ")).filter(Boolean);
		for (const name of new Set([...titleNames(course), ...other, ...usual]))
			phrases.push(readPhrase(name, { slug: course.slug }));
		for (const name of usual.length > 0 ? listed(row?.exams) : [])
			phrases.push(readPhrase(name, { slug: course.slug, isExam: true }));
	}
	for (const [word, slug] of rareTitleWords(catalog)) phrases.push(readPhrase(word, { slug }));
	const titles = catalog.map(({ slug, title }) => ({
		slug,
		telling: wordsOf(title).filter((word) => !PLAIN.test(word)),
	}));
	for (const { row, names, book } of missing) {
		// A live course teaches it where one of its names is in the telling words of the title.
		const slug = titles.find(({ telling }) => book.find(telling).length > 0)?.slug;
		for (const name of names)
			phrases.push(readPhrase(name, slug === undefined ? { notOffered: row } : { slug }));
	}
	for (const row of programNames.filter((row) => !offered.has(row))) {
		const own: NotOffered = { names: row.names, label: row.label };
		for (const name of [...listed(row.names), ...listed(row.exams)])
			phrases.push(readPhrase(name, { notOffered: own }));
	}
	phrases.push(readPhrase("nursing home|homes|facility|facilities", { isWorkplace: true }));
	return new PhraseBook(phrases);
});

/** The courses and other programs that words name: longest match first, no word twice. */
export type Mentions = {
	courses: string[];
	/** Those of the courses that only an exam or a card names ("BLS"). */
	byExam: string[];
	notOffered: NotOffered[];
	/** Places of the words that belong to a name; the slug, or "" for a program that is not offered. */
	places: Map<number, string>;
};

/** Finds the programs that words name, in their order. */
export function mentionsIn(words: readonly string[], book: PhraseBook<Named>): Mentions {
	const isLive = (value: Named): value is Extract<Named, { slug: string }> => "slug" in value;
	const hits = book
		.find([...words])
		.sort(
			(a, b) =>
				b.places.length - a.places.length ||
				Number(isLive(b.value)) - Number(isLive(a.value)) ||
				(a.places[0] ?? 0) - (b.places[0] ?? 0),
		);
	const taken = new Set<number>();
	const places = new Map<number, string>();
	const named: { at: number; value: Exclude<Named, { isWorkplace: true }> }[] = [];
	for (const { value, places: at } of hits) {
		if (at.some((place) => taken.has(place))) continue;
		for (const place of at) taken.add(place);
		if ("isWorkplace" in value) continue;
		for (const place of at) places.set(place, isLive(value) ? value.slug : "");
		named.push({ at: at[0] ?? 0, value });
	}
	named.sort((a, b) => a.at - b.at);
	const live = named.flatMap(({ value }) => (isLive(value) ? [value] : []));
	const courses = [...new Set(live.map(({ slug }) => slug))];
	return {
		courses,
		byExam: courses.filter((own) => live.every(({ slug, isExam }) => slug !== own || isExam)),
		notOffered: [
			...new Set(named.flatMap(({ value }) => (isLive(value) ? [] : [value.notOffered]))),
		],
		places,
	};
}
