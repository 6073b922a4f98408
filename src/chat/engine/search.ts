import MiniSearch from "minisearch";
import { stopWords } from "#chat/knowledge/stop-words.ts";
import { wordsOf } from "./normalize.ts";
import type { Course, FaqEntry } from "./types.ts";

export type Found =
	| { kind: "course"; slug: string; text: string; score: number }
	| { kind: "faq"; entry: FaqEntry; score: number };

/** A simple stem, so that "sterilizing" meets "sterilize" and "bills" meets "bill". */
export function stem(word: string): string {
	if (word.length < 5) return word.replace(/s$/, "");
	return word
		.replace(/(?:izing|ized|izes|ize)$/, "iz")
		.replace(/(?:ations?|ating|ates?|ings?|ies|ied|ed|es|s|e|y)$/, "");
}

/** Words that carry meaning: no function words, no words of asking. */
export const contentWords = (words: readonly string[]): string[] => [
	...new Set(words.filter((w) => w.length > 2 && !stopWords.has(w) && !/^\d+$/.test(w))),
];

/** Full-text search over the paragraphs of the courses and the questions that people ask. */
export class SearchIndex {
	#index = new MiniSearch<{ id: string; title: string; text: string }>({
		fields: ["title", "text"],
		idField: "id",
		tokenize: (text) => wordsOf(text).map(stem),
		processTerm: (term) => (term.length > 1 ? term : null),
		searchOptions: { boost: { title: 2 }, prefix: false, fuzzy: false, combineWith: "OR" },
	});
	#found = new Map<
		string,
		| Omit<Extract<Found, { kind: "course" }>, "score">
		| Omit<Extract<Found, { kind: "faq" }>, "score">
	>();
	#words = new Map<string, Set<string>>();

	constructor(courses: readonly Course[], faq: readonly FaqEntry[]) {
		for (const course of courses) {
			for (const [n, text] of [
				course.summary,
				...course.description.split(/\n\s*\n|\n(?=- )/),
			].entries()) {
				this.#add(`c:${course.slug}:${n}`, course.title, text, {
					kind: "course",
					slug: course.slug,
					text: text.trim(),
				});
			}
		}
		for (const entry of faq)
			this.#add(`f:${entry.id}`, entry.question, entry.answer, { kind: "faq", entry });
	}

	#add(
		id: string,
		title: string,
		text: string,
		found: { kind: "course"; slug: string; text: string } | { kind: "faq"; entry: FaqEntry },
	): void {
		if (!text.trim() || this.#found.has(id)) return;
		this.#index.add({ id, title, text: text.slice(0, 4_000) });
		this.#found.set(id, found);
		this.#words.set(id, new Set(wordsOf(`${title} ${text}`).map(stem)));
	}

	/** Passages that hold at least half of the content words, best first. */
	find(words: readonly string[], only?: (f: { kind: string; slug?: string }) => boolean): Found[] {
		const wanted = contentWords(words).map(stem);
		if (wanted.length === 0) return [];
		return this.#index
			.search(wanted.join(" "), { tokenize: (t) => t.split(" ") })
			.slice(0, 20)
			.flatMap((hit): Found[] => {
				const id = String(hit.id);
				const found = this.#found.get(id);
				const has = this.#words.get(id);
				if (!found || !has || (only && !only(found))) return [];
				const coverage = wanted.filter((w) => has.has(w)).length / wanted.length;
				const matched = Math.round(coverage * wanted.length);
				return coverage >= 0.5 && (wanted.length <= 2 ? coverage === 1 : matched >= 2)
					? [{ ...found, score: coverage + hit.score / 1_000 }]
					: [];
			})
			.sort((a, b) => b.score - a.score);
	}
}
