import { daysBetween } from "#platform/calendar/days.ts";
import type { Found } from "#school/classes/finder.ts";

/** What several classes are compared by: how it is asked and said, and what comes first. */
export interface ClassOrder {
	asked: RegExp;
	en: string;
	es: string;
	of: (one: Found) => string | number;
	isOfPrice?: true;
	/** The greatest comes first. */
	isFalling?: true;
	isOfLength?: true;
}

const SOON =
	"(?:first|soon(?:er|est)|earli(?:er|est)|quick(?:er|est)?|fast(?:er|est)?|primero|(?:mas )?(?:pronto|rapido))";
const END = "(?:finish\\w*|ends?|ending|done|over|complete\\w*|graduat\\w+|termin\\w+|acab\\w+)";

const orders: readonly ClassOrder[] = [
	{
		asked:
			/\b(?:cheap(?:er|est)?|(?:less|least) expensive|costs? (?:less|(?:the )?least)\b|(?:is|are|be) less$|low(?:er|est) (?:price|cost)|(?:mas )?(?:barat[oa]s?|(?<!\bayuda )economic[oa]s?)|menos car[oa]s?|(?:cuestan?|valen?) menos)\b/,
		en: "the least expensive first",
		es: "primero la más barata",
		of: ({ total }) => total,
		isOfPrice: true,
	},
	{
		asked:
			/\b(?:most expensive|costs? (?:the )?most|high(?:er|est) (?:price|cost)|(?:cual|que|el|la|l[oa]s)(?: \w+){0,3} mas car[oa]s?|cuestan? mas)\b/,
		en: "the most expensive first",
		es: "primero la más cara",
		isFalling: true,
		of: ({ total }) => -total,
		isOfPrice: true,
	},
	{
		asked: new RegExp(
			`\\b(?:${END} (?:\\w+ ){0,2}(?:${SOON}|antes)|(?:more )?${SOON} (?:(?:to|one|class|en|de|que) ){0,2}${END})\\b`,
		),
		en: "in the order in which they end",
		es: "en el orden en que terminan",
		of: ({ lastDay }) => lastDay,
	},
	{
		asked:
			/\b(?:short(?:er|est)|quick(?:er|est)|fast(?:er|est)|mas (?:cort|rapid)[oa]s?|duran? menos|(?:is|takes?|needs?) (?:the )?(?:less|least) time|(?:es|toma|lleva|requiere)n? menos tiempo)\b/,
		en: "the shortest first",
		es: "primero la más corta",
		isOfLength: true,
		of: ({ firstDay, lastDay }) => daysBetween(firstDay, lastDay),
	},
	{
		asked: /\b(?:which|what|cual)(?: \w+){0,6} (?:long(?:er|est)|mas larg[oa]s?|duran? mas)\b/,
		en: "the longest first",
		es: "primero la más larga",
		isOfLength: true,
		of: ({ firstDay, lastDay }) => -daysBetween(firstDay, lastDay),
	},
	{
		asked:
			/\b(?:(?:last|latest)(?: one)? to (?:start|begin)|latest start\w*|(?:starts?|begins?) (?:last|the latest)|ultim[oa]s? en empezar|empiezan? (?:al final|mas tarde))\b/,
		en: "the latest start first",
		es: "primero la que empieza al final",
		of: ({ firstDay }) => -daysBetween("2000-01-01", firstDay),
	},
	{
		asked:
			/\bearliest (?:in the (?:day|morning)|hour)\b|\b(?:what|which) (?:time|hour)(?: \w+){0,4} earliest\b|\bmas temprano (?:en|de|por) la manana\b|\ba que hora\b.* mas temprano\b/,
		en: "the earliest in the day first",
		es: "primero la que empieza más temprano",
		of: ({ days, irregular, firstDay }) =>
			`${[...days, ...irregular].map(({ from }) => from).sort()[0]} ${firstDay}`,
	},
	{
		asked:
			/\b(?:soone(?:r|st)|(?<!\bno )earli(?:er|est)|(?:closest|nearest) (?:class|date|one|course)|(?:starts?|begins?) first|(?:the|very|la|el) (?:first|primer[oa]?) (?:available )?(?:class|course|clase|curso) (?:that|i|we|you|que|available|disponible)\b|(?:first|primer[oa]?) (?:one )?(?:to|en|que) (?:start|begin|empie?\w+|comen\w+)|mas pronto|(?:empieza|comienza|inicia) (?:primero|antes))\b/,
		en: "in the order in which they start",
		es: "en el orden en que empiezan",
		of: ({ firstDay }) => firstDay,
	},
];

/** Returns by what a message compares classes; undefined if it does not. */
export const orderIn = (text: string): ClassOrder | undefined =>
	orders.find(({ asked }) => asked.test(text));

const BOTH_ENDS =
	/\b(?:most|highest|longest|mas car[oa]|mas larg[oa])\b.*\b(?:least|lowest|cheapest|shortest|mas barat[oa]|mas cort[oa]|menos)\b|\b(?:least|lowest|cheapest|shortest|mas barat[oa]|mas cort[oa])\b.*\b(?:most|highest|longest|mas car[oa]|mas larg[oa])\b/;
/** "The most and the least expensive" asks for both ends of an order. */
export const asksForEnds = (text: string): boolean => BOTH_ENDS.test(text);

/** The two first and the two last of them. */
export function endsOf(found: readonly Found[]): readonly Found[] {
	const firsts = [...new Map(found.toReversed().map((one) => [one.courseId, one])).values()];
	const each = found.filter((one) => firsts.includes(one));
	return each.length > ENDS ? [...each.slice(0, ENDS / 2), ...each.slice(-ENDS / 2)] : found;
}
const ENDS = 4;

/** A class of each program, or of each of its prices: the first one with a place, else the first. */
export function firstOfEachPrice(found: readonly Found[], isEachPrice: boolean): readonly Found[] {
	const keyOf = ({ courseId, total }: Found) => (isEachPrice ? `${courseId} ${total}` : courseId);
	const byPlace = found.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b)));
	const chosen = new Set([...Map.groupBy(byPlace, keyOf).values()].map(([first]) => first));
	return found.filter((one) => chosen.has(one));
}
const isFull = ({ label }: Found): boolean => label === "waiting list";

/** The classes in an order; what is the same in it stays as it is. */
export const inOrder = (found: readonly Found[], { of }: ClassOrder): readonly Found[] =>
	found.toSorted((a, b) => (of(a) < of(b) ? -1 : Number(of(a) > of(b))));
