import { numberOf } from "#platform/text/number-of.ts";

/** Of a class that lasts some months. */
export const DAYS_IN_MONTH = 30;
const UNITS: readonly [RegExp, number][] = [
	[/^(?:days?|dias?)$/, 1],
	[/^(?:weeks?|semanas?)$/, 7],
	[/^(?:months?|mes|meses)$/, DAYS_IN_MONTH],
];
const COUNT =
	"(\\d{1,2}|an?|one|una?|uno|single|solo|two|dos|three|tres|four|cuatro|five|cinco|six|seis)";
const SPAN = `${COUNT} (days?|dias?|weeks?|semanas?|months?|mes|meses)`;
const IN_ALL = "(?! (?:an?|per|each|every|por|a la|al|before|after|from|ago|off|antes|despues))";
/** How long a class may last: "under 3 months", "10 weeks or less", "finish in a month", "a one day class". */
const LIMITS: readonly RegExp[] = [
	new RegExp(
		`\\b(?:under|less than|(?:no|not) (?:more|longer) than|at most|within|max\\w*|up to|menos de|no mas de|maximo) ${SPAN}\\b${IN_ALL}`,
	),
	new RegExp(
		`\\b${SPAN}(?: long)? (?:or (?:less|under|shorter|fewer)|max\\w*|at most|tops|o menos|maximo)\\b`,
	),
	new RegExp(
		`\\b(?:done|finish\\w*|complet\\w+|termin\\w+|acab\\w+|certified|lasts?|takes?|dur[ae]n?)(?: \\w+){0,3}? (?:in|only|just|en|solo) ${SPAN}\\b${IN_ALL}`,
	),
	new RegExp(
		`\\b(?:de|of|only|just|solo) (?:\\w+ (?:or|o) )?${SPAN}(?= (?:nada mas|only|tops|max\\w*)|$)`,
	),
	// "A day class" is one in the daytime.
	new RegExp(`\\b(?!an? day\\b)${SPAN} (?:class|classes|courses?|programs?)\\b`),
	/\b(?:in|en) (?:an?|un) (single|solo) (day|dia)\b/,
	new RegExp(`\\b(?:clases?|cursos?|programas?) de ${SPAN}\\b${IN_ALL}`),
];

/** Reads the most days that a class may last from its first day to its last. */
export function longestIn(text: string): number | undefined {
	for (const limit of LIMITS) {
		const [, count = "", unit = ""] = limit.exec(text) ?? [];
		const days = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
		if (days) return days * numberOf(count);
	}
	return undefined;
}
