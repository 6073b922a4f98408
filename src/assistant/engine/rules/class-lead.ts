import { formatDay } from "#platform/calendar/days.ts";
import type { Language } from "#platform/text/language.ts";
import { dollars } from "#platform/text/money.ts";
import type { Found } from "#school/classes/finder.ts";
import { lengthInEnglish, lengthInWords } from "#school/classes/in-short.ts";
import { weekInWords } from "#school/classes/words.ts";
import { classInSpanish, lengthInSpanish } from "#school/classes/words-in-spanish.ts";

/** What a sentence says of one class. */
type Aspect = "price" | "length" | "deadline" | "room" | "times" | "start" | "end";

const START =
	/^(?!.*\b(?:how often|more than once|cada cuanto)\b).*\b(?:next|start(?:s|ing)?|begins?|proxim[oa]s?|siguiente|empie[cz]an?|comien[cz]an?|inician?)\b/;
const END =
	/\b(?:(?:when|what day|cuando)(?: \w+){0,5} (?:ends?|finish\w*|over|done|termina\w*|acaba\w*)|finish(?:ed)? before)\b/;
const TIMES =
	/\b(?:what (?:time|hours?|days?)|which days|how late|(?:gets?|lets?) out|hours|schedule|all day|a que horas?|que (?:dias?|horas?|horario)|horarios?|todo el dia)\b/;
const LENGTH =
	/\b(?:how (?:long|many (?:weeks|months))|cuanto dura|cuant[oa]s (?:semanas|meses))\b/;

/** Seats, and not jobs, the hours of the office or the place. */
const ROOM =
	/\b(?:full|seats?|spots?|places? (?:left|open)|space|cupos?|llen[oa]s?|quedan|get in)\b/;
const REGISTERING =
	/\b(?:regist\w*|enroll\w*|sign|apply|join|get in|too late|inscri\w+|apunt\w+)\b/;
/** What is not the class as a whole, though it has a start, an end, a length or a price as well. */
const ELSEWHERE =
	/\b(?:exams?|certif\w*|cards?|pay\w*|pag\w+|refund\w*|cancel\w*|drop|money back|deposit\w*|fees?|uniform\w*|tuition|matricula|without|sin|a week|per|jobs?|work(?:ing)?|trabaj\w+|wait\w*|break|drive|hospitals?|techs|technicians|office|oficina|abren|you (?:still )?open|arriv\w+|late|after|later|another|licen\w+|renew\w*|plazo|learn|cover\w*)\b|(?<!with )(?<!with the )(?<!con )(?<!con los )\b(?:books?|libros?)\b(?! included)/;

const words = {
	en: {
		costs: (price: string) => `costs ${price} in all`,
		takes: (length: string) => `takes ${length}`,
		isOpenUntil: (day: string) => `takes registrations until ${day}`,
		meets: (week: string) => `meets ${week}`,
		starts: (day: string) => `starts on ${day}`,
		ends: (day: string) => `ends on ${day}`,
		rooms: {
			open: "has places open",
			"last places": "has its last places open",
			"waiting list": "is full and has a waiting list",
			closed: "",
		},
		and: " and ",
		locale: "en-US",
		weekdays: undefined,
		length: lengthInEnglish,
	},
	es: {
		costs: (price: string) => `cuesta ${price} en total`,
		takes: (length: string) => `dura ${length}`,
		isOpenUntil: (day: string) => `recibe inscripciones hasta el ${day}`,
		meets: (week: string) => `se da ${week}`,
		starts: (day: string) => `empieza el ${day}`,
		ends: (day: string) => `termina el ${day}`,
		rooms: {
			open: "tiene lugares",
			"last places": "tiene los últimos lugares",
			"waiting list": "está llena y tiene lista de espera",
			closed: "",
		},
		and: " y ",
		locale: "es-US",
		weekdays: classInSpanish.weekdays,
		length: lengthInSpanish,
	},
} as const;

/** What is asked of a class besides its line. */
export interface AskedOfOne {
	text: string;
	isPrice: boolean;
	isDeadline: boolean;
	isRoom: boolean;
	/** Whether its days were told by who asks. */
	isDated: boolean;
}

/** The one thing that is asked of a class; undefined if that is none, or several. */
export function aspectAsked({
	text,
	isPrice,
	isDeadline,
	isRoom,
	isDated,
}: AskedOfOne): Aspect | undefined {
	const isLate = /\btoo late\b/.test(text);
	if (ELSEWHERE.test(isLate ? text.replace("too late", "") : text)) return undefined;
	const isRegistering = REGISTERING.test(text);
	const isEnd = END.test(text) && !isRegistering;
	const asked: Record<Aspect, boolean> = {
		price: isPrice,
		length: LENGTH.test(text),
		deadline: isDeadline && isRegistering,
		room: isRoom && !isDeadline && ROOM.test(text),
		times: TIMES.test(text),
		start: START.test(text) && !isDated && !isEnd && !isRegistering,
		end: isEnd,
	};
	const aspects = (Object.keys(asked) as Aspect[]).filter((aspect) => asked[aspect]);
	return aspects.length === 1 ? aspects[0] : undefined;
}

/** `starts on Tuesday, January 19, 2027`; undefined where a class does not tell it in a few words. */
export function saidOf(one: Found, aspect: Aspect, language: Language): string | undefined {
	const said = words[language];
	const { days, firstDay, irregular, label, lastDay, registerBy, total } = one;
	const whole = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
	const inWords = (day: string) => formatDay(day, whole, said.locale);
	const full = label === "waiting list" ? said.and + said.rooms[label] : "";
	if (aspect === "price") return said.costs(dollars(total));
	if (aspect === "length") return said.takes(lengthInWords(one, said.length));
	if (aspect === "start") return said.starts(inWords(firstDay)) + full;
	if (aspect === "end") return said.ends(inWords(lastDay));
	if (aspect === "deadline" && label !== "waiting list")
		return registerBy ? said.isOpenUntil(inWords(registerBy)) : undefined;
	if (aspect === "deadline" || aspect === "room") return said.rooms[label] || undefined;
	return days.length === 0 || irregular.length > 0
		? undefined
		: said.meets(weekInWords(days, said.weekdays));
}
