import type { Hit } from "./phrases.ts";
import { type IntentWeight, intentBook, kinds } from "./tables.ts";

/** How strongly a message speaks for an intent, and where it does. */
export type Score = { intent: string; score: number; at: number; places: Set<number> };

const COURSE =
	/^(?:class(?:es)?|courses?|programs?|trainings?|lessons?|clases?|cursos?|programas?)$/;

/**
 * A phrase about programs ("what courses do you have") never hides a fact or a topic that stands inside it, unless it speaks of
 * the work itself ("do all day", "where do they get hired").
 */
const mayHide = (longer: string, shorter: string): boolean =>
	kinds.get(longer) !== "programme" ||
	/^(?:work|job_after)$/.test(longer) ||
	!/fact|topic/.test(kinds.get(shorter) ?? "");

/** A hit inside a longer hit of another intent says nothing of its own ("how much" in "how much time"). */
function standing(hits: Hit<IntentWeight>[]): Hit<IntentWeight>[] {
	return hits.filter(
		(a) =>
			!hits.some(
				(b) =>
					b.value.intent !== a.value.intent &&
					b.places.length > a.places.length &&
					b.value.weight >= a.value.weight &&
					mayHide(b.value.intent, a.value.intent) &&
					a.places.every((p) => b.places.includes(p)),
			),
	);
}

/** Scores all intents: independent phrases add up, none can exceed 1. Strongest first, then the earlier one. */
export function scoreIntents(words: string[], ignored: ReadonlyMap<number, string>): Score[] {
	// "Medical Spanish class" names a course: neither its words nor "class" speak for the language of classes.
	const named = (p: number) => ignored.has(p);
	const hits = intentBook
		.find(words)
		.filter(
			({ places }) =>
				!places.some(named) || !places.every((p) => named(p) || COURSE.test(words[p] ?? "")),
		);
	const scores = new Map<string, Score & { seen: Set<string> }>();
	for (const hit of standing(hits)) {
		const { intent, weight } = hit.value;
		const row = scores.get(intent) ?? {
			intent,
			score: 0,
			at: hit.places[0] ?? 0,
			places: new Set<number>(),
			seen: new Set<string>(),
		};
		scores.set(intent, row);
		if (row.seen.has(hit.source)) continue;
		row.seen.add(hit.source);
		row.score = 1 - (1 - row.score) * (1 - weight);
		row.at = Math.min(row.at, hit.places[0] ?? 0);
		for (const p of hit.places) row.places.add(p);
	}
	return [...scores.values()]
		.map(({ intent, score, at, places }) => ({ intent, score, at, places }))
		.sort((a, b) => b.score - a.score || a.at - b.at);
}
