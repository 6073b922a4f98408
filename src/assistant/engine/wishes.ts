import { refusalsIn } from "#assistant/engine/aversion.ts";
import { mentionsIn } from "#assistant/engine/catalog-names.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import type { Knowledge } from "#assistant/engine/published.ts";
import type { PassageIndex } from "#assistant/engine/retrieval.ts";
import { stopWords, weakWords } from "#assistant/engine/stop-words.ts";
import { isInSynonyms, type Term, termsOf } from "#assistant/engine/synonyms.ts";
import { linesOf } from "#assistant/engine/training-data.ts";
import type { Course, Passage } from "#assistant/knowledge/types.ts";
import { stem } from "#platform/text/stem.ts";

type Phrase = readonly string[];

/** Something that people want or refuse in a job: how they say it, say its opposite, and how a course text says it. */
type Trait = { said: readonly Phrase[]; opposite: readonly Phrase[]; inTexts: readonly Phrase[] };

const phrase = (words: string): Phrase => words.split("_").map(stem);

const traits: readonly Trait[] = linesOf("wishes.txt").map((line) => {
	const [everyday = "", texts = ""] = line.split("=");
	const spoken = everyday.trim().split(/\s+/);
	return {
		said: spoken.filter((words) => !words.startsWith("!")).map(phrase),
		opposite: spoken
			.filter((words) => words.startsWith("!"))
			.map((words) => phrase(words.slice(1))),
		inTexts: texts.trim().split(/\s+/).map(phrase),
	};
});

/** What a visitor wants and refuses; words of a wish that the table does not know are searched for as they are. */
type Wishes = { liked: Set<Trait>; avoided: Set<Trait>; words: Term[]; avoidedWords: Term[] };

/** A course that fits, with the passage that shows it. */
export type Fit = { course: Course; passage: Passage | undefined };

/** "I don't know" refuses nothing. */
const UNSURE =
	/\b(?:i )?(?:dont know|not sure|no se|no estoy segur[oa])\b(?: (?:what|which|que|cual))?/g;
const ALL_BUT = /\b(?:everything|anything|all|todo|cualquier cosa) (?:but|menos|except)\b/g;
/** Words of a wish that say nothing of the work itself. */
const IDLE =
	/^(?:love|loves|enjoy|prefer|hate|pick|choose|fit|suit|idea|interested|interest|career|field|looking|look|find|change|new|rather|recommend|recomienda|recomiendas|gusta|gustan|gustaria|encanta|prefiero|busco|healthcare|health|salud|medical|start|really|back|bad|close|hours|everything|anything|opposite|like|likes|someone|somebody|suggest|suggestion|feel|out|first|primero|then|entonces|difference|different|between|diferencia|entre|versus|vs|compare|thinking|type|okay|mejor|bueno|tipo|fan|big|super|etc)$/;

/** Places at which a phrase stands. */
function placesOf(wanted: Phrase, stems: readonly string[]): number[] {
	return stems.flatMap((_, at) => (wanted.every((word, i) => stems[at + i] === word) ? [at] : []));
}

/** What a word may begin: the phrases of the table by their first stem. */
const spoken = new Map<string, { trait: Trait; words: Phrase; isOpposite: boolean }[]>();
for (const trait of traits)
	for (const [isOpposite, phrases] of [
		[false, trait.said],
		[true, trait.opposite],
	] as const)
		for (const words of phrases) {
			const [first = ""] = words;
			spoken.set(first, [...(spoken.get(first) ?? []), { trait, words, isOpposite }]);
		}

/** The traits that words name, longest phrase first, no word twice; `isOpposite` where they name the contrary. */
function traitsIn(
	stems: readonly string[],
): { trait: Trait; at: number; length: number; isOpposite: boolean }[] {
	const hits = stems.flatMap((first, at) =>
		(spoken.get(first) ?? [])
			.filter(({ words }) => words.every((word, i) => stems[at + i] === word))
			.map(({ trait, words, isOpposite }) => ({ trait, at, isOpposite, length: words.length })),
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
	const wishes: Wishes = { liked: new Set(), avoided: new Set(), words: [], avoidedWords: [] };
	let wasRefused = false;
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
		for (const { trait, at, length, isOpposite } of named) {
			const refused = refuses(at, length);
			isAnyRefused ||= refused;
			const isAvoided = refused !== isOpposite;
			wishes[isAvoided ? "avoided" : "liked"].add(trait);
			wishes[isAvoided ? "liked" : "avoided"].delete(trait);
		}
		if (named.length > 0) wasRefused = isAnyRefused;
		for (const term of termsOf(words)) {
			const word = words[term.at] ?? "";
			if (stopWords.has(term.stem) || weakWords.has(term.stem) || IDLE.test(word)) continue;
			if (!isInSynonyms(word) && term.parts.length === 0) continue;
			wishes[isRefused(term.at, 1) ? "avoidedWords" : "words"].push(term);
		}
	}
	return wishes;
}

/** Whether the table knows something that is wanted or refused. */
export const hasTraits = ({ liked, avoided }: Wishes): boolean => liked.size + avoided.size > 0;

/** Whether anything is wanted or refused at all. */
export const isEmpty = ({ liked, avoided, words }: Wishes): boolean =>
	liked.size + avoided.size + words.length === 0;

/** What stands in the list of a job's tasks is part of the work, however seldom. */
const isTask = ({ heading }: Passage): boolean =>
	/\bwork\b|\bwill do\b|\btasks\b/i.test(heading ?? "");

/** Lines about rules, exams and papers say nothing of what the work is like. */
const isAboutWork = (passage: Passage): boolean =>
	passage.topic === undefined &&
	(isTask(passage) ||
		!/\b(?:exams?|certif\w+|approv\w+|licen[sc]e|Board|register\w*|[Aa]sk|Classes are)\b/.test(
			passage.text,
		));

/** How a course text speaks of a trait: the passages that say it, or else one that denies it ("no needles"). */
type Voice = { saying: Passage[]; denying: Passage | undefined };

const DENIED = /^(?:no|not|without|nor|never|than)$/;
/** How far before its words a trait is denied. */
const REACH = 5;

/** A part of a sentence, in words and as they are compared. */
type Part = { words: readonly string[]; stems: readonly string[] };

const parts = new WeakMap<Passage, readonly Part[]>();

/** The parts of a passage, split once: every trait is looked for in them. */
function partsOf(passage: Passage): readonly Part[] {
	const known = parts.get(passage);
	if (known) return known;
	const split = passage.text.split(/[,;:()]/).map((text) => {
		const words = wordsOf(text);
		return { words, stems: words.map(stem) };
	});
	parts.set(passage, split);
	return split;
}

function voiceOf(trait: Trait, passages: readonly Passage[]): Voice {
	const voice: Voice = { saying: [], denying: undefined };
	for (const passage of passages) {
		const stances = partsOf(passage).flatMap(({ words, stems }) =>
			trait.inTexts
				.flatMap((wanted) => placesOf(wanted, stems))
				.map((at) => !words.slice(Math.max(0, at - REACH), at).some((word) => DENIED.test(word))),
		);
		if (stances.some((isSaid) => isSaid)) voice.saying.push(passage);
		else if (stances.length > 0) voice.denying = passage;
	}
	return voice.saying.length > 0 ? { saying: voice.saying, denying: undefined } : voice;
}

const heard = new WeakMap<Knowledge, Map<Trait, ReadonlyMap<string, Voice>>>();

/** How every course speaks of a trait. */
function voicesOf(knowledge: Knowledge, trait: Trait): ReadonlyMap<string, Voice> {
	const known = heard.get(knowledge) ?? new Map<Trait, ReadonlyMap<string, Voice>>();
	heard.set(knowledge, known);
	const voices = known.get(trait) ?? hear(knowledge, trait);
	known.set(trait, voices);
	return voices;
}

function hear({ courses, index }: Knowledge, trait: Trait): ReadonlyMap<string, Voice> {
	const passages = index.passages.filter(speakingOf(trait, index));
	const ofCourse = Map.groupBy(passages.filter(isAboutWork), ({ course }) => course);
	return new Map(
		[...courses.keys()].map((slug) => [slug, voiceOf(trait, ofCourse.get(slug) ?? [])]),
	);
}

/** Tells passages that may speak of a trait from those that hold none of its words. */
function speakingOf({ inTexts }: Trait, index: PassageIndex): (passage: Passage) => boolean {
	const telling = inTexts.map((words) => words.find((word) => !stopWords.has(word)));
	if (telling.includes(undefined)) return () => true;
	const holding = new Set(telling.flatMap((word = "") => [...index.withStem(word)]));
	return (passage) => holding.has(passage);
}

/** A word outside the table, as courses speak of it. */
function voicesOfWord({ index, courses }: Knowledge, term: Term): ReadonlyMap<string, Voice> {
	const saying = new Map([...courses.keys()].map((slug): [string, Passage[]] => [slug, []]));
	for (const at of index.holding(term).keys()) {
		const passage = index.passages[at] as Passage;
		if (isAboutWork(passage)) saying.get(passage.course ?? "")?.push(passage);
	}
	return new Map([...saying].map(([slug, own]) => [slug, { saying: own, denying: undefined }]));
}

/** What every course speaks of ("patients") decides nothing, what a single course speaks of decides much. */
const rarity = (voices: ReadonlyMap<string, Voice>): number => {
	const speaking = [...voices.values()].filter(({ saying }) => saying.length > 0).length;
	return Math.log(1 + (voices.size - speaking + 1) / (speaking + 0.5));
};

/** A refused word that most courses speak of ("patients") leaves none of them out. */
const COMMON = 0.9;
/** Refused words that count; the table's own traits count all. */
const MOST_REFUSED = 6;
/** One mention may be a side remark; from here on it is part of the work. */
const PART_OF_THE_WORK = 2;
/** Said again and again, it is what the work is about. */
const AGAIN = 0.2;
const MOST = 3;
/** Courses this much less fitting than the best one are left out. */
const NEARLY = 0.65;
/** What was wanted before counts less than what is wanted now. */
const BEFORE = 0.25;
const ALSO = /^(?:also|too|tambien|still|plus|ademas)$/;

/** Whether a passage holds the name of another course ("you do not give patient care"), which would read like advice for it. */
const namesAnother = ({ names }: Knowledge, { text, course }: Passage): boolean =>
	mentionsIn(wordsOf(text), names).courses.some((slug) => slug !== course);

/** The courses that fit the wishes best, at most three, each with the passage that shows why. */
export function fitting(
	knowledge: Knowledge,
	clauses: readonly (readonly string[])[],
	asked: { among: readonly string[]; without: readonly string[]; latest: number },
): Fit[] {
	const { among, without, latest } = asked;
	const isMore = clauses.slice(-latest).some((words) => words.some((word) => ALSO.test(word)));
	const { liked, avoided, words, avoidedWords } = wishesIn(clauses);
	const last = wishesIn(clauses.slice(-latest)).liked;
	const wanted = (
		liked.size + avoided.size > 0
			? [...liked].map((trait) => ({
					voices: voicesOf(knowledge, trait),
					share: isMore || last.size === 0 || last.has(trait) ? 1 : BEFORE,
				}))
			: words.map((term) => ({ voices: voicesOfWord(knowledge, term), share: 1 }))
	).map(({ voices, share }) => ({ voices, weight: share * rarity(voices) }));
	const isKnown = wanted.some(({ voices }) =>
		[...voices.values()].some(({ saying }) => saying.length > 0),
	);
	if (!isKnown && avoided.size + without.length === 0) return [];
	const refused = avoidedWords
		.slice(0, MOST_REFUSED)
		.map((term) => voicesOfWord(knowledge, term))
		.filter((voices) => rarity(voices) > COMMON);
	const isRefusedIn = (slug: string): boolean =>
		refused.some((voices) => voices.get(slug)?.saying.length);
	const scored = [...knowledge.courses.values()]
		.filter(({ slug }) => (among.length === 0 || among.includes(slug)) && !without.includes(slug))
		.filter(({ slug }) => among.length > 0 || !isRefusedIn(slug))
		.flatMap((course) => {
			let [score, best] = [0, 0];
			let passage: Passage | undefined;
			for (const { voices, weight } of wanted) {
				const { saying, denying } = voices.get(course.slug) ?? { saying: [], denying: undefined };
				if (denying) score -= weight;
				else if (saying.length > 0) {
					const said = weight * (1 + AGAIN * (saying.length - 1));
					score += said;
					if (said > best) [best, passage] = [said, saying[0]];
				}
			}
			for (const trait of avoided) {
				const voice = voicesOf(knowledge, trait).get(course.slug);
				const said = (voice?.saying.length ?? 0) + (voice?.saying.some(isTask) ? 1 : 0);
				if (said >= PART_OF_THE_WORK && !voice?.denying && among.length === 0) return [];
				score += voice?.denying ? 1 : -said / PART_OF_THE_WORK;
				if (voice?.denying && !namesAnother(knowledge, voice.denying)) passage ??= voice.denying;
			}
			return [{ course, passage, score }];
		})
		.sort((a, b) => b.score - a.score);
	const top = scored[0]?.score ?? 0;
	return scored
		.filter(({ score }) => (isKnown && top > 0 ? score >= NEARLY * top : score >= top - 1))
		.slice(0, MOST)
		.map(({ course, passage }) => ({ course, passage }));
}
