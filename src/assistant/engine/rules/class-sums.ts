import { titles } from "#assistant/engine/rules/courses.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import { dollars } from "#platform/text/money.ts";
import { numberOf } from "#platform/text/number-of.ts";
import type { Found } from "#school/classes/finder.ts";

/** "For both of us", "for three people", "por los dos" */
const PEOPLE =
	/\b(?:(?:both|two) of us|us both|(?:for|por|para) (?:both|ambos|ambas)(?: of us|$)|(?:me and my \w+|my \w+ and (?:i|me)|mi \w+ y yo)\b.{0,80} (?:both|together|l[oa]s dos|ambos|juntos)|(?:por|para) l[oa]s (dos|tres|cuatro|cinco)(?:$| personas\b)|(?:for|para|por|of|we are|somos) (\w+) (?:of us|people|persons|students|adults|personas|adultos|estudiantes))\b/;
/** "A class of 14 people" is no price for them. */
const FEW = 6;
/** For how many people something is asked; undefined where that is not said. */
export function peopleIn(text: string): number | undefined {
	const [said, ...counts] = PEOPLE.exec(text) ?? [];
	if (said === undefined) return undefined;
	const word = counts.find((one) => one !== undefined);
	const count = word === undefined ? 2 : numberOf(word);
	return count > 1 && count <= FEW ? count : undefined;
}

/** Two programs for two people are more than the sum. */
const OF_SEVERAL =
	/\b(?:(?:both|two|all) of us|us both|me and (?:for )?my|(?:my|mi) \w+ (?:and|y) (?:i|me|myself|yo)|(?:and|y) (?:my|mi) (?!\w+ (?:is|are|es)\b)\w+|para mi y)\b/;

/** "How many CNA classes do you have?", but not how many meetings one has. */
const HOW_MANY =
	/\bhow many (?:(?!(?:in|of|for|per)\b)\w+ ){0,3}(?:class(?:es)?|groups?|sections?)(?: \w+){0,3} (?:do (?:you|u)|are there|(?:you|u) have|are offered)\b|\bare there (?:only |just )?(?:[2-9]|two|three|four|five) (?:\w+ ){0,3}(?:classes|groups|sections)\b|\bcuant[oa]s (?:clases|grupos)(?: \w+){0,4} (?:hay|tienen|dan|ofrecen)\b|\bhay (?:solo )?(?:[2-9]|dos|tres|cuatro|cinco) (?:clases|grupos)\b/;
/** How often, or how much of one class, and not how many classes. */
const OF_ONE =
	/\b(?:weeks?|months?|years?|days?|hours?|have to|need|take|program|in|labs?|open|available|left|semanas?|mes(?:es)?|anos?|dias?|horas?|hay que|tomar|programa|curso|cupos?|quedan)\b/;
export const asksHowMany = (text: string): boolean => HOW_MANY.test(text) && !OF_ONE.test(text);

const APART =
	/\b(?:differ\w*|how much (?:more|less)(?! (?:time|work|than \d))|diferencia|cuanto (?:mas|menos)(?! o menos))\b/;
const IN_SUM =
	/\b(?:together|total|altogether|combined|both|sum|junt[oa]s|en total|l[oa]s dos|amb[oa]s|suma)\b/;
/** "The total for CNA or for phlebotomy" asks for each. */
const CHOICE = /\b(?:or|vs|versus|compared?|o)\b/;
/** What is only a part of a price, or is asked of each. */
const OF_PARTS =
	/\b(?:each|cada|deposit\w*|fees?|uniform\w*|exams?|books?|libros?|tuition|matricula|refund\w*|monthly|months?|mes|mensual\w*|weekly|weeks?|semanas?|hours?|horas?|time|tiempo|save|cheaper|discounts?|off|ahorr\w+|descuentos?)\b/;

const words = {
	en: {
		apart: (more: string, less: string, price: string) =>
			`${more} costs ${price} more than ${less}`,
		same: (titles: string, price: string) => `${titles} cost the same, ${price} in all`,
		together: (titles: string, price: string) => `${titles} cost ${price} together`,
		people: (count: number, price: string) => `For ${count} people that is ${price} in all`,
		count: (count: number, title: string) =>
			`There are ${count} classes for ${title} on our website right now`,
	},
	es: {
		apart: (more: string, less: string, price: string) =>
			`El curso de ${more} cuesta ${price} más que el de ${less}`,
		same: (titles: string, price: string) =>
			`Los cursos de ${titles} cuestan lo mismo, ${price} en total`,
		together: (titles: string, price: string) => `Los cursos de ${titles} juntos cuestan ${price}`,
		people: (count: number, price: string) => `Para ${count} personas son ${price} en total`,
		count: (count: number, title: string) =>
			`Ahora hay ${count} clases de ${title} en nuestro sitio`,
	},
} as const;

/** What is reckoned from the prices of classes, or their number, in a sentence; empty unless they give one answer. */
export function sumOf(
	turn: Turn,
	{ text, isPrice, isWhole }: { text: string; isPrice: boolean; isWhole: boolean },
	courses: readonly Course[],
	matched: readonly Found[],
): string {
	const said = words[turn.language];
	const [one, other, third] = courses;
	if (!one || third) return "";
	if (!other && isWhole && matched.length > 1 && asksHowMany(text))
		return `${said.count(matched.length, titles(turn, [one]))}:`;
	const [price, otherPrice] = courses.map(({ id }) => {
		const totals = new Set(matched.flatMap((found) => (found.courseId === id ? found.total : [])));
		return totals.size === 1 ? [...totals][0] : undefined;
	});
	if (!isPrice || price === undefined || OF_PARTS.test(text)) return "";
	if (!other) {
		const people = peopleIn(text);
		return people ? `${said.people(people, dollars(people * price))}:` : "";
	}
	if (otherPrice === undefined || peopleIn(text) || OF_SEVERAL.test(text)) return "";
	if (IN_SUM.test(text) && !CHOICE.test(text))
		return `${said.together(titles(turn, courses), dollars(price + otherPrice))}:`;
	if (!APART.test(text)) return "";
	if (price === otherPrice) return `${said.same(titles(turn, courses), dollars(price))}:`;
	const [more, less] = price > otherPrice ? [one, other] : [other, one];
	const apart = dollars(Math.abs(price - otherPrice));
	return `${said.apart(titles(turn, [more]), titles(turn, [less]), apart)}:`;
}
