import type { Course } from "#assistant/knowledge/types.ts";
import { fold, keyOf, wordsOf } from "./words.ts";

const keysOf = (text: string): string[] => wordsOf(text).map(keyOf);

/** Neighboring words of a title: "nursing assistant". Brackets and "and" do not part them. */
function pairsOf(title: string): string[] {
	const keys = keysOf(title.replace(/\([^()]*\)|\band\b|&/g, " "));
	return keys.slice(1).map((key, place) => `${keys[place]} ${key}`);
}

const joined = (words: readonly string[]): string => ` ${words.map(fold).join(" ")} `;

/** What a course is called: its acronyms and other names, and whatever of its title no other course uses. */
interface Names {
	slug: string;
	exact: string[];
	pairs: string[];
	words: string[];
}

/** What courses are called; of their titles only what stands in no other course's texts. */
function namesOf(catalog: readonly Course[]): Names[] {
	const read = catalog.map(({ title, summary, description }) => ({
		pairs: new Set(pairsOf(title)),
		words: new Set(keysOf(`${title} ${summary} ${description}`)),
	}));
	return catalog.map(({ slug, title, otherNames }, place) => {
		const others = read.filter((_, other) => other !== place);
		const acronyms = wordsOf(title).filter((word) => /^\p{Lu}{2,}$/u.test(word));
		return {
			slug,
			exact: [...acronyms, ...otherNames]
				.filter((name) => /\p{L}/u.test(name))
				.map((name) => joined(wordsOf(name))),
			pairs: pairsOf(title).filter((pair) => others.every(({ pairs }) => !pairs.has(pair))),
			words: keysOf(title).filter((key) => others.every(({ words }) => !words.has(key))),
		};
	});
}

/** A reader of course names for a catalog: the slugs of the courses that a text names, by path or by what they are called. */
export function courseNameReader(catalog: readonly Course[]): (text: string) => Set<string> {
	const all = namesOf(catalog);
	return (text) => {
		const keys = keysOf(text);
		const pairs = new Set(keys.slice(1).map((key, place) => `${keys[place]} ${key}`));
		const folded = joined(wordsOf(text));
		const named = all.filter(
			(names) =>
				new RegExp(`/courses/${names.slug}(?![\\w-])`).test(text) ||
				names.exact.some((name) => folded.includes(name)) ||
				names.pairs.some((pair) => pairs.has(pair)) ||
				names.words.some((word) => keys.includes(word)),
		);
		return new Set(named.map(({ slug }) => slug));
	};
}
