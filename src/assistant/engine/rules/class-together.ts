import { isNamed } from "#assistant/engine/class-wishes.ts";
import type { Reading } from "#assistant/engine/reading.ts";
import { coursesOf, listClasses, moreOf } from "#assistant/engine/rules/class-list.ts";
import { matching, wishOf } from "#assistant/engine/rules/class-matching.ts";
import { AT_ONCE, isOfClasses } from "#assistant/engine/rules/class-question.ts";
import { draft, referred } from "#assistant/engine/rules/courses.ts";
import { topicsIn } from "#assistant/engine/rules/topics.ts";
import { say } from "#assistant/engine/speak.ts";
import type { Rule, Turn } from "#assistant/engine/turn.ts";
import type { TextId } from "#assistant/knowledge/texts.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import type { Found } from "#school/classes/finder.ts";
import { overlapsWith } from "#school/classes/overlap.ts";

/** What one program is asked to fit beside, if not another program. */
const BESIDE = /\b(?:job|work|church|school|trabajo|iglesia|escuela)\b/;
/** Stands between what is said of one program and what is said of the other. */
const JOINT = /^(?:and|with|w|or|as|gets?|y|e|con|o|que)$/;
/** Answers to a wish that name classes which fit it, or of which some meetings do. */
const FITTING: readonly TextId[] = ["classes_open", "classes_could", "classes_partly"];
/** So many classes of each program are compared. */
const MOST = 12;

/** "Does the evening EKG clash with CNA on Saturdays?": whether classes of two programs meet at the same time. */
export const classesTogether: Rule = (turn) => {
	const { reading } = turn;
	const [one, other, third] = referred(turn);
	if (!one || !other || third) return undefined;
	const text = reading.words.join(" ");
	if (!AT_ONCE.test(text) || BESIDE.test(text)) return undefined;
	const topics = topicsIn(reading);
	if (topics.some((topic) => topic === "price" || !isOfClasses(topic))) return undefined;
	const [before, after] = classesOfEach(turn, one, other);
	const pairs = before.length * after.length;
	if (pairs === 0) return undefined;
	const apart = before.flatMap((a) => {
		const isAtOnce = overlapsWith(withMeetings(turn, a));
		return after.flatMap((b) => (isAtOnce(withMeetings(turn, b)) ? [] : [[a, b] as const]));
	});
	const isMixed = apart.length > 0 && apart.length < pairs;
	const [pair = []] = apart.toSorted((a, b) => fullIn(a) - fullIn(b));
	const found = isMixed ? pair : [...before, ...after];
	const all = apart.length > 0 ? "classes_apart" : "classes_at_once";
	const lead = say(turn, isMixed ? "classes_some_apart" : all);
	const list = listClasses(turn, found, {
		isNamedEach: true,
		asked: { isLanguage: topics.includes("class_language") },
		lead,
		beside: moreOf(turn, 0, 0),
		isNeeded: true,
		isOrdered: isMixed,
	});
	const more = moreOf(turn, list.named.length, found.length);
	return draft("schedule", [lead, list.text, more].join("\n"), coursesOf(turn, list.named), {
		source: "fact",
		wishes: reading.parts,
	});
};

const fullIn = (pair: readonly Found[]): number =>
	pair.filter(({ label }) => label === "waiting list").length;

/**
 * The open classes of two programs that fit what is said of each ("the evening EKG"), else what is said of both; none, where no
 * class of one of them does.
 */
function classesOfEach(turn: Turn, one: Course, other: Course): [Found[], Found[]] {
	const { reading } = turn;
	const placeOf = ({ slug }: Course) =>
		Math.min(
			...[...reading.mentions.places].flatMap(([at, named]) => (named === slug ? [at] : [])),
		);
	const [first, second] = [one, other].sort((a, b) => placeOf(a) - placeOf(b)) as [Course, Course];
	const halves = halvesOf(reading, placeOf(first), placeOf(second));
	const ofEach = (before: readonly string[], after: readonly string[]): [Found[], Found[]] => [
		classesOf(turn, first, before),
		classesOf(turn, second, after),
	];
	const areBothSaid = halves.every((words) => isNamed(wishOf(turn, [words])));
	const both = areBothSaid ? ofEach(...halves) : ofEach(reading.words, reading.words);
	// "The Saturday CNA and phlebotomy": a day on which the other has no class is said of one.
	return both.some(({ length }) => length === 0) && !areBothSaid ? ofEach(...halves) : both;
}

/** What is said of the first program and what of the second: they part at a joint, or after the first one. */
function halvesOf({ words }: Reading, first: number, second: number): [string[], string[]] {
	const joint = words.findLastIndex((word, at) => at > first && at < second && JOINT.test(word));
	const cut = joint < 0 ? first + 1 : joint;
	return [words.slice(0, cut), words.slice(cut)];
}

function classesOf(turn: Turn, course: Course, words: readonly string[]): Found[] {
	const { id, found } = matching(turn, wishOf(turn, [words]), [course]);
	return FITTING.includes(id) ? found.slice(0, MOST) : [];
}

const withMeetings = ({ knowledge }: Turn, { id }: Found) => ({
	meetings: knowledge.classes.find((one) => one.id === id)?.meetings ?? [],
});
