import type { Hit } from "#overview/search/contract.ts";
import { likeness, marked, nameWords } from "#overview/search/rank.ts";
import { significant, type TypedWord } from "#overview/search/typed.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { withAliases } from "#school/courses/aliases.server.ts";

/** How alike each word must be. */
const LEAST = 0.7;

interface FoundCourse {
	score: number;
	hit: Hit;
}

/** Finds courses by title and by the other names that visitors use, the best first. */
export async function findCourses(
	db: Queries,
	words: readonly TypedWord[],
): Promise<FoundCourse[]> {
	const stored = await db
		.selectFrom("courses")
		.select(["id", "title", "isActive"])
		.orderBy("position")
		.orderBy("id")
		.execute();
	const courses = await withAliases(db, stored);
	const found = courses.map(({ id, title, isActive, aliases }) => {
		const inTitle = rateTitle(words, title);
		const alias = Math.max(0, ...aliases.map((name) => rateTitle(words, name).score));
		return {
			score: Math.max(inTitle.score, alias),
			hit: {
				id: String(id),
				path: `/admin/courses/${id}`,
				title: inTitle.pieces,
				details: [],
				at: null,
				records: null,
				mark: isActive ? null : ("hidden" as const),
			},
		};
	});
	return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

/** Rates a title by its least matching word; 0 if one is missing. */
function rateTitle(words: readonly TypedWord[], title: string) {
	const places = nameWords(title);
	const scores = significant(words).map(({ text }) => {
		const likenesses = places.map((word) => ({ word, score: likeness(text, word.text) }));
		return likenesses.reduce((best, one) => (one.score > best.score ? one : best), {
			word: null as (typeof places)[number] | null,
			score: 0,
		});
	});
	const least = Math.min(...scores.map(({ score }) => score));
	const isFound = scores.length > 0 && least >= LEAST;
	const matched = new Set(scores.flatMap(({ word }) => (isFound && word ? [word] : [])));
	return { score: isFound ? least : 0, pieces: marked(title, [...matched]) };
}
