/** How a message begins that may ask something after it. */
const START =
	/^¡?(?:(?:hi|hello|hey|hola|good (?:morning|afternoon|evening|night)|buen[oa]s? (?:d[ií]as?|tardes?|noches?))(?: there)?\b[ ,.!¡]{0,3}){1,3}/i;
const END = /\b(?:good (?:evening|night)|buen[oa]s (?:tardes|noches|dias))$/;

/** The greeting that a text begins with; empty without one. */
export const greetingOf = (text: string): string => START.exec(text)?.[0] ?? "";

/** Words without greetings before and after them: "buenas noches, es en línea" asks for no night. */
export const withoutGreetings = (text: string): string =>
	text.slice(greetingOf(text).length).replace(END, "");

const THANKS =
	/(?<!\b(?:say|saying|give|giving|to|just|many|a|the|my|of|decir|dar|doy|las|mil|muchas|no))[ ,.!]{1,3}(?:(?:thanks?|thank (?:you|u)|thx|ty|(?:muchas |mil )?gracias)(?: (?:so much|very much|a lot|in advance|de antemano))?[ .!]{0,5})$/i;

/** A text without the thanks that it ends with. */
export const withoutThanks = (text: string): string => text.replace(THANKS, "");
