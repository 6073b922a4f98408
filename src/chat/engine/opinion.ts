import { setTimeout } from "node:timers/promises";
import { askedFacts } from "#chat/knowledge/asked-facts.ts";
import { askedProgrammes } from "#chat/knowledge/asked-programmes.ts";
import { askedTalk } from "#chat/knowledge/asked-talk.ts";
import { askedTopics } from "#chat/knowledge/asked-topics.ts";
import { examples } from "#chat/knowledge/examples.ts";
import { factExamples } from "#chat/knowledge/examples-facts.ts";
import { talkExamples } from "#chat/knowledge/examples-talk.ts";
import { programmeNames } from "#chat/knowledge/programmes.ts";
import { Classifier, type Guess, type Sample } from "./classifier.ts";
import { wordsOf } from "./normalize.ts";
import { listed, PhraseBook, readPhrase } from "./phrases.ts";
import { notTaughtPhrases, taughtToMachine } from "./tables.ts";

const PROGRAMME = "«programme»";
const NOT_TAUGHT = "«other programme»";

/** The words with names of programs and numbers made alike: "how much is CNA" and "how much is EKG" are one question. */
export function masked(words: readonly string[], places: ReadonlyMap<number, string>): string[] {
	const result: string[] = [];
	for (const [i, word] of words.entries()) {
		const slug = places.get(i);
		const token =
			slug === undefined
				? word.replace(/^\d{1,2}$/, "«number»").replace(/^\d{3,}$/, "«large number»")
				: slug
					? PROGRAMME
					: NOT_TAUGHT;
		if (slug === undefined || result.at(-1) !== token) result.push(token);
	}
	return result;
}

const nameBook = new PhraseBook<string>([
	...programmeNames.flatMap((row) => listed(row.names).map((n) => readPhrase(n, row.slug))),
	...notTaughtPhrases.map((p) => ({ ...p, value: "" })),
]);

function maskExample(text: string): string[] {
	const words = wordsOf(text);
	const places = new Map<number, string>();
	for (const hit of nameBook.find(words).sort((a, b) => b.places.length - a.places.length))
		if (!hit.places.some((p) => places.has(p)))
			for (const p of hit.places) places.set(p, hit.value);
	return masked(words, places);
}

/** A phrase of the tables as short questions: each of its alternatives once. */
function* spelledOut(phrase: string): Generator<string[]> {
	const parts = phrase.split(/\s+/).filter((p) => p && !/^[_^$]$/.test(p));
	const most = Math.min(12, Math.max(...parts.map((p) => p.split("|").length)));
	for (let n = 0; n < most; n++) {
		const words = parts.flatMap((part) => {
			const optional = part.startsWith("[");
			const options = part.replace(/^\[|\]$/g, "").split("|");
			return optional && n % 2 === 1
				? []
				: [(options[n % options.length] ?? "").replace(/\*$/, "")];
		});
		if (words.length > 0) yield words;
	}
}

const questions = [
	examples,
	factExamples,
	talkExamples,
	askedFacts,
	askedProgrammes,
	askedTalk,
	askedTopics,
];

/** Everything the tables know about how people ask: whole questions, and the phrases spelled out. */
function* samples(): Generator<Sample> {
	for (const table of questions)
		for (const [label, texts] of Object.entries(table))
			for (const text of listed(texts)) yield { words: maskExample(text), label };
	for (const { id, phrases } of taughtToMachine)
		for (const phrase of listed(phrases))
			for (const words of spelledOut(phrase)) yield { words, label: id };
}

let learning: Generator<void, Classifier> | undefined;
let trained: Classifier | undefined;

/** Learns for about `milliseconds`. @returns whether there is nothing left to learn */
function learn(milliseconds: number): boolean {
	if (trained) return true;
	learning ??= Classifier.learning(samples());
	const end = performance.now() + milliseconds;
	do {
		const { done, value } = learning.next();
		if (done) trained = value;
	} while (!trained && performance.now() < end);
	return trained !== undefined;
}

/** The trained classifier. Who asks before it has been prepared waits for what is left. */
function classifier(): Classifier {
	while (!trained) learn(1_000);
	return trained;
}

/** Milliseconds of learning at a time, and between: whoever calls meanwhile waits a moment at most. */
const SLICE = 4;
const PAUSE = 12;

/**
 * Prepares the second opinion bit by bit while the process has other things to do, so that the first question costs what the
 * others cost. It keeps no process alive.
 */
export async function prepareOpinion(): Promise<void> {
	while (!learn(SLICE)) await setTimeout(PAUSE, undefined, { ref: false });
}

/** How likely each intent is, by likeness to all known questions. */
export type Opinion = {
	whole: Guess[];
	/** The share of an intent, in the message or in one of its clauses. */
	shareOf: (intent: string) => number;
	/** The share of an intent in the clause that holds these words. */
	shareAt: (intent: string, places: ReadonlySet<number>) => number;
	/** Whether the message goes on from the one before ("and on Sunday?"), so that its words alone mislead. */
	continues: boolean;
	/** Number of words that the opinion rests on. */
	size: number;
	/** Words of the message that no known question holds. */
	strange: string[];
};

const BREAK = /^(?:and|also|plus|y|e|ademas|tambien|but|pero)$/;
const QUESTION = /^(?:how|when|where|who|cuanto|cuando|donde|quien|como)$/;

/** Where the clauses of a message begin: at its sentences, at "and" and at a word that asks. */
function clausesOf(words: readonly string[], sentences: readonly number[]): [number, number][] {
	const starts = [
		...new Set([
			0,
			...sentences,
			...words.flatMap((w, i) => (BREAK.test(w) ? [i + 1] : QUESTION.test(w) ? [i] : [])),
		]),
	].sort((a, b) => a - b);
	return starts.map((from, n): [number, number] => [from, starts[n + 1] ?? words.length]);
}

/** The second opinion on a message, beside the weighted phrases. Pure. */
export function opinionOn(
	words: readonly string[],
	places: ReadonlyMap<number, string>,
	sentences: readonly number[],
): Opinion {
	const text = masked(words, places);
	const whole = classifier().guess(text);
	const all = clausesOf(words, sentences);
	const clauses = (all.length > 1 ? all : []).slice(0, 6).flatMap(([from, to]) => {
		const part = masked(
			words.slice(from, to),
			new Map([...places].flatMap(([p, s]) => (p >= from && p < to ? [[p - from, s]] : []))),
		);
		return part.length >= 2
			? [
					{
						from,
						to,
						shares: new Map(
							classifier()
								.guess(part)
								.map((g) => [g.label, g.share]),
						),
					},
				]
			: [];
	});
	const shares = new Map(whole.map((g) => [g.label, g.share]));
	return {
		whole,
		continues: /^(?:and|y|e|or|o|what about|how about|que tal) /.test(words.join(" ")),
		size: text.length,
		strange: text.filter((w) => !classifier().knows(w) && !w.startsWith("«")),
		shareOf: (intent) =>
			Math.max(shares.get(intent) ?? 0, ...clauses.map((c) => c.shares.get(intent) ?? 0)),
		shareAt: (intent, at) =>
			Math.max(
				shares.get(intent) ?? 0,
				...clauses
					.filter((c) => [...at].some((p) => p >= c.from && p < c.to))
					.map((c) => c.shares.get(intent) ?? 0),
			),
	};
}
