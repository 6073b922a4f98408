import { contentOf } from "#chat/engine/reading.ts";
import { GOES_ON, type Match } from "#chat/engine/retrieval.ts";
import { cut, join, say, titleOf } from "#chat/engine/speak.ts";
import type { Turn } from "#chat/engine/turn.ts";
import type { Passage } from "#chat/engine/types.ts";

/** Passages that answer a question, best first, all of one course or of the school. */
export type Evidence = { matches: Match[]; coverage: number; terms: number };

/** A second passage is quoted beside the first only if it is nearly as good. */
const NEARLY = 0.75;
/** Longest quotation, in characters. */
const LONGEST = 380;

const ACRONYM =
	/^(?:bls|heartsaver|aed|ecg|hha|pca|ccma|cma|rma|ncma|cet|cct|crat|cpt|pbt|rpt|ncpt|cpht|ptce|excpt|ptcb|cbcs|cpc|cpb|cca|ccs|cpct)$/;

/**
 * Words of a clause to search with: its content, and names of a course that stand in its text but not in its title (an exam, a
 * kind of card), which a visitor may ask about.
 */
function queryOf(turn: Turn, words: readonly string[]): string[] {
	const { places } = turn.reading.mentions;
	if (words !== turn.reading.words) return [...words];
	return words.filter((word, at) => {
		const slug = places.get(at);
		if (slug === undefined || slug === "") return true;
		const title = turn.knowledge.courses.get(slug)?.title.toLowerCase() ?? "";
		return ACRONYM.test(word) && !title.includes(word);
	});
}

/** Facts on a topic are said for their topic and course alone, never because their words are alike. */
const isSearched = ({ topic, course }: Passage): boolean =>
	topic === undefined || (topic === "other" && course === undefined);

/** Below this coverage another course than the one talked about may be meant, */
const ENOUGH = 0.5;
/** if it covers the question this much better. */
const MUCH_BETTER = 0.25;

const better = (inside: Match[], everywhere: Match[]): Match[] =>
	everywhere[0] !== undefined &&
	everywhere[0].terms > 1 &&
	everywhere[0].coverage > (inside[0]?.coverage ?? 0) + MUCH_BETTER
		? everywhere
		: inside;

/** Whether a message asks about an exam, a title or a card by its acronym alone ("BLS?"). */
export const asksByAcronym = ({ reading }: Turn): boolean =>
	reading.words.length > 1 && reading.words.some((word) => ACRONYM.test(word));

/** Searches the named course first, then the school, then all courses. */
export function evidenceFor(
	turn: Turn,
	words: readonly string[] = turn.reading.words,
): Evidence | undefined {
	const { knowledge, reference } = turn;
	const query = queryOf(turn, words);
	const inScope = (passage: Passage) =>
		isSearched(passage) &&
		(passage.course === undefined || reference.courses.includes(passage.course));
	const inside = reference.courses.length > 0 ? knowledge.index.search(query, inScope) : [];
	const isEnough = reference.isNamed || (inside[0]?.coverage ?? 0) >= ENOUGH;
	// Without a course, the passage that holds most of the question is the one; among equals the shorter.
	const everywhere = () =>
		knowledge.index.search(query, isSearched).sort((a, b) => b.coverage - a.coverage);
	const found =
		reference.courses.length === 0
			? everywhere()
			: isEnough
				? inside
				: better(inside, everywhere());
	const [first] = found;
	if (!first) return undefined;
	const matches = found
		.filter(
			({ passage, score }) =>
				passage.course === first.passage.course && score >= NEARLY * first.score,
		)
		.slice(0, 2);
	return { matches, coverage: first.coverage, terms: first.terms };
}

/** The best evidence for the whole message or one of its clauses. */
export function bestEvidence(turn: Turn): Evidence | undefined {
	// Several rules weigh the same evidence.
	if (!found.has(turn)) found.set(turn, searchAll(turn));
	return found.get(turn);
}

const found = new WeakMap<Turn, Evidence | undefined>();

function searchAll(turn: Turn): Evidence | undefined {
	const { reading } = turn;
	const whole = evidenceFor(turn);
	const others =
		reading.clauses.length > 1
			? reading.clauses
					.filter((clause) => contentOf(clause).length > 1)
					.map((clause) => evidenceFor(turn, contentOf(clause)))
			: [];
	return [whole, ...others]
		.filter((evidence) => evidence !== undefined)
		.sort((a, b) => b.coverage * Math.sqrt(b.terms) - a.coverage * Math.sqrt(a.terms))[0];
}

/** These name what they speak of themselves. */
const STANDS_ALONE = /^(?:This (?:program|class|course)|Each state|Some hospitals|Ask our)\b/;

/** The passage as it is quoted: whole, with the sentence it points back to. */
function quoted(passage: Passage, all: readonly Passage[]): string {
	const before = all[all.indexOf(passage) - 1];
	const isLinked =
		!passage.heading &&
		before &&
		!before.heading &&
		before.course === passage.course &&
		GOES_ON.test(passage.text) &&
		!STANDS_ALONE.test(passage.text);
	return isLinked ? `${before.text} ${passage.text}` : passage.text;
}

/** A passage that was found otherwise than by searching. */
export const asEvidence = (...passages: Passage[]): Pick<Evidence, "matches"> => ({
	matches: passages.map((passage) => ({ passage, coverage: 1, terms: 1, score: 1 })),
});

/** A quotation with its source. */
export function quotation(turn: Turn, { matches }: Pick<Evidence, "matches">): string {
	const { knowledge, language } = turn;
	const [first] = matches;
	if (!first) return "";
	const all = knowledge.index.passages;
	const { course: slug, heading } = first.passage;
	const marks = (text: string) => (language === "en" ? `“${text}”` : `«${text}»`);
	const course = slug === undefined ? undefined : knowledge.courses.get(slug);
	const texts = [...new Set(matches.map(({ passage }) => quoted(passage, all)))];
	const distinct = texts.filter(
		(text) => !texts.some((other) => other !== text && other.includes(text)),
	);
	const quote = join(
		distinct.map((text) => marks(cut(text, LONGEST))),
		language,
	);
	if (!course) {
		const { passage } = first;
		const isFact = passage.topic !== undefined;
		return say(turn, isFact ? (language === "en" ? "fact" : "fact_english") : "quote_site", {
			quote: heading && !isFact ? marks(`${heading}: ${passage.text}`) : quote,
			answer: passage.text,
		});
	}
	const title = titleOf(turn, course);
	const isOneList = matches.every(({ passage }) => passage.heading === heading);
	return heading && isOneList && first.passage.topic === undefined
		? say(turn, "quote_list", { title, heading, quote })
		: say(turn, "quote", { title, quote });
}

/** How many passages a model receives. */
const FOR_A_MODEL = 12;

/** The passages nearest to a question, for a model: those of the answer first. */
export function passagesFor(turn: Turn, own: readonly Passage[]): Passage[] {
	const { knowledge, reference, reading } = turn;
	const near = knowledge.index
		.search(queryOf(turn, reading.words), () => true)
		.sort(
			(a, b) =>
				Number(reference.courses.includes(b.passage.course ?? "")) -
				Number(reference.courses.includes(a.passage.course ?? "")),
		)
		.map(({ passage }) => passage);
	return [...new Set([...own, ...near])].slice(0, FOR_A_MODEL);
}
