import { anyClass } from "#assistant/engine/class-wishes.ts";
import type { Reading } from "#assistant/engine/reading.ts";
import { courseOf, listClasses } from "#assistant/engine/rules/class-list.ts";
import { matching, wishOf } from "#assistant/engine/rules/class-matching.ts";
import { isOfClasses } from "#assistant/engine/rules/class-question.ts";
import { draft, referred } from "#assistant/engine/rules/courses.ts";
import { topicsIn } from "#assistant/engine/rules/topics.ts";
import { say } from "#assistant/engine/speak.ts";
import type { Rule, Turn } from "#assistant/engine/turn.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import type { Found } from "#school/classes/finder.ts";

const AT_ONCE =
	/\b(?:clash\w*|overlap\w*|conflict\w*|collid\w+|crash|same (?:time|days?|nights?)|at once|(?:do|take|fit)(?: in)? both|(?:(?:i|we|to) do|take|taking|doing|study|fit) .*\btogether|choc\w+|se cruz\w+|coincid\w+|traslap\w+|mism[oa]s? (?:tiempo|horas?|horario|dias?|noches?)|a la vez|(?:tomar|hacer|llevar|estudiar) .*\bjunt[oa]s|(?:tomar|hacer|llevar) (?:l[oa]s dos|ambos|ambas))\b/;
/** Stands between what is said of one program and what is said of the other. */
const JOINT = /^(?:and|with|w|or|as|y|e|con|o|que)$/;

/** "Does the evening EKG clash with CNA on Saturdays?": whether two programs can be taken side by side. */
export const classesTogether: Rule = (turn) => {
	const { reading } = turn;
	const [one, other, third] = referred(turn);
	if (!one || !other || third || reading.mentions.courses.length !== 2) return undefined;
	if (!AT_ONCE.test(reading.words.join(" "))) return undefined;
	if (topicsIn(reading).some((topic) => topic === "price" || !isOfClasses(topic))) return undefined;
	const pairs = pairsOf(turn, one, other);
	if (pairs.length === 0) return undefined;
	const apart = pairs.filter(([a, b]) => !meetAtOnce(turn, a, b));
	const [first = []] = apart;
	const isMixed = apart.length > 0 && apart.length < pairs.length;
	const found = [...new Set(isMixed ? first : pairs.flat())];
	const all = apart.length > 0 ? "classes_apart" : "classes_at_once";
	const lead = say(turn, isMixed ? "classes_some_apart" : all);
	const asked = { isLength: false, isPrice: false, isLanguage: false };
	const more = say(turn, "classes_more", { part: "" });
	const { text, named } = listClasses(turn, found, {
		isNamedEach: true,
		asked: { ...asked, isCost: false, isDeadline: false, isCount: false },
		lead,
		beside: more,
		isNeeded: true,
		isOrdered: true,
	});
	return draft("schedule", [lead, text, more].join("\n"), coursesOf(turn, named), {
		source: "fact",
		wishes: reading.clauses.map(({ words }) => words),
	});
};

const coursesOf = (turn: Turn, classes: readonly Found[]): Course[] => [
	...new Set(classes.flatMap((one) => courseOf(turn, one) ?? [])),
];

/** A class of each of two programs, of those that fit what is said of it ("the evening EKG"); those with places first. */
function pairsOf(turn: Turn, one: Course, other: Course): [Found, Found][] {
	const { mentions } = turn.reading;
	const firstOf = ({ slug }: Course) =>
		[...mentions.places].find(([, name]) => name === slug)?.[0] ?? 0;
	const [early, late] = firstOf(one) < firstOf(other) ? [one, other] : [other, one];
	const [sooner, later] = saidOfEach(turn.reading, firstOf(early), firstOf(late));
	const [before, after] = [classesOf(turn, early, sooner), classesOf(turn, late, later)];
	const pairs = before.flatMap((a) => after.map((b): [Found, Found] => [a, b]));
	const full = (pair: readonly Found[]) =>
		pair.filter(({ label }) => label === "waiting list").length;
	return pairs.sort((a, b) => full(a) - full(b));
}

/** What is said of the first program and what of the second: they part at a clause, a joint, or after the first one. */
function saidOfEach({ clauses, words }: Reading, first: number, second: number) {
	let start = 0;
	const starts = clauses.map((clause) => {
		const at = start;
		start += clause.words.length;
		return at;
	});
	const isBetween = (at: number) => at > first && at <= second;
	const clause = starts.findLast(isBetween);
	const joint = words.findLastIndex((word, at) => isBetween(at) && JOINT.test(word));
	const cut = clause ?? (joint < 0 ? first + 1 : joint);
	return [words.slice(0, cut), words.slice(cut)] as const;
}

/** The open classes of a program that fit what is said of it; all, where none does. */
function classesOf(turn: Turn, course: Course, words: readonly string[]): readonly Found[] {
	const fitting = matching(turn, wishOf(turn, [words]), [course]);
	return fitting.id === "classes_open" ? fitting.found : matching(turn, anyClass, [course]).found;
}

/** Whether a meeting of one class begins before a meeting of the other on the same day is over. */
function meetAtOnce({ knowledge }: Turn, one: Found, other: Found): boolean {
	const meetingsOf = ({ id }: Found) =>
		knowledge.classes.find((open) => open.id === id)?.meetings ?? [];
	const onDay = Map.groupBy(meetingsOf(other), ({ day }) => day);
	return meetingsOf(one).some(({ day, from, to }) =>
		onDay.get(day)?.some((meeting) => from < meeting.to && meeting.from < to),
	);
}
