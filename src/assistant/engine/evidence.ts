import { askedFor, asksForSentence, shareFor } from "#assistant/engine/asked.ts";
import { once } from "#assistant/engine/once.ts";
import { type Asked, type Ranked, ranked } from "#assistant/engine/ranker.ts";
import { type Clause, contentOf } from "#assistant/engine/reading.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** Passages that answer a question, best first, all of one course or of the school. */
export type Evidence = readonly [Ranked, ...Ranked[]];

/** From here on a passage is said as the answer, */
export const ANSWERS = 0.5;
/** and from here on as something near to it, in a talk about its course. */
export const IS_NEAR = 0.3;

/** Another item of the same list is said too if it is nearly as likely, */
const NEARLY = 0.93;
/** and the whole list, if it has no more items than this. */
const SHORT_LIST = 4;
/** Another course than the one that is talked about is meant where its passage holds nearly all of the question. */
const NEARLY_ALL = 0.75;
/** and the course's own holds less of it than this. */
const LITTLE = 0.36;

const ACRONYM =
	/^(?:bls|heartsaver|aed|ecg|hha|pca|ccma|cma|rma|ncma|cet|cct|crat|cpt|pbt|rpt|ncpt|cpht|ptce|excpt|ptcb|cbcs|cpc|cpb|cca|ccs|cpct)$/;

/** Whether a message asks about an exam, a title or a card by its acronym alone ("BLS?"). */
export const asksByAcronym = ({ reading }: Turn): boolean =>
	reading.words.length > 1 && reading.words.some((word) => ACRONYM.test(word));

/**
 * What a clause asks for: its content, and names of a course that stand in its text but not in its title (an exam, a kind of
 * card), which a visitor may ask about.
 */
export function askedIn({ knowledge }: Pick<Turn, "knowledge">, clause: Clause): Asked {
	const { words, mentions, guesses } = clause;
	const query = words.filter((word, at) => {
		const slug = mentions.places.get(at);
		if (slug === undefined || slug === "") return true;
		const title = knowledge.courses.get(slug)?.title.toLowerCase() ?? "";
		return ACRONYM.test(word) && !title.includes(word);
	});
	return { query, words, guesses };
}

/**
 * Facts are said for their topic or their question, never because their words are alike; and "Ask our office for the cost …"
 * answers nothing that has no better answer.
 */
export const isQuotable = ({ topic, text }: Passage): boolean =>
	topic === undefined && !/^Ask our office for\b/.test(text);

const rankedIn = (
	{ knowledge }: Turn,
	asked: Asked,
	isInScope: (passage: Passage) => boolean,
): Ranked[] =>
	ranked(asked, knowledge.index, (passage) => isQuotable(passage) && isInScope(passage));

/** What one course has for a message, likeliest first. */
export const evidenceIn = (turn: Turn, slug: string): Ranked[] =>
	rankedIn(turn, askedIn(turn, turn.reading), ({ course }) => course === slug);

/** What is likeliest to answer, in the course that is talked about first. */
export function evidenceFor(
	turn: Turn,
	asked: Asked = askedIn(turn, turn.reading),
): Evidence | undefined {
	const { reference } = turn;
	const within = (isInScope: (passage: Passage) => boolean) => rankedIn(turn, asked, isInScope);
	const own =
		reference.courses.length > 0
			? within(({ course }) => course !== undefined && reference.courses.includes(course))
			: [];
	const mayBeAnother =
		!reference.isNamed &&
		(own[0]?.probability ?? 0) < ANSWERS &&
		own.every(({ coverage }) => coverage < LITTLE);
	const all = mayBeAnother ? within(() => true) : [];
	const isElsewhere = ({ coverage, terms }: Ranked) => coverage >= NEARLY_ALL && terms > 1;
	const [first, ...rest] = own.length === 0 || all.slice(0, 1).some(isElsewhere) ? all : own;
	if (!first) return undefined;
	const others = rest.filter(
		({ passage: { heading, course }, probability }) =>
			heading !== undefined &&
			heading === first.passage.heading &&
			course === first.passage.course &&
			probability >= NEARLY * first.probability,
	);
	if (others.length === 0) return [first];
	const { heading, course } = first.passage;
	const list = rest.filter(
		({ passage }) => passage.heading === heading && passage.course === course,
	);
	// One item without Spanish would make all of them English.
	const isSaid = ({ passage }: Ranked): boolean =>
		turn.language === "en" || turn.knowledge.spanishOf(passage.text) !== undefined;
	const isShort = list.length < SHORT_LIST && list.every(isSaid);
	return [first, ...(isShort ? list : others.filter(isSaid).slice(0, 1))];
}

/** Another half of a question is answered by a passage that holds so much of it. */
const MOST_OF_HALF = 0.6;
const OR_AND = /^(?:or|and|o|u|y|e|also|tambien)$/;

/**
 * "Do they run the tests or only draw the blood?": what the course says of the half of which the found passage says nothing.
 * @param found what answers the message as a whole
 */
function otherHalf(turn: Turn, [first]: Evidence): Ranked | undefined {
	const { reading, knowledge } = turn;
	const { course } = first.passage;
	const { places } = reading.mentions;
	const at = reading.words.findIndex(
		(word, here) => OR_AND.test(word) && !(places.has(here - 1) || places.has(here + 1)),
	);
	if (course === undefined || at < 0) return undefined;
	const { query } = askedIn(turn, reading);
	const halves = [reading.words.slice(0, at), reading.words.slice(at + 1)].map((words) => ({
		words,
		query: words.filter((word) => query.includes(word)),
		guesses: reading.guesses,
	}));
	const isOfCourse = (passage: Passage) => passage.course === course && isQuotable(passage);
	return halves
		.flatMap((half) => {
			const matches = knowledge.index.search(half.query, isOfCourse);
			const own = matches.find(({ passage }) => passage === first.passage)?.coverage ?? 0;
			const [best] = ranked(half, knowledge.index, isOfCourse).filter(
				({ coverage }) => coverage >= MOST_OF_HALF,
			);
			return best && own < best.coverage / 2 ? [best] : [];
		})
		.find(({ passage, probability }) => passage !== first.passage && probability >= ANSWERS);
}

/** The likeliest evidence for the whole message or one of its clauses. */
export const bestEvidence = once((turn: Turn): Evidence | undefined => {
	const { reading } = turn;
	const parts = reading.clauses.length > 1 ? reading.clauses : [];
	const asked = [reading, ...parts.filter((clause) => contentOf(clause).length > 1)];
	const [best] = asked
		.flatMap((clause) => {
			const evidence = evidenceFor(turn, askedIn(turn, clause));
			return evidence ? [evidence] : [];
		})
		.sort(([a], [b]) => b.probability - a.probability);
	const half = best && best[0].probability >= ANSWERS ? otherHalf(turn, best) : undefined;
	return best && half ? [best[0], half] : best;
});

/** From here on most people who write such a message ask for one sentence. */
export const MOSTLY = 0.5;

/** What most who write so ask of the one course that is named or talked about, whatever the words remind of. */
export function mostlyAsked(turn: Turn): Evidence | undefined {
	const { courses } = turn.reference;
	const found = courses.length === 1 ? bestEvidence(turn) : undefined;
	const isAsked =
		found && found[0].passage.course === courses[0] && (found[0].asked ?? 0) >= MOSTLY;
	return isAsked ? found : undefined;
}

/** What the school says of itself is said beside a feeling from here on. */
const LIKELY = 0.4;

/** What the school says of itself to a message that mostly asks for it ("and if I fail?"). */
export const aboutFor = ({ reading, knowledge }: Turn): Passage | undefined =>
	knowledge.about.find((passage) => (shareFor(askedFor(reading.words), passage) ?? 0) >= LIKELY);

/** Whether most who write so ask for one sentence of a page: of the course that is named or talked about, or of any. */
export const isOfSentence = (turn: Turn): boolean =>
	turn.reference.courses.length === 1
		? mostlyAsked(turn) !== undefined
		: asksForSentence(turn.reading.words);

/** How likely it is that the best passage answers a message, 0 to 1. */
export const likelihoodOf = (turn: Turn): number => bestEvidence(turn)?.[0].probability ?? 0;

/** How many passages a model receives. */
const FOR_A_MODEL = 12;

/** The passages nearest to a question, for a model: those of the answer first. */
export function passagesFor(turn: Turn, own: readonly Passage[]): Passage[] {
	const { knowledge, reference, reading } = turn;
	const near = ranked(askedIn(turn, reading), knowledge.index, () => true)
		.filter(({ coverage, probability }) => coverage > 0 || probability >= IS_NEAR)
		.sort(
			(a, b) =>
				Number(reference.courses.includes(b.passage.course ?? "")) -
				Number(reference.courses.includes(a.passage.course ?? "")),
		)
		.map(({ passage }) => passage);
	return [...new Set([...own, ...near])].slice(0, FOR_A_MODEL);
}
