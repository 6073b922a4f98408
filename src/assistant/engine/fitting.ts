import { kindOf } from "#assistant/engine/cards.ts";
import { mentionsIn } from "#assistant/engine/catalog-names.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { once } from "#assistant/engine/once.ts";
import type { Knowledge } from "#assistant/engine/published.ts";
import type { PassageIndex } from "#assistant/engine/retrieval.ts";
import { stopWords } from "#assistant/engine/stop-words.ts";
import type { Term } from "#assistant/engine/synonyms.ts";
import { deliveredCourses, reasonFor, wantedFor } from "#assistant/engine/wanted.ts";
import {
	isNothing,
	placesOf,
	type Trait,
	type Wishes,
	wishesIn,
} from "#assistant/engine/wishes.ts";
import type { Course, Passage } from "#assistant/knowledge/types.ts";
import { stem } from "#platform/text/stem.ts";

/** A course that fits, with the passage that shows it. */
export type Fit = { course: Course; passage: Passage | undefined; leaning: number };

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

/** A piece of a sentence, in words and as they are compared. */
type Piece = { words: readonly string[]; stems: readonly string[] };

/** The pieces of a passage: every trait is looked for in them. */
const piecesOf = once(({ text }: Passage): readonly Piece[] =>
	text.split(/[,;:()]/).map((piece) => {
		const words = wordsOf(piece);
		return { words, stems: words.map(stem) };
	}),
);

function voiceOf(trait: Trait, passages: readonly Passage[]): Voice {
	const voice: Voice = { saying: [], denying: undefined };
	for (const passage of passages) {
		const stances = piecesOf(passage).flatMap(({ words, stems }) =>
			trait.inTexts
				.flatMap((wanted) => placesOf(wanted, stems))
				.map((at) => !words.slice(Math.max(0, at - REACH), at).some((word) => DENIED.test(word))),
		);
		if (stances.some((isSaid) => isSaid)) voice.saying.push(passage);
		else if (stances.length > 0) voice.denying = passage;
	}
	return voice.saying.length > 0 ? { saying: voice.saying, denying: undefined } : voice;
}

const hearing = once(({ courses, index }: Knowledge) =>
	once((trait: Trait): ReadonlyMap<string, Voice> => {
		const passages = index.passages.filter(speakingOf(trait, index));
		const ofCourse = Map.groupBy(passages.filter(isAboutWork), ({ course }) => course);
		return new Map(
			[...courses.keys()].map((slug) => [slug, voiceOf(trait, ofCourse.get(slug) ?? [])]),
		);
	}),
);

/** How every course speaks of a trait. */
const voicesOf = (knowledge: Knowledge, trait: Trait) => hearing(knowledge)(trait);

/** Tells passages that may speak of a trait from those that hold none of its words. */
function speakingOf({ inTexts }: Trait, index: PassageIndex): (passage: Passage) => boolean {
	const telling = inTexts.map((words) => words.find((word) => !stopWords.has(word)));
	if (telling.includes(undefined)) return () => true;
	const holding = new Set(telling.flatMap((word = "") => [...index.withStem(word)]));
	return (passage) => holding.has(passage);
}

/** What is refused is a course's work from here on, if less of what is wanted is. */
const SHUNNED = 0.5;
/** One mention may be a side remark; from here on it is part of the work. */
const PART_OF_THE_WORK = 2;
const MOST = 3;
/** A course is looked for from here on. */
const WANTED = 0.25;
/** Courses this much less fitting than the best one are left out. */
const NEARLY = 0.35;
/** What was wanted before counts less than what is wanted now. */
const BEFORE = 0.25;
const ALSO = /^(?:also|too|tambien|still|plus|ademas)$/;

/** Whether a passage holds the name of another course ("you do not give patient care"), which would read like advice for it. */
const namesAnother = ({ names }: Knowledge, { text, course }: Passage): boolean =>
	mentionsIn(wordsOf(text), names).courses.some((slug) => slug !== course);

/** What every course speaks of ("patients") decides nothing, what a single course speaks of decides much. */
const rarity = (voices: ReadonlyMap<string, Voice>): number => {
	const speaking = [...voices.values()].filter(({ saying }) => saying.length > 0).length;
	return speaking === 0 ? 0 : Math.log(1 + (voices.size - speaking + 1) / (speaking + 0.5));
};

/** Said again and again, a trait is what the work is about. */
const AGAIN = 0.2;
/** The traits that the table knows count so much beside what was learnt, and alone for a course of the school's own. */
const TRAITS = 0.2;

/** Words that look for a program less than this say nothing of which one. */
const A_TRACE = 0.1;
/** What the school's programs are looked for together, if one of them is looked for at all. */
const OURS = 0.3;

/** How much words look for each delivered course; a program that the school hides leaves its share to the others. */
function learntOf(knowledge: Knowledge, words: readonly string[]): ReadonlyMap<string, number> {
	const { looks, shares } = wantedFor(words);
	if (looks < A_TRACE) return new Map();
	const own = [...deliveredCourses(knowledge)].map((slug): [string, number] => [
		slug,
		shares.get(slug) ?? 0,
	]);
	const all = own.reduce((sum, [, share]) => sum + share, 0);
	return new Map(own.map(([slug, share]) => [slug, share / Math.max(all, OURS)]));
}

/** How much what is said speaks for each course, by its slug. */
function leaningsOf(
	knowledge: Knowledge,
	{ said, liked, words }: Wishes,
): ReadonlyMap<string, number> {
	const learnt = learntOf(knowledge, said);
	const voices = [...liked].map((trait) => voicesOf(knowledge, trait));
	const spoken = [...knowledge.courses.keys()].map((slug): [string, number] => {
		const stances = voices.map((one) => {
			const { saying = [], denying } = one.get(slug) ?? {};
			const often = 1 + AGAIN * (saying.length - 1);
			return (saying.length > 0 ? often : -Number(Boolean(denying))) * rarity(one);
		});
		return [slug, stances.reduce((sum, one) => sum + one, 0)];
	});
	const most = Math.max(1, ...spoken.map(([, one]) => one));
	return new Map(
		spoken.map(([slug, one]) => {
			const byTraits = one / most;
			if (deliveredCourses(knowledge).has(slug))
				return [slug, (learnt.get(slug) ?? 0) + TRAITS * byTraits];
			return [slug, Math.max(byTraits, heldIn(knowledge, words, slug))];
		}),
	);
}

/** The share of words that a course of the school's own holds. */
function heldIn({ index }: Knowledge, words: readonly Term[], slug: string): number {
	const held = words.filter((term) =>
		[...index.holding(term).keys()].some((at) => index.passages[at]?.course === slug),
	);
	return held.length / Math.max(1, words.length);
}

/**
 * The courses that fit the wishes best, at most three, each with the passage that shows why.
 * @param clauses what was said, of which the `latest` are this message's
 */
export function fitting(
	knowledge: Knowledge,
	clauses: readonly (readonly string[])[],
	{ without, latest }: { without: readonly string[]; latest: number },
): Fit[] {
	const { avoided, refused } = wishesIn(clauses);
	const now = wishesIn(clauses.slice(-latest));
	const before = wishesIn(clauses.slice(0, -latest));
	const isMore = clauses.slice(-latest).some((words) => words.some((word) => ALSO.test(word)));
	const [leanNow, leanBefore] = [leaningsOf(knowledge, now), leaningsOf(knowledge, before)];
	const counts = { now: isNothing(now) ? 0 : 1, before: isMore || isNothing(now) ? 1 : BEFORE };
	const leaning = (slug: string): number =>
		counts.now * (leanNow.get(slug) ?? 0) + counts.before * (leanBefore.get(slug) ?? 0);
	const { shares: meant } = wantedFor(refused);
	const isShunned = (slug: string): boolean =>
		(meant.get(slug) ?? 0) >= Math.max(SHUNNED, leaning(slug));
	const said = isNothing(now) && isNothing(before) ? [] : [...before.said, ...now.said];
	const scored = [...knowledge.courses.values()]
		.filter(({ slug }) => !without.includes(slug) && !isShunned(slug))
		.flatMap((course) => {
			const passages = knowledge.index.passages.filter(
				({ course: slug, heading }) => slug === course.slug && kindOf(heading) !== undefined,
			);
			const voices = [...avoided].map((trait) => voicesOf(knowledge, trait).get(course.slug));
			const refusing = new Set(voices.flatMap((voice) => voice?.saying ?? []));
			let passage = reasonFor(
				said,
				passages.filter((one) => !refusing.has(one)),
			);
			for (const trait of [...now.liked, ...before.liked])
				passage ??= voicesOf(knowledge, trait)
					.get(course.slug)
					?.saying.find((one) => !refusing.has(one));
			let against = 0;
			for (const voice of voices) {
				const told = (voice?.saying.length ?? 0) + (voice?.saying.some(isTask) ? 1 : 0);
				if (told >= PART_OF_THE_WORK && !voice?.denying) return [];
				against += voice?.denying ? -1 : told / PART_OF_THE_WORK;
				if (voice?.denying && !namesAnother(knowledge, voice.denying)) passage = voice.denying;
			}
			const isJob = passages.some(({ heading }) => kindOf(heading) === "work");
			return [{ course, passage, isJob, leaning: leaning(course.slug), against }];
		})
		.sort((a, b) => b.leaning - a.leaning || a.against - b.against);
	const most = scored[0]?.leaning ?? 0;
	const isKnown = most >= WANTED;
	if (!isKnown && avoided.size + without.length === 0) return [];
	if (isKnown) return scored.filter((one) => one.leaning >= NEARLY * most).slice(0, MOST);
	const least = Math.min(...scored.map(({ against }) => against));
	const near = scored
		.filter(({ against, isJob }) => against <= least + 1 && isJob)
		.sort((a, b) => a.against - b.against);
	// Beside courses that speak for themselves, those that only do not speak against the wish are no advice.
	const speaking = near.filter(({ passage }) => passage);
	return (speaking.length > 0 ? speaking : near).slice(0, MOST);
}
