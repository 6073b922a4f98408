import { readFileSync } from "node:fs";
import { shareFor } from "#assistant/engine/asked.ts";
import { aspectsOf, aspectsWithout, readBy } from "#assistant/engine/aspects.ts";
import { cardOf } from "#assistant/engine/cards.ts";
import { ANSWERS, askedIn, isQuotable } from "#assistant/engine/evidence.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { type Feature, featuresOf, probabilityOf } from "#assistant/engine/ranker.ts";
import { WEIGHTS } from "#assistant/engine/ranker-weights.ts";
import { read } from "#assistant/engine/reading.ts";
import type { Passage } from "#assistant/knowledge/types.ts";
import { question } from "../chat/visitor.ts";
import { readOptions } from "../prove/parts/options.ts";

// How often the passage that the assistant finds likeliest answers a question about a course: as it is delivered, with labelled
// sentences and what people ask of them, and as if nobody had labelled it. Each of the nine courses is left out in turn: its
// questions are ranked with the weights that the others have taught.
//   --fit=1      prints the weights of `src/assistant/engine/ranker-weights.ts`, fitted to all questions
//   --show=N     prints N questions that are not answered right

/** A question, the course that it is asked about, and the passages that answer it; none where the page does not. */
type Pair = { text: string; course: string; answers: string[] };
type Features = Readonly<Record<Feature, number>>;
type Row = { passage: Passage; features: Features; isAnswer: boolean; isRight: boolean };
type Asked = Pair & { rows: Row[] };

const STEPS = 60;
const STEP = 1.5;
const SHRINK = 1e-4;
/** Few passages answer a question: each counts as much as several that do not. */
const ANSWER_WEIGHT = 4;

const options = readOptions({ fit: 0, show: 0 });
const knowledge = knowledgeOf(question(""));
const { index } = knowledge;
const pairs = readFileSync(new URL("../chat/pairs.jsonl", import.meta.url), "utf8")
	.split("\n")
	.filter(Boolean)
	.map((line) => JSON.parse(line) as Pair);
const courses = [...new Set(pairs.map(({ course }) => course))];
const features = Object.keys(WEIGHTS.asked) as Feature[];

/** Nobody has written what people ask of a new course. */
const unknown = () => undefined;

for (const kind of ["asked", "other"] as const) {
	const rows = new Map(courses.map((course) => [course, rowsOf(course, kind)]));
	console.log(kind === "asked" ? "As delivered:" : "As a new course:");
	report(rows);
	if (options.fit > 0) console.log(fitWeights([...rows.values()].flat()));
}

/** What a sentence answers, learnt without those of a course. */
function aspectsLeaving(course: string): typeof aspectsOf {
	const classifier = aspectsWithout(course);
	const known = new Map<Passage, ReturnType<typeof readBy>>();
	return (passage) => {
		const read = known.get(passage) ?? readBy(classifier, passage);
		known.set(passage, read);
		return read;
	};
}

/** The questions of a course, with what is known of each passage. */
function rowsOf(course: string, kind: keyof typeof WEIGHTS): Asked[] {
	const aspects = kind === "asked" ? aspectsOf : aspectsLeaving(course);
	const isInScope = (passage: Passage) => passage.course === course && isQuotable(passage);
	return pairs
		.filter((pair) => pair.course === course)
		.map((pair) => {
			const reading = read(pair.text, knowledge, undefined);
			const found = featuresOf(
				askedIn({ knowledge }, reading),
				index,
				isInScope,
				aspects,
				kind === "asked" ? shareFor : unknown,
			);
			const answersIt = ({ text }: Passage) => pair.answers.includes(text);
			const rows = found.map(({ candidate: { passage }, features }) => ({
				passage,
				features,
				isAnswer: answersIt(passage),
				isRight: cardOf(passage, index.passages).passages.some(answersIt),
			}));
			return { ...pair, rows };
		});
}

/** Logistic regression by gradient descent with a step per feature (AdaGrad). */
function fitWeights(questions: readonly Asked[]): Record<Feature, number> {
	const weights = Object.fromEntries(features.map((name) => [name, 0])) as Record<Feature, number>;
	const used = { ...weights };
	const rows = questions.flatMap(({ rows }) => rows);
	for (let step = 0; step < STEPS; step++) {
		const slope = Object.fromEntries(features.map((name) => [name, 0])) as typeof weights;
		let total = 0;
		for (const row of rows) {
			const weight = row.isAnswer ? ANSWER_WEIGHT : 1;
			const error = weight * (probabilityOf(row.features, weights) - Number(row.isAnswer));
			for (const name of features) slope[name] += error * row.features[name];
			total += weight;
		}
		for (const name of features) {
			const by = slope[name] / total + SHRINK * weights[name];
			used[name] += by * by;
			weights[name] -= (STEP * by) / Math.sqrt(used[name] || 1);
		}
	}
	for (const name of features) weights[name] = Math.round(weights[name] * 100) / 100;
	return weights;
}

function report(asked: ReadonlyMap<string, Asked[]>): void {
	const results = courses.flatMap((course) => {
		const weights = fitWeights(
			courses.filter((other) => other !== course).flatMap((c) => asked.get(c) ?? []),
		);
		return (asked.get(course) ?? []).map(({ text, answers, rows }) => {
			const scored = rows.map((row) => ({
				...row,
				probability: probabilityOf(row.features, weights),
			}));
			const byWords = rows.toSorted((a, b) => b.features.coverage - a.features.coverage)[0];
			const best = scored.toSorted((a, b) => b.probability - a.probability)[0];
			return { text, answers, best, byWords, isStated: answers.length > 0 };
		});
	});
	const stated = results.filter(({ isStated }) => isStated);
	const others = results.filter(({ isStated }) => !isStated);
	const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
	const right = stated.filter(({ best }) => best?.isRight);
	console.log(
		`${stated.length} questions that a page answers: right first ${share(right.length, stated.length)}`,
	);
	const words = stated.filter(({ byWords }) => byWords?.isRight);
	console.log(`by words alone ${share(words.length, stated.length)}`);
	for (const sill of [0.3, 0.4, ANSWERS, 0.6, 0.7, 0.8]) {
		const isSaid = ({ best }: (typeof results)[number]) => (best?.probability ?? 0) >= sill;
		const said = stated.filter(isSaid);
		const rightOfSaid = said.filter(({ best }) => best?.isRight);
		console.log(
			`from ${sill}: ${share(said.length, stated.length)} said, ${share(rightOfSaid.length, said.length)} of them right; ` +
				`of ${others.length} that no page answers ${share(others.filter(isSaid).length, others.length)} said`,
		);
	}
	const wrong = stated.filter(({ best }) => !best?.isRight);
	for (const { text, answers, best } of wrong.slice(0, options.show))
		console.log(
			`${text}\n   ${answers[0]}\n   ${best?.probability.toFixed(2)} ${best?.passage.text}`,
		);
}
