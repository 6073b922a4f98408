import { examples } from "#chat/knowledge/examples.ts";
import { wordsOf } from "./normalize.ts";
import { listed } from "./phrases.ts";
import { contentWords, stem } from "./search.ts";

type Vector = Map<string, number>;

/** Words and word pairs of a question, stemmed. */
function features(words: readonly string[]): string[] {
	const stems = words.map(stem);
	return [...stems, ...stems.slice(1).map((s, i) => `${stems[i]} ${s}`)];
}

const questions = Object.entries(examples).flatMap(([intent, texts]) =>
	listed(texts).map((text) => ({ intent, features: features(wordsOf(text)) })),
);
const seen = new Map<string, number>();
for (const q of questions) for (const f of new Set(q.features)) seen.set(f, (seen.get(f) ?? 0) + 1);

/** Rare words weigh more; a word that no example holds weighs as much as a rare one, so that foreign matter lowers the likeness. */
const weight = (feature: string): number =>
	Math.log((questions.length + 1) / ((seen.get(feature) ?? 0) + 1)) *
	(feature.includes(" ") ? 0.5 : 1);

function vector(of: readonly string[]): Vector {
	const v: Vector = new Map();
	for (const f of of) if (!f.includes(" ") || seen.has(f)) v.set(f, weight(f));
	const length = Math.hypot(...v.values()) || 1;
	for (const [f, w] of v) v.set(f, w / length);
	return v;
}

const vectors = questions.map((q) => ({ intent: q.intent, vector: vector(q.features) }));
const byFeature = new Map<string, { at: number; weight: number }[]>();
for (const [at, v] of vectors.entries()) {
	for (const [f, w] of v.vector) byFeature.set(f, [...(byFeature.get(f) ?? []), { at, weight: w }]);
}

/** The intent whose example question is most like this one, with its likeness (0 to 1), the distance to the next intent, and whether it holds matter that no example knows. */
export function mostAlike(
	words: readonly string[],
): { intent: string; score: number; margin: number; strange: boolean } | undefined {
	const scores = new Map<number, number>();
	for (const [f, w] of vector(features(words.slice(0, 40)))) {
		for (const e of byFeature.get(f) ?? [])
			scores.set(e.at, (scores.get(e.at) ?? 0) + w * e.weight);
	}
	const best = new Map<string, number>();
	for (const [at, score] of scores) {
		const intent = vectors[at]?.intent ?? "";
		best.set(intent, Math.max(best.get(intent) ?? 0, score));
	}
	const [first, second] = [...best].sort((a, b) => b[1] - a[1]);
	return (
		first && {
			intent: first[0],
			score: first[1],
			margin: first[1] - (second?.[1] ?? 0),
			strange: contentWords(words).some((w) => !seen.has(stem(w))),
		}
	);
}
