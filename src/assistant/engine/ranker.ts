import { askedFor, shareFor } from "#assistant/engine/asked.ts";
import { type Aspects, aspectsOf } from "#assistant/engine/aspects.ts";
import type { Guess } from "#assistant/engine/classifier.ts";
import { WEIGHTS } from "#assistant/engine/ranker-weights.ts";
import type { Match, PassageIndex } from "#assistant/engine/retrieval.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** A passage and how likely it is that it answers the question, 0 to 1. */
export type Ranked = Candidate & { probability: number };

/** What is asked: the words that are looked for, all words, and what they ask for. */
export type Asked = {
	query: readonly string[];
	words: readonly string[];
	guesses: readonly Guess[];
};

/** What is known of a question and a passage. */
export type Feature = keyof typeof WEIGHTS.asked;
const FEATURES = Object.keys(WEIGHTS.asked) as Feature[];

/** More words in common than this say no more. */
const TERMS = 3;
/** Shares below these are near to nothing, even if nothing is nearer. */
const FLOOR = { coverage: 0.2, aspect: 0.1, sum: 0.05, asked: 0.1 };
/** "Ask us if …" */
const POINTS = /^(?:Also |Then )?[Aa]sk\b/;
const ASKS_FIGURE =
	/\b(?:how (?:many|much|long|old|often|far)|cuant[oa]s?|percent|fee|average|promedio)\b/;
const FIGURE = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|several|few|every)\b/i;

/** A passage with what is known of it and a question. */
type Candidate = Match & {
	/** How much of what is asked for it answers by its aspects. */
	aspect: number;
	/**
	 * How much people who write such a message ask for it, rather than for another sentence of the scope or for none, 0 to 1;
	 * `undefined` where nobody has written what people ask of it.
	 */
	asked: number | undefined;
};

/** The share of what is asked for that a passage answers. */
function agreement(shares: ReadonlyMap<string, number>, aspects: Aspects): number {
	let sum = 0;
	for (const [aspect, value] of aspects) sum += value * (shares.get(aspect) ?? 0);
	return sum;
}

/** The largest value of the candidates, and at least `floor`. No spread: a catalog may have thousands of them. */
const most = (
	candidates: readonly Candidate[],
	value: "coverage" | "aspect",
	floor: number,
): number => candidates.reduce((largest, one) => Math.max(largest, one[value]), floor);

/** The features of every passage in a scope, in the order of the scope. */
export function featuresOf(
	{ query, words, guesses }: Asked,
	index: PassageIndex,
	isInScope: (passage: Passage) => boolean,
	aspects: (passage: Passage) => Aspects = aspectsOf,
	share: typeof shareFor = shareFor,
): { candidate: Candidate; features: Record<Feature, number> }[] {
	const shares = new Map(guesses.map(({ label, share }) => [label, share]));
	const found = new Map(index.search(query, isInScope).map((match) => [match.passage, match]));
	const scope = index.passages.filter(isInScope);
	const wanted = askedFor(words);
	const askedShares = scope.map((passage) => share(wanted, passage));
	const allAsked = askedShares.reduce<number>(
		(sum, share) => sum + (share ?? 0),
		FLOOR.asked + wanted.none,
	);
	const candidates = scope.map((passage, at): Candidate => {
		const asked = askedShares[at];
		return {
			...(found.get(passage) ?? { passage, coverage: 0, terms: 0 }),
			aspect: agreement(shares, aspects(passage)),
			asked: asked && asked / allAsked,
		};
	});
	const mostCovered = most(candidates, "coverage", FLOOR.coverage);
	const mostAsked = most(candidates, "aspect", FLOOR.aspect);
	const sums = new Map<string | undefined, number>();
	for (const { passage, aspect } of candidates)
		sums.set(passage.course, (sums.get(passage.course) ?? FLOOR.sum) + aspect);
	const clear = guesses[0]?.share ?? 0;
	const asksFigure = ASKS_FIGURE.test(words.join(" "));
	return candidates.map((candidate) => {
		const { passage, coverage, aspect, terms, asked } = candidate;
		const alone = aspect / (sums.get(passage.course) ?? FLOOR.sum);
		return {
			candidate,
			features: {
				always: 1,
				coverage,
				terms: Math.min(TERMS, terms) / TERMS,
				pointer: Number(POINTS.test(passage.text)),
				item: Number(passage.heading !== undefined),
				nearestWords: coverage / mostCovered,
				aspect,
				nearestAspect: aspect / mostAsked,
				clear,
				noFigure: Number(asksFigure && !FIGURE.test(passage.text)),
				alone,
				aloneAndClear: alone * clear,
				nearestAspectAndClear: (aspect / mostAsked) * clear,
				coveredAlone: coverage * alone,
				summary: Number(passage.block === 0),
				asked: asked ?? 0,
				unasked: asked === undefined ? 0 : wanted.none,
			},
		};
	});
}

/** The weights for a passage: those of delivered sentences lean on what people ask of them. */
const weightsFor = ({ asked }: Pick<Candidate, "asked">) =>
	asked === undefined ? WEIGHTS.other : WEIGHTS.asked;

/** The probability that a passage with these features answers the question (logistic regression). */
export function probabilityOf(
	features: Readonly<Record<Feature, number>>,
	weights: Readonly<Record<Feature, number>>,
): number {
	let sum = 0;
	for (const feature of FEATURES) sum += features[feature] * weights[feature];
	return 1 / (1 + Math.exp(-sum));
}

/** The passages in a scope by how likely they answer a question, likeliest first. */
export const ranked = (
	asked: Asked,
	index: PassageIndex,
	isInScope: (passage: Passage) => boolean,
): Ranked[] =>
	featuresOf(asked, index, isInScope)
		.map(({ candidate, features }) => ({
			...candidate,
			probability: probabilityOf(features, weightsFor(candidate)),
		}))
		.sort((a, b) => b.probability - a.probability);
