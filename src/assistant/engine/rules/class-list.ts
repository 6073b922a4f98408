import { classInWords, type Detail } from "#assistant/engine/class-words.ts";
import { bullets } from "#assistant/engine/compose.ts";
import { headOf, say } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import type { Found } from "#school/classes/finder.ts";
import { saidClass } from "#school/classes/shown-class.ts";

/** So many classes are named in an answer, in so many characters; with what stands above and below them in so many more. */
const MOST = 5;
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
	const listOf = (named: readonly Found[], detail: Detail): ClassList => {
		const lines = named.map((one) => {
			const course = isNamedEach && courseOf(turn, one);
			const said = turn.language === "es" ? saidClass(one, inSpanish) : one;
			return (
				(course ? `${headOf(turn, course)}: ` : "") + classInWords(said, turn.language, detail)
			);
		});
		return { text: bullets(lines), named };
	};
	const room = Math.min(LONGEST, LONGEST_WITH_LEAD - lead.length) - beside.length;
	const roomOfAll = LONGEST_OF_ALL - lead.length - beside.length;
	const dated = { ...asked, isDeadline: true };
	const all = { ...dated, isLength: true, isPrice: true };
	for (let count = Math.min(MOST, found.length); count > 0; count--) {
		const named = isOrdered ? found.slice(0, count) : acrossCourses(found, count);
		const fits = [all, dated, asked].map((detail) => listOf(named, detail));
		const isAll = count === found.length;
		const list = fits.find(({ text }, at) => text.length <= (isAll && at > 0 ? roomOfAll : room));
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
	const part = { en: `These are ${shown} of ${all}. `, es: `Son ${shown} de ${all}. ` };
	return say(turn, "classes_more", { part: shown < all ? part[turn.language] : "" });
}
