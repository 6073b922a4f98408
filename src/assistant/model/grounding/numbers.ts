import { weekdays } from "#platform/calendar/days.ts";
import { numberWords, scales } from "./number-words.ts";
import { fold, keyOf, wordsOf } from "./words.ts";

/** A number with what it counts: 30 `draw`, 1200 `money`, 540 `clock` (minutes after midnight). */
export interface Quantity {
	value: number;
	/** `money`, `percent`, `clock`, or the key of the word that is counted; empty when nothing follows. */
	unit: string;
}

const one = new Set(["one", "un", "una", "uno", "a", "an"]);

const names = [...numberWords.keys()].join("|");
const SPOKEN = new RegExp(
	`\\b(?:(?:one|a|un) )?(?:${names})(?:(?:[ -]|(?: and | y ))(?:${names}))*\\b`,
	"g",
);
// "One" alone counts nothing ("one of them"), but a length ("a month", "un año").
const SINGLE = /\b(?:one|an?|una?) (?=(?:week|month|year|semana|mes|ano)\b)/g;
// The English adverb, not eleven.
const ONCE = /\bonce (?=you|a |an |per|every|the|your|it|they|we|i )|\b(?:at|only) once\b/g;

/** Adds up "one hundred and twenty five", "treinta y cinco", "twelve hundred". */
function valueInWords(spoken: string): number {
	let total = 0;
	let part = 0;
	for (const word of spoken.split(/[ -]/)) {
		const scale = scales.get(word);
		if (scale === undefined) part += numberWords.get(word) ?? (one.has(word) ? 1 : 0);
		else if (scale === 1000) {
			total += (part || 1) * scale;
			part = 0;
		} else part = (part || 1) * scale;
	}
	return total + part;
}

const digitsFor = (text: string): string =>
	fold(text)
		.replace(ONCE, " ")
		.replace(SINGLE, "1 ")
		.replace(SPOKEN, (spoken) => String(valueInWords(spoken)));

// A digit inside of a name (CMS-1500, ICD-10) belongs to the name.
const NUMBER =
	/(?<![\p{L}\d/]-?)(?<dollar>(?:us)?[$€£]\s?|usd\s?)?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?<clock>:\d\d)?(?<thousand>k\b)?(?:st|nd|rd|th)?/gu;
const RANGE = /^\s?(?:-|to|a|or|o|and|y)\s?(?=[$\d])/;
const MONEY = /^\s?(?:dollars?|usd|bucks|dolares|pesos)\b/;
const PERCENT = /^\s?(?:%|percent\b|por ciento\b)/;
const HALF_DAY = /^\s?([ap])\.?\s?m\b/;

/** The numbers of a text, in digits or words, without those of phones, addresses and paths. */
export function quantitiesIn(text: string): Quantity[] {
	const plain = digitsFor(
		text.replace(
			/(?<!\S)\S[^\s@]*@\S+|(?<![\p{L}\d])\/[\w\-/?=&]+|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/gu,
			" ",
		),
	);
	const found = [...plain.matchAll(NUMBER)].map((match) => ({
		...read(match, plain.slice(match.index + match[0].length)),
		isRange: RANGE.test(plain.slice(match.index + match[0].length)),
	}));
	// "Two to three weeks" are two weeks, or three.
	for (const [place, quantity] of [...found.entries()].reverse()) {
		const next = found[place + 1];
		if (quantity.isRange && next && next.unit !== "clock" && quantity.unit !== "clock")
			quantity.unit = next.unit;
	}
	return found.map(({ value, unit }) => ({ value, unit }));
}

function read({ groups = {} }: RegExpMatchArray, rest: string): Quantity {
	const { dollar, digits = "", clock, thousand } = groups;
	const value = Number(digits.replaceAll(",", "")) * (thousand ? 1000 : 1);
	const half = HALF_DAY.exec(rest)?.[1];
	if (half || clock) {
		const hour = half ? (value % 12) + (half === "p" ? 12 : 0) : value;
		return { value: hour * 60 + Number(clock?.slice(1) ?? 0), unit: "clock" };
	}
	if (dollar || MONEY.test(rest)) return { value, unit: "money" };
	if (PERCENT.test(rest)) return { value, unit: "percent" };
	const [next] = /^[\s-]*\p{L}+/u.test(rest) ? wordsOf(rest) : [];
	return { value, unit: next ? keyOf(next) : "" };
}

const measures = new Set([
	"money",
	"percent",
	"clock",
	...["hour", "day", "week", "month", "year"].map(keyOf),
]);

/**
 * Whether a published text holds a quantity. Measures must agree; of counted things the number must
 * be there, and the word for them somewhere in the text. A bare hour may be a clock time: "9 to 5".
 */
export function holdsQuantity(
	{ value, unit }: Quantity,
	published: readonly Quantity[],
	keys: ReadonlySet<string>,
): boolean {
	return published.some((other) => {
		if (measures.has(unit)) return other.unit === unit && other.value === value;
		if (other.unit === "clock" && value <= 12) return other.value % 720 === (value % 12) * 60;
		return (
			other.value === value &&
			other.unit !== "money" &&
			(unit === other.unit || keys.has(unit) || !unit)
		);
	});
}

const calendar = new Set(
	`${weekdays.join(" ")}
	january february march april june july august september october november december weekend`
		.split(/\s+/)
		.map(keyOf),
);

/** The weekdays and months that a text names, in either language, as keys. */
export const calendarIn = (text: string): string[] =>
	wordsOf(text)
		.map(keyOf)
		.filter((key) => calendar.has(key));
