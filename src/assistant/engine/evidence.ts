import { kindOf } from "#assistant/engine/cards.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { type Clause, contentOf } from "#assistant/engine/reading.ts";
import type { Match } from "#assistant/engine/retrieval.ts";
import { intentWord, isInSynonyms } from "#assistant/engine/synonyms.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** Passages that answer a question, best first, all of one course or of the school. */
export type Evidence = { matches: Match[]; coverage: number; terms: number };

/** Another item of the same list is said too if it is nearly as good. */
const NEARLY = 0.85;

const ACRONYM =
	/^(?:bls|heartsaver|aed|ecg|hha|pca|ccma|cma|rma|ncma|cet|cct|crat|cpt|pbt|rpt|ncpt|cpht|ptce|excpt|ptcb|cbcs|cpc|cpb|cca|ccs|cpct)$/;

/** From here on an intent counts as one more word of the question. */
const MEANT = 0.3;

/** What a message asks for, as words of the table: "who's over me" is a question of supervision, whatever its words. */
const meant = ({ guesses }: Clause): string[] =>
	guesses
		.filter(({ label, share }) => share >= MEANT && isInSynonyms(intentWord(label)))
		.map(({ label }) => intentWord(label));

/**
 * Words of a clause to search with: its content, names of a course that stand in its text but not in its title (an exam, a kind
 * of card), which a visitor may ask about, and beside a course what the clause asks for.
 */
function queryOf({ reading, knowledge, reference }: Turn, clause: Clause): string[] {
	const asked = reference.courses.length > 0 ? meant(clause) : [];
	if (clause !== reading) return [...contentOf(clause), ...asked];
	const { places } = reading.mentions;
	const own = reading.words.filter((word, at) => {
		const slug = places.get(at);
		if (slug === undefined || slug === "") return true;
		const title = knowledge.courses.get(slug)?.title.toLowerCase() ?? "";
		return ACRONYM.test(word) && !title.includes(word);
	});
	return [...own, ...asked];
}

/**
 * What is quoted of the passages in a scope. Facts are said for their topic or their question, never because their words are
 * alike; they only count in how rare a word is.
 */
const quotable = (
	{ knowledge }: Turn,
	query: readonly string[],
	isInScope: (passage: Passage) => boolean,
): Match[] =>
	knowledge.index
		.search(query, isInScope)
		.filter(({ passage }) => passage.topic === undefined)
		.map((match) =>
			kindOf(match.passage.heading) === "suits"
				? { ...match, score: OF_PEOPLE * match.score }
				: match,
		)
		.sort((a, b) => b.score - a.score);

/** "People who like …" tells less of the work than a sentence about it. */
const OF_PEOPLE = 0.9;

/** Where the course that is talked about holds less than this of a question, another may be meant, */
const LITTLE = 0.36;
/** if it holds nearly all of it. */
const NEARLY_ALL = 0.75;

const coverageOf = ([first]: Match[]): number => first?.coverage ?? 0;

/** Whether a message asks about an exam, a title or a card by its acronym alone ("BLS?"). */
export const asksByAcronym = ({ reading }: Turn): boolean =>
	reading.words.length > 1 && reading.words.some((word) => ACRONYM.test(word));

/** Searches the named course first, then the school, then all courses. */
export function evidenceFor(
	turn: Turn,
	query: readonly string[] = queryOf(turn, turn.reading),
): Evidence | undefined {
	const { reference } = turn;
	const search = (...courses: (string | undefined)[]) =>
		quotable(turn, query, ({ course }) => courses.includes(course));
	const own = reference.courses.length > 0 ? search(...reference.courses) : [];
	const inside = coverageOf(own) >= LITTLE ? own : search(...reference.courses, undefined);
	// Without a course, the passage that holds most of the question is the one; among equals the shorter.
	const everywhere = () =>
		quotable(turn, query, () => true).sort((a, b) => b.coverage - a.coverage);
	const isElsewhere = (all: Match[]) => coverageOf(all) >= NEARLY_ALL && (all[0]?.terms ?? 0) > 1;
	const all =
		reference.courses.length === 0 || (!reference.isNamed && coverageOf(inside) < LITTLE)
			? everywhere()
			: [];
	const found = reference.courses.length === 0 || isElsewhere(all) ? all : inside;
	// Who asks for an exam by its acronym gets the sentence that names it.
	const acronyms = query.filter((word) => ACRONYM.test(word));
	const named =
		acronyms.length === 0
			? []
			: found.filter(({ passage }) => {
					const held = new Set(wordsOf(passage.text));
					return acronyms.some((word) => held.has(word));
				});
	const best = named.length > 0 ? named : found;
	// "Ask us if …" answers only where no other sentence does.
	const first =
		best.find(
			({ passage, score }) =>
				!POINTS.test(passage.text) && score >= ALMOST * (best[0] as Match).score,
		) ?? best[0];
	if (!first) return undefined;
	const others = found.filter(
		(match) =>
			match !== first &&
			first.passage.heading !== undefined &&
			match.passage.heading === first.passage.heading &&
			match.passage.course === first.passage.course &&
			match.score >= NEARLY * first.score,
	);
	return {
		matches: [first, ...others.slice(0, 1)],
		coverage: first.coverage,
		terms: first.terms,
	};
}

/** What is said of each of two exams or cards. */
function together(each: readonly Evidence[]): Evidence | undefined {
	const matches = each.flatMap((evidence) => evidence.matches.slice(0, 1)).slice(0, 2);
	const [first] = matches;
	return first && { matches, coverage: first.coverage, terms: matches.length };
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
	const acronyms = [...new Set(reading.words.filter((word) => ACRONYM.test(word)))];
	if (acronyms.length > 1 && turn.reference.courses.length === 1)
		return together(acronyms.flatMap((word) => evidenceFor(turn, [word]) ?? []));
	const whole = evidenceFor(turn);
	const others =
		reading.clauses.length > 1
			? reading.clauses
					.filter((clause) => contentOf(clause).length > 1)
					.map((clause) => evidenceFor(turn, queryOf(turn, clause)))
			: [];
	return [whole, ...others]
		.filter((evidence) => evidence !== undefined)
		.sort((a, b) => b.coverage * Math.sqrt(b.terms) - a.coverage * Math.sqrt(a.terms))[0];
}

/** A sentence that sends to the office, and how near another must come to be said instead. */
const POINTS = /^(?:Also |Then )?[Aa]sk\b/;
const ALMOST = 0.8;

/** How many passages a model receives. */
const FOR_A_MODEL = 12;

/** The passages nearest to a question, for a model: those of the answer first. */
export function passagesFor(turn: Turn, own: readonly Passage[]): Passage[] {
	const { knowledge, reference, reading } = turn;
	const near = knowledge.index
		.search(queryOf(turn, reading), () => true)
		.sort(
			(a, b) =>
				Number(reference.courses.includes(b.passage.course ?? "")) -
				Number(reference.courses.includes(a.passage.course ?? "")),
		)
		.map(({ passage }) => passage);
	return [...new Set([...own, ...near])].slice(0, FOR_A_MODEL);
}
