import { refusalsIn } from "#assistant/engine/aversion.ts";
import { stopWords, weakWords } from "#assistant/engine/stop-words.ts";
import { isInSynonyms, type Term, termsOf } from "#assistant/engine/synonyms.ts";
import { linesOf } from "#assistant/engine/training-data.ts";
import { stem } from "#platform/text/stem.ts";

type Phrase = readonly string[];

/**
 * Something that people want or refuse in a job: how they say it, say its opposite, what keeps somebody from it ("my back"),
 * and how a course text says it.
 */
export type Trait = {
	said: readonly Phrase[];
	opposite: readonly Phrase[];
	hindering: readonly Phrase[];
	inTexts: readonly Phrase[];
};

const phrase = (words: string): Phrase => words.split("_").map(stem);

const traits: readonly Trait[] = linesOf("wishes.txt").map((line) => {
	const [everyday = "", texts = ""] = line.split("=");
	const spoken = everyday.trim().split(/\s+/);
	const marked = (mark: string) =>
		spoken.filter((words) => words.startsWith(mark)).map((words) => phrase(words.slice(1)));
	return {
		said: spoken.filter((words) => !/^[!~]/.test(words)).map(phrase),
		opposite: marked("!"),
		hindering: marked("~"),
		inTexts: texts.trim().split(/\s+/).map(phrase),
	};
});

/** What a visitor wants and refuses: what the table knows, words of content beside it, and all words of either kind. */
export type Wishes = {
	liked: Set<Trait>;
	avoided: Set<Trait>;
	words: Term[];
	said: string[];
	refused: string[];
};

/** "I don't know" refuses nothing. */
const UNSURE =
	/\b(?:i )?(?:dont know|not sure|no se|no estoy segur[oa])\b(?: (?:what|which|que|cual))?/g;
const ALL_BUT = /\b(?:everything|anything|all|todo|cualquier cosa) (?:but|menos|except)\b/g;
/** Words of a wish that say nothing of the work itself. */
const IDLE =
	/^(?:love|loves|enjoy|prefer|hate|pick|choose|fit|suit|idea|interested|interest|career|field|looking|look|find|change|new|rather|recommend|recomienda|recomiendas|gusta|gustan|gustaria|encanta|prefiero|busco|healthcare|health|salud|medical|start|really|back|bad|close|hours|everything|anything|opposite|like|likes|someone|somebody|suggest|suggestion|feel|out|first|primero|then|entonces|difference|different|between|diferencia|entre|versus|vs|compare|thinking|type|okay|mejor|bueno|tipo|fan|big|super|etc)$/;

/** Places at which a phrase stands. */
export function placesOf(wanted: Phrase, stems: readonly string[]): number[] {
	return stems.flatMap((_, at) => (wanted.every((word, i) => stems[at + i] === word) ? [at] : []));
}

/** How a phrase names a trait. */
type Way = Exclude<keyof Trait, "inTexts">;

/** What a word may begin: the phrases of the table by their first stem. */
const spoken = new Map<string, { trait: Trait; words: Phrase; is: Way }[]>();
for (const trait of traits)
	for (const is of ["said", "opposite", "hindering"] as const)
		for (const words of trait[is]) {
			const [first = ""] = words;
			spoken.set(first, [...(spoken.get(first) ?? []), { trait, words, is }]);
		}

/** The traits that words name, longest phrase first, no word twice. */
function traitsIn(
	stems: readonly string[],
): { trait: Trait; at: number; length: number; is: Way }[] {
	const hits = stems.flatMap((first, at) =>
		(spoken.get(first) ?? [])
			.filter(({ words }) => words.every((word, i) => stems[at + i] === word))
			.map(({ trait, words, is }) => ({ trait, at, is, length: words.length })),
	);
	return hits.filter(
		({ at, length }) =>
			!hits.some(
				(other) =>
					other.length > length && other.at <= at && at + length <= other.at + other.length,
			),
	);
}

/** Whether words speak of a kind of work and of nothing else. */
export function isDescription(words: readonly string[]): boolean {
	const stems = words.map(stem);
	const named = new Set(
		traitsIn(stems).flatMap(({ at, length }) => stems.slice(at, at + length).map((_, i) => at + i)),
	);
	return named.size > 0 && stems.every((word, at) => named.has(at) || stopWords.has(word));
}

/** "… or needles", "y agujas": an item of the list that the clause before it began. */
const LISTING =
	/^(?:or|and|nor|neither|either|ni|y|e|o|the|any|las?|los|el|de|del|con|with|too|tampoco|also)$/;
/** "Blood is fine, needles do." */
const REVERSES = /^(?:do|does|si)$/;

/** Sorts the content of clauses into what is wanted and what is refused; what was said last counts. */
export function wishesIn(clauses: readonly (readonly string[])[]): Wishes {
	const wishes: Wishes = {
		liked: new Set(),
		avoided: new Set(),
		words: [],
		said: [],
		refused: [],
	};
	let wasRefused = false;
	const hindered = new Set<Trait>();
	for (const clause of clauses) {
		const text = clause.join(" ").replace(UNSURE, "").replace(ALL_BUT, "without").trim();
		const words = text.split(" ");
		const named = traitsIn(words.map(stem));
		const isNamed = (place: number) =>
			named.some(({ at, length }) => at <= place && place < at + length);
		const others = words.filter((_, place) => !isNamed(place));
		const isListed = named.length > 0 && others.every((word) => LISTING.test(word));
		const isReversed =
			named.length > 0 && others.length === 1 && REVERSES.test(others[0] as string);
		const isRefused = refusalsIn(words);
		const refuses = (at: number, length: number): boolean =>
			isReversed ? !wasRefused : (isListed && wasRefused) || isRefused(at, length);
		let isAnyRefused = false;
		for (const { trait, at, length, is } of named) {
			const refused = refuses(at, length);
			isAnyRefused ||= refused;
			if (is === "hindering") hindered.add(trait);
			// "I can't carry with my back": what keeps from it is nothing that is refused.
			const isAvoided = hindered.has(trait) || refused !== (is === "opposite");
			wishes[isAvoided ? "avoided" : "liked"].add(trait);
			wishes[isAvoided ? "liked" : "avoided"].delete(trait);
		}
		if (named.length > 0) wasRefused = isAnyRefused;
		const isFree = (place: number) => {
			const hit = named.find(({ at, length }) => at <= place && place < at + length);
			if (hit?.is === "hindering") return false;
			return hit ? refuses(hit.at, hit.length) === (hit.is === "opposite") : !isRefused(place, 1);
		};
		for (const [place, word] of words.entries())
			wishes[isFree(place) ? "said" : "refused"].push(word);
		for (const term of termsOf(words)) {
			const word = words[term.at] ?? "";
			if (stopWords.has(term.stem) || weakWords.has(term.stem) || IDLE.test(word)) continue;
			if (!isInSynonyms(word) && term.parts.length === 0) continue;
			if (!isRefused(term.at, 1)) wishes.words.push(term);
		}
	}
	return wishes;
}

/** Whether the table knows something that is wanted or refused. */
export const hasTraits = ({ liked, avoided }: Wishes): boolean => liked.size + avoided.size > 0;

/** Whether nothing is wanted, whatever is refused. */
export const isNothing = ({ liked, words }: Wishes): boolean => liked.size + words.length === 0;

/** Whether nothing is wanted or refused at all. */
export const isEmpty = (wishes: Wishes): boolean => isNothing(wishes) && wishes.avoided.size === 0;
