import { wordsOf } from "#assistant/engine/normalize.ts";
import type { SpanishOf } from "#assistant/engine/spanish-slices.ts";
import { stopWords, weakWords } from "#assistant/engine/stop-words.ts";
import { SYNONYM, type Term, termsOf } from "#assistant/engine/synonyms.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** A passage that speaks of what was asked. */
export type Match = {
	passage: Passage;
	/** Share of the question's content that the passage holds, 0 to 1. */
	coverage: number;
	/** How many of the question's terms it holds. */
	terms: number;
};

/** The entries that hold a stem or a group of synonyms, each with how strongly. */
type Postings<Key> = Map<Key, Map<number, number>>;

/** A term in a heading says less than one in the sentence itself, */
const HEADING = 0.6;
/** and so does one in the sentence that "It …" or "Ask us …" goes on from. */
const BEFORE = 0.6;
/** Sentences that one goes on from at most; what stands further before it would say next to nothing. */
const REACH = 6;
/** The words of a phrase, each for itself, say less than the phrase. */
const PARTS = 0.7;
/** A sentence that says it in several words ("hospitals, clinics and labs") says it more. */
const AGAIN = 0.08;
/** A word that nothing in the scope holds ("lockers") weighs like a fairly rare one, and no passage can hold it. */
const UNKNOWN = 0.6;
/** "work", "learn" and "first" decide between passages that are equal otherwise. */
const WEAK = 0.3;
/** A question with less content than this is covered by nothing. */
const ENOUGH = 2.5;

const GOES_ON =
	/^(?:It|They|These|This|That|Those|The two|Others?|Some|You also|Each|Ask|Also|Then ask)\b|\bthese\b/;

/** Whether a passage can only be understood after the one before it. */
const goesOn = (passage: Passage | undefined, before: Passage | undefined): boolean =>
	passage?.course !== undefined &&
	passage.topic === undefined &&
	passage.course === before?.course &&
	GOES_ON.test(passage.text);

/** The terms of the texts that were published when the last index was built. */
let termsBefore: ReadonlyMap<string, readonly Term[]> = new Map();

/** How much of a question each passage holds, rare words more, with synonyms of two languages. Built once for a catalog. */
export class PassageIndex {
	readonly passages: readonly Passage[];
	#stems: Postings<string> = new Map();
	#groups: Postings<number> = new Map();
	readonly #held = new Map<string, ReadonlyMap<number, number>>();

	constructor(passages: readonly Passage[], spanishOf: SpanishOf) {
		this.passages = passages;
		const known = new Map<string, readonly Term[]>();
		const termsOfText = (text: string): readonly Term[] => {
			const own = known.get(text) ?? termsBefore.get(text) ?? termsOf(wordsOf(text));
			known.set(text, own);
			return own;
		};
		const terms = passages.map(({ text }) => termsOfText(text));
		for (const [at, own] of terms.entries()) {
			this.#add(at, own, 1);
			this.#add(at, termsOfText(passages[at]?.heading ?? ""), HEADING);
			this.#add(at, termsOfText(spanishOf(passages[at]?.text ?? "") ?? ""), 1);
			for (let back = 1; back <= REACH; back++) {
				if (!goesOn(passages[at - back + 1], passages[at - back])) break;
				this.#add(at, terms[at - back] ?? [], BEFORE ** back);
			}
		}
		termsBefore = known;
	}

	#add(at: number, terms: readonly Term[], strength: number): void {
		for (const { stem, groups, parts } of terms) {
			if (stopWords.has(stem)) continue;
			put(this.#stems, stem, at, strength);
			for (const group of groups) put(this.#groups, group, at, strength);
			this.#add(at, parts, strength);
		}
	}

	/** The passages that hold a stem, also in their heading or in what they go on from. */
	withStem(stem: string): Set<Passage> {
		return new Set(
			[...(this.#stems.get(stem)?.keys() ?? [])].map((at) => this.passages[at] as Passage),
		);
	}

	/** The passages (by their place) that hold a term, each with how strongly: fully, as a synonym, or as the words of a phrase. */
	holding(term: Term): ReadonlyMap<number, number> {
		const found = this.#held.get(term.stem) ?? this.#holding(term);
		// Most words are asked for in every course. What none holds is endless.
		if (found.size > 0) this.#held.set(term.stem, found);
		return found;
	}

	#holding({ stem, groups, parts }: Term): Map<number, number> {
		const found = new Map(this.#stems.get(stem));
		for (const group of groups)
			for (const [at, strength] of this.#groups.get(group) ?? [])
				raise(found, at, SYNONYM * strength);
		const content = parts.filter((part) => !stopWords.has(part.stem));
		const each = content.map((part) => this.holding(part));
		for (const at of each[0]?.keys() ?? []) {
			const sum = each.reduce((total, part) => total + (part.get(at) ?? 0), 0);
			if (each.every((part) => part.has(at))) raise(found, at, (PARTS * sum) / each.length);
		}
		return found;
	}

	/**
	 * Passages that hold something of the question.
	 * @param words the question without names of courses; @param isInScope which passages may answer it
	 */
	search(words: readonly string[], isInScope: (passage: Passage) => boolean): Match[] {
		const scope = new Set(this.passages.flatMap((passage, at) => (isInScope(passage) ? [at] : [])));
		const held = new Map<number, { weight: number; terms: number }>();
		let whole = 0;
		for (const term of distinct(termsOf(words))) {
			const holding = [...this.holding(term)].filter(([at]) => scope.has(at));
			const rarity = Math.log(1 + (scope.size - holding.length + 0.5) / (holding.length + 0.5));
			const share = (holding.length === 0 ? UNKNOWN : 1) * (weakWords.has(term.stem) ? WEAK : 1);
			const weight = rarity * share;
			whole += weight;
			for (const [at, strength] of holding) {
				const before = held.get(at) ?? { weight: 0, terms: 0 };
				held.set(at, { weight: before.weight + strength * weight, terms: before.terms + 1 });
			}
		}
		return [...held].map(([at, { weight, terms }]) => ({
			passage: this.passages[at] as Passage,
			coverage: Math.min(1, weight / Math.max(ENOUGH, whole)),
			terms,
		}));
	}
}

/** The question's terms of content, each once. */
const distinct = (terms: readonly Term[]): Term[] =>
	terms.filter(
		({ stem }, i) =>
			stem.length > 1 &&
			!stopWords.has(stem) &&
			terms.findIndex((other) => other.stem === stem) === i,
	);

const raise = (strengths: Map<number, number>, at: number, strength: number): void => {
	if (strength > (strengths.get(at) ?? 0)) strengths.set(at, strength);
};

function put<Key>(postings: Postings<Key>, key: Key, at: number, strength: number): void {
	const strengths = postings.get(key) ?? new Map<number, number>();
	const known = strengths.get(at);
	strengths.set(at, known ? Math.max(known, strength) + AGAIN : strength);
	postings.set(key, strengths);
}
