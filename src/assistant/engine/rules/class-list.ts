import { classInWords, type Detail } from "#assistant/engine/class-words.ts";
import { bullets } from "#assistant/engine/compose.ts";
import { headOf, say } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import type { Found } from "#school/classes/finder.ts";
import { saidClass } from "#school/classes/shown-class.ts";

/** So many classes are named in an answer, in so many characters; with what stands above and below them in so many more. */
const MOST = 5;
/** So many where then none is left out. */
const MOST_OF_ALL = 7;
const LONGEST = 440;
const LONGEST_WITH_LEAD = 505;
/** Where then none is left out, there may be so many with all that is said. */
const LONGEST_OF_ALL = 525;

interface ClassList {
	text: string;
	named: readonly Found[];
}

interface Options {
	isNamedEach: boolean;
	/** What a line tells in any case. */
	asked: Partial<Detail>;
	/** What is said above the list. */
	lead: string;
	/** What else the answer says. */
	beside: string;
	/** Whether one is listed even where there is no room. */
	isNeeded: boolean;
	/** Whether their order is what was asked for. */
	isOrdered: boolean;
}

/** `CNA` of a long title that has it in parentheses, where all would not fit. */
const SHORT_NAME = /(?<=\()[A-Z]{3,4}(?=\))|^[A-Z]{3,4}(?= \()/;

const NOTHING: Detail = {
	isLength: false,
	isPrice: false,
	isCost: false,
	isLanguage: false,
	isDeadline: false,
	isCount: false,
};

/** Lists classes, a line each: as many as there is room for, with all that is known of them if that has room as well. */
export function listClasses(
	turn: Turn,
	found: readonly Found[],
	{ isNamedEach, asked: inAnyCase, lead, beside, isNeeded, isOrdered }: Options,
): ClassList {
	const asked = { ...NOTHING, ...inAnyCase };
	const inSpanish = (line: string) => turn.knowledge.spanishOf(line) ?? line;
	const listOf = (named: readonly Found[], detail: Detail, isShort = false): ClassList => {
		const lines = named.map((one) => {
			const course = isNamedEach && courseOf(turn, one);
			const said = turn.language === "es" ? saidClass(one, inSpanish) : one;
			const head = course ? headOf(turn, course) : "";
			const name = isShort ? (SHORT_NAME.exec(head)?.[0] ?? head) : head;
			return (name ? `${name}: ` : "") + classInWords(said, turn.language, detail);
		});
		return { text: bullets(lines), named };
	};
	const room = Math.min(LONGEST, LONGEST_WITH_LEAD - lead.length) - beside.length;
	const roomOfAll = LONGEST_OF_ALL - lead.length - beside.length;
	const dated = { ...asked, isDeadline: true };
	const all = { ...dated, isLength: true, isPrice: true };
	if (found.length <= MOST_OF_ALL) {
		const lists = [all, dated, asked].flatMap((detail, at) =>
			[false, true].map((isShort) => ({
				list: listOf(found, detail, isShort),
				most: at > 0 || isShort ? roomOfAll : room,
			})),
		);
		const whole = lists.find(({ list, most }) => list.text.length <= most);
		if (whole) return whole.list;
	}
	for (let count = Math.min(MOST, found.length - 1); count > 0; count--) {
		const named = isOrdered ? found.slice(0, count) : acrossCourses(found, count);
		const fits = [all, dated, asked].map((detail) => listOf(named, detail));
		const list = fits.find(({ text }) => text.length <= room);
		if (list) return list;
	}
	// Without the parts of a price, of which there may be many with long names.
	return listOf(isNeeded ? found.slice(0, 1) : [], { ...asked, isCost: false });
}

/** So many of the classes in their order: those with places before full ones, and the first of each course before a second one. */
function acrossCourses(found: readonly Found[], count: number): Found[] {
	const firstsOf = (classes: readonly Found[]) =>
		classes.filter(
			({ courseId }, at) => at === classes.findIndex((one) => one.courseId === courseId),
		);
	const open = found.filter(({ label }) => label !== "waiting list");
	const ranked = [...firstsOf([...open, ...found]), ...open, ...found];
	const chosen = [...new Set(ranked)].slice(0, count);
	return found.filter((one) => chosen.includes(one));
}

export const courseOf = ({ knowledge }: Turn, { courseId }: Found): Course | undefined =>
	[...knowledge.courses.values()].find(({ id }) => id === courseId);

/** The courses of classes, each once. */
export const coursesOf = (turn: Turn, classes: readonly Found[]): Course[] => [
	...new Set(classes.flatMap((one) => courseOf(turn, one) ?? [])),
];

/** Where all classes stand, and how many of so many were named. */
export function moreOf(turn: Turn, shown: number, all: number): string {
	const part =
		shown === 1
			? { en: `This is 1 of ${all}. `, es: `Es 1 de ${all}. ` }
			: { en: `These are ${shown} of ${all}. `, es: `Son ${shown} de ${all}. ` };
	return say(turn, "classes_more", { part: shown < all ? part[turn.language] : "" });
}
