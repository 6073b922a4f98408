import { createHash } from "node:crypto";
import type { NotTaught } from "#chat/knowledge/not-taught.ts";
import {
	type ProgrammeNames,
	plainTitleWords,
	programmeNames,
} from "#chat/knowledge/programmes.ts";
import { wordsOf } from "./normalize.ts";
import { listed, type Phrase, PhraseBook, readPhrase } from "./phrases.ts";
import { SearchIndex } from "./search.ts";
import { Spelling, Vocabulary } from "./spelling.ts";
import { fieldVocabulary, notTaughtPhrases, tablePrefixes, tableWords } from "./tables.ts";
import type { Course, FaqEntry, Question } from "./types.ts";

/** A name in a message: of a live course (by name or by hint), or of a program that is not taught. */
export type Named = { slug: string; grade: "name" | "hint" } | { notTaught: NotTaught };

/** Everything that is learnt from the live catalog: names, spelling, search. */
export type Knowledge = {
	courses: ReadonlyMap<string, Course>;
	rows: ReadonlyMap<string, ProgrammeNames>;
	names: PhraseBook<Named>;
	spelling: Spelling;
	search: SearchIndex;
};

const safe = (words: string[]): string => words.join(" ");

/** The names that a title gives: whole, without brackets, what the brackets hold, without "certified" and "technician". */
function titleNames(course: Course): string[] {
	const names = new Set<string>();
	const add = (words: string[]) => {
		if (words.length > 0 && (words.length > 1 || !plainTitleWords.has(words[0] as string)))
			names.add(safe(words));
	};
	const whole = wordsOf(course.title);
	add(whole);
	add(wordsOf(course.title.replace(/\([^)]*\)/g, " ")));
	const [before = ""] = course.title.split(/\s(?:for|with|in|para|con)\s|[:,–]\s|\s-\s/i);
	const short = wordsOf(before.replace(/\([^)]*\)/g, " "));
	if (short.length > 1 && short.some((w) => !plainTitleWords.has(w))) add(short);
	for (const inner of course.title.match(/\(([^)]*)\)/g) ?? []) add(wordsOf(inner));
	add(wordsOf(course.slug.replaceAll("-", " ")));
	const telling = wordsOf(course.title.replace(/\([^)]*\)/g, " ")).filter(
		(w) => !/^(?:certified|technician|program|course|training|and|in|of|the|for)$/.test(w),
	);
	add(telling);
	if (telling.some((w) => !plainTitleWords.has(w)))
		add(telling.filter((w) => !plainTitleWords.has(w)));
	return [...names].map((n) => (/[a-z]{4}$/.test(n) ? `${n}*` : n));
}

/** Single words that stand in one title only ("dialysis"); they name that course when nothing longer does. */
function rareTitleWords(courses: readonly Course[]): Map<string, string> {
	const owner = new Map<string, string | null>();
	for (const course of courses) {
		for (const w of new Set(wordsOf(course.title))) {
			if (w.length >= 5 && !plainTitleWords.has(w)) owner.set(w, owner.has(w) ? null : course.slug);
		}
	}
	return new Map([...owner].filter((e): e is [string, string] => e[1] !== null));
}

function rowOf(course: Course, courses: readonly Course[]): ProgrammeNames | undefined {
	const bySlug = programmeNames.find((r) => r.slug === course.slug);
	if (bySlug) return bySlug;
	const title = wordsOf(course.title).join(" ");
	return programmeNames.find(
		(r) => r.titleWords.some((w) => title.includes(w)) && !courses.some((c) => c.slug === r.slug),
	);
}

function nameBook(
	courses: readonly Course[],
	rows: Map<string, ProgrammeNames>,
	aliases: Question["aliases"],
): PhraseBook<Named> {
	const phrases: Phrase<Named>[] = [];
	const taught = new Set(rows.values());
	for (const course of courses) {
		const row = rows.get(course.slug);
		const own = (Object.hasOwn(aliases, course.slug) ? (aliases[course.slug] ?? []) : [])
			.map((a) => safe(wordsOf(a)))
			.filter(Boolean);
		for (const n of [...titleNames(course), ...own, ...listed(row?.names)])
			phrases.push(readPhrase(n, { slug: course.slug, grade: "name" }));
		for (const h of listed(row?.hints))
			phrases.push(readPhrase(h, { slug: course.slug, grade: "hint" }));
	}
	for (const [word, slug] of rareTitleWords(courses))
		phrases.push(readPhrase(word, { slug, grade: "name" }));
	for (const p of notTaughtPhrases) phrases.push({ ...p, value: { notTaught: p.value } });
	for (const row of programmeNames) {
		if (taught.has(row)) continue;
		const value = { notTaught: { names: "", label: { en: row.en, es: row.es.name } } };
		for (const n of listed(row.names)) phrases.push(readPhrase(n, value));
	}
	return new PhraseBook(phrases);
}

function build(
	courses: readonly Course[],
	faq: readonly FaqEntry[],
	aliases: Question["aliases"],
): Knowledge {
	const rows = new Map<string, ProgrammeNames>();
	for (const course of courses) {
		const row = rowOf(course, courses);
		if (row && ![...rows.values()].includes(row)) rows.set(course.slug, row);
	}
	const names = nameBook(courses, rows, aliases);
	const live = new Vocabulary(
		[
			...courses.flatMap((c) => wordsOf(`${c.title} ${c.slug.replaceAll("-", " ")}`)),
			...names.words,
		].filter((w) => w.length > 3),
	);
	const texts = courses.flatMap((c) => wordsInText(`${c.summary} ${c.description}`));
	return {
		courses: new Map(courses.map((c) => [c.slug, c])),
		rows,
		names,
		spelling: new Spelling(
			[fieldVocabulary, live],
			[...tableWords, ...texts],
			[...tablePrefixes, ...names.prefixes],
		),
		search: new SearchIndex(courses, faq),
	};
}

const wordsInText = (text: string): string[] =>
	text.match(/\p{L}+/gu)?.map((w) => w.toLowerCase()) ?? [];

const cache = new Map<string, Knowledge>();
const KEPT = 8;

/**
 * The knowledge of a catalog. Kept by a hash of everything it is built from, so a changed catalog is effective at once on
 * every instance and the cache has no influence on an answer.
 */
export function knowledgeOf(question: Pick<Question, "catalog" | "faq" | "aliases">): Knowledge {
	const { catalog, faq, aliases } = question;
	const key = createHash("sha256")
		.update(
			JSON.stringify([
				catalog.map((c) => [c.slug, c.title, c.summary, c.description]),
				faq,
				aliases,
			]),
		)
		.digest("base64");
	const kept = cache.get(key);
	if (kept) return kept;
	const fresh = build(catalog, faq, aliases);
	if (cache.size >= KEPT) cache.delete(cache.keys().next().value as string);
	cache.set(key, fresh);
	return fresh;
}
