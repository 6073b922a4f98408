import { wordsOf } from "#chat/engine/normalize.ts";
import type { Knowledge } from "#chat/engine/published.ts";
import type { Match } from "#chat/engine/retrieval.ts";
import { stopWords, weakWords } from "#chat/engine/stop-words.ts";
import { likeness, type Term, termsOf } from "#chat/engine/synonyms.ts";
import type { Course, Passage } from "#chat/engine/types.ts";

/** What a visitor wants and refuses in a job. */
type Wish = Term & { word: string };
type Wishes = { liked: Wish[]; avoided: Wish[] };

/** A course that fits, with the passage that shows it. */
export type Fit = { course: Course; passage: Passage | undefined };

const AVERSION_BEFORE =
	/^(?:no|not|nothing|without|hate|hates|dislike|avoid|except|dont|didnt|cant|cannot|isnt|never|scared|afraid|fear|faint|squeamish|sin|odio|miedo|asco|tampoco|ni|menos|excepto|nada|evitar|nunca|but|phobia|fobia|done|tired|quit|leave|leaving|salir|dejar|nuts|crazy|insane|bored|boring|aburre|harto|harta|cansado|cansada|quitar)$/;
const AVERSION_AFTER =
	/\b(?:makes? me (?:dizzy|sick|faint|nervous|queasy|pass out)|is not for me|not for me|freaks? me|gross(?:es)?|scares? me|bores? me|me da (?:miedo|asco|nervios)|me mare\w*|me desmay\w*)\b/;
/** Words of a wish that say nothing of the work itself. */
const IDLE =
	/^(?:love|loves|enjoy|prefer|hate|pick|choose|fit|suit|idea|interested|interest|career|field|looking|look|find|change|new|rather|recommend|recomienda|recomiendas|gusta|gustan|gustaria|encanta|prefiero|busco|science|healthcare|health|salud|medical|start|really|back|bad|close|hours|everything|anything|opposite|like|likes|someone|somebody|suggest|suggestion|feel|out|first|primero|then|entonces|difference|different|between|diferencia|entre|versus|vs|compare|thinking|type|okay|mejor|bueno|tipo|fan|big|super|etc)$/;

/** "no needles" may be one phrase of the table: here its words count, each for itself. */
const withoutDenial =
	(words: readonly string[]) =>
	(term: Term): readonly Term[] =>
		term.parts.length > 0 && AVERSION_BEFORE.test(words[term.at] ?? "") ? term.parts : [term];

/** Sorts the content of clauses into what is wanted and what is refused. */
export function wishesIn(clauses: readonly (readonly string[])[]): Wishes {
	const wishes: Wishes = { liked: [], avoided: [] };
	for (const words of clauses) {
		const refusesAll = AVERSION_AFTER.test(words.join(" "));
		for (const term of termsOf(words).flatMap(withoutDenial(words))) {
			const word = words[term.at] ?? "";
			if (stopWords.has(term.stem) || AVERSION_BEFORE.test(word) || IDLE.test(word)) continue;
			const isRefused = refusesAll || words.slice(0, term.at).some((w) => AVERSION_BEFORE.test(w));
			const spoken = words.slice(term.at, term.at + Math.max(1, term.parts.length)).join(" ");
			if (isRefused && (weakWords.has(term.stem) || term.groups.length === 0)) continue;
			wishes[isRefused ? "avoided" : "liked"].push({ ...term, word: spoken });
		}
	}
	// What was said last counts: "no wait, something with medicines".
	wishes.liked = wishes.liked.filter(
		(term) => !wishes.avoided.some((other) => likeness(term, other) === 1),
	);
	return wishes;
}

const DENIED = /^(?:no|not|without|nor|never)$/;

/** How a passage speaks of a term: says it, denies it ("without needles"), or not at all. */
function stance(term: Term, passage: Passage): "says" | "denies" | undefined {
	const words = wordsOf(passage.text);
	const isDenied = ({ at }: Term): boolean =>
		words.slice(Math.max(0, at - 4), at).some((word) => DENIED.test(word));
	const terms = termsOf(words);
	const held = terms.find((other) => likeness(term, other) > 0);
	if (held) return isDenied(held) ? "denies" : "says";
	// "You do not give patient care" denies patients; "blood pressure" says nothing of blood.
	const part = terms.flatMap(({ parts }) => parts).find((other) => likeness(term, other) > 0);
	return part && isDenied(part) ? "denies" : undefined;
}

/** Lines about rules, exams and papers say nothing of what the work is like. */
const isAboutWork = ({ text }: Passage): boolean =>
	!/\b(?:exams?|certif\w+|approved|licen[sc]e|Board|register|Ask|Classes are)\b/.test(text);

/** What stands in the list of a job's tasks is part of the work, however seldom. */
const isTask = ({ heading }: Passage): boolean =>
	/\bwork\b|\bwill do\b|\btasks\b/i.test(heading ?? "");

/** One mention may be a side remark; from here on it is part of the work. */
const PART_OF_THE_WORK = 2;
const MOST = 3;

/** The best passages together say how much a course is about something. */
const BEST = 3;
/** Between equals, the course that speaks of it more often. */
const OFTEN = 0.05;
/** Courses this much less fitting than the best one are left out. */
const NEARLY = 0.6;
/** A course that says it has none of what is refused ("no needles") fits all the better. */
const SAYS_NONE = 1;

const best = (matches: readonly Match[]): number =>
	matches.slice(0, BEST).reduce((sum, { coverage }) => sum + coverage, 0);

/** The courses that fit the wishes best, at most three, each with the passage that shows why. */
export function fitting(
	knowledge: Knowledge,
	clauses: readonly (readonly string[])[],
	{ among, without }: { among: readonly string[]; without: readonly string[] },
): Fit[] {
	const { liked, avoided } = wishesIn(clauses);
	if (liked.length + avoided.length + without.length === 0) return [];
	const isWork = (passage: Passage) => passage.course !== undefined && isAboutWork(passage);
	const search = (wishes: readonly Wish[]) =>
		knowledge.index.search(
			wishes.flatMap(({ word }) => word.split(" ")),
			isWork,
		);
	const found = search(liked);
	// What was said last weighs as much as all that was said before.
	const latest = search(wishesIn(clauses.slice(-1)).liked);
	const scored = [...knowledge.courses.values()]
		.filter(({ slug }) => (among.length === 0 || among.includes(slug)) && !without.includes(slug))
		.flatMap((course) => {
			const own = knowledge.index.passages.filter(
				(p) => p.course === course.slug && isAboutWork(p),
			);
			const matches = found.filter(({ passage }) => passage.course === course.slug).slice(0, BEST);
			let score =
				best(matches) +
				best(latest.filter(({ passage }) => passage.course === course.slug)) +
				OFTEN * found.filter(({ passage }) => passage.course === course.slug).length;
			let passage = matches[0]?.passage;
			for (const term of avoided) {
				const saying = own.filter((p) => stance(term, p) === "says");
				const said = saying.length + (saying.some(isTask) ? 1 : 0);
				const denied = own.find((p) => stance(term, p) === "denies");
				if (said >= PART_OF_THE_WORK && !denied && among.length === 0) return [];
				score += denied ? SAYS_NONE : -said / BEST;
				passage = denied ?? passage;
			}
			return [{ course, passage, score }];
		})
		.sort((a, b) => b.score - a.score);
	const top = scored[0]?.score ?? 0;
	const isKnown = found.length > 0;
	if (avoided.length + without.length === 0 && !isKnown) return [];
	return scored
		.filter(({ score }) => (isKnown && top > 0 ? score >= NEARLY * top : score >= top - SAYS_NONE))
		.slice(0, MOST)
		.map(({ course, passage }) => ({ course, passage }));
}
