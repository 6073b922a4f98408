import { type DateWish, dateWishIn, isPointing } from "#assistant/engine/class-dates.ts";
import { between, type Hours, hoursIn } from "#assistant/engine/class-hours.ts";
import { languageIn } from "#assistant/engine/class-language.ts";
import { longestIn } from "#assistant/engine/class-length.ts";
import { type DaysAWeek, daysAWeekIn, type Room, roomIn } from "#assistant/engine/class-limits.ts";
import { withoutDay } from "#assistant/engine/class-periods.ts";
import { highestPriceIn } from "#assistant/engine/class-price.ts";
import { daysIn } from "#assistant/engine/days.ts";
import { withoutGreetings } from "#assistant/engine/greetings.ts";
import { mondayFirst, weekdays } from "#platform/calendar/days.ts";
import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { minutesOf } from "#platform/calendar/new-york.ts";
import { fold } from "#platform/text/fold.ts";
import { EVENING, type FreeTime } from "#school/classes/finder.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

const NOON = "12:00";
/** A class of the morning is over by then. */
export const MORNING_ENDS = "14:00";
const daytime = between("00:00", EVENING);
const evening = between(EVENING);

/** Parts of a day: how they are said, the classes that are meant, and what is left for whoever works then. */
const parts = {
	morning: {
		said: /\bmornings?\b|\bin the am\b|\b(?:las?|de|cada) mananas?\b/,
		// It begins before noon; a whole day is none.
		hours: { ...between("00:00", MORNING_ENDS), before: NOON },
		left: [between(NOON)],
	},
	afternoon: {
		said: /\bafternoons?\b/,
		hours: { ...between(NOON), before: EVENING },
		left: [between("00:00", NOON), evening],
	},
	/** In Spanish "tarde" lasts until night. */
	late: {
		said: /(?<!\b(?:mas|muy|tan|demasiado|es|lleg\w+) )\btardes?\b|\bin the pm\b/,
		hours: between(NOON),
		left: [between("00:00", NOON), evening],
	},
	evening: {
		said: /\b(?:evenings?|nights?|overnights?|(?:dinner|closing|graveyard) (?:shifts?|rush)|nocturn\w+|noches?)\b/,
		hours: evening,
		left: [daytime],
	},
	day: {
		said: /\bday ?time\b|\b(?:during|by) (?:the )?day\b|\b(?:work(?:s|ing)?|only) days\b|\bwork(?:s|ing)? in the day\b|(?<!\b(?:\d+|one|single|two|each|every) )\bday (?:class|course|shift|job|program|group|option|one)\w*\b|\bdays? (?:or|and) (?:the )?(?:evenings?|nights?)\b|\b(?:evenings?|nights?) (?:or|and) (?:the )?days?\b|\b(?:de|durante el|todo el) dia\b|\bdiurn\w+|^(?:(?:and|or|what about|how about) )?day$/,
		hours: daytime,
		left: [evening],
	},
} as const;
export type PartOfDay = keyof typeof parts;

/** Whoever speaks of work names the times that are taken. */
const BUSY =
	/\b(?:(?:have|got|tengo) (?:a|an|un) \d\w* (?:to|a) \d|\bi (?:also )?(?:teach|coach|volunteer)|(?:have|got) (?:my|the) (?:kids?|son|sons|daughters?|children|grand\w+)|tengo a mis? (?:hij\w+|niet\w+|nin\w+)|work(?:s|ing)?|jobs?|shifts?|busy|(?:take|taking) care of (?:my|our|an?)|babysit\w*|(?:go|going) to (?:(?:the|my|a) )?(?:church|mosque|temple|synagogue|therapy)|voy a (?:la |mi )?(?:iglesia|mezquita|terapia|dialisis)|(?:is|are|es|son) (?:for |para )?(?:the |la |my |mi )?(?:church|mass|family|iglesia|misa|familia)|i have (?:dialysis|chemo\w*|therapy)|sleep|duermo|trabaj\w+|turnos?|empleos?|ocupad[oa]s?|cuid(?:o|ando) (?:a )?(?:mi|un|una)s?)\b(?! (?:for|with) me\b)/;
const SLEEPS = /\b(?:sleep|duermo)\b/;
const OFF_WORK =
	/^(?:(?:and|y|then|luego) )?(?:i (?:am |get )?(?:off|out|done)|(?:yo )?salgo|termino)\b/;
/** "I work Fridays all day" */
const ALL_DAY = /^(?:all|whole|todo|el|day|dia|long)$/;
const AT_HOME =
	/^(?:and |y )?(?:(?:i am |im |i get )?(?:back )?home (?:by|at|around)|(?:llego|estoy) (?:a|en) (?:mi )?casa)\b/;
/** Not on the days that were named. */
const OTHER_DAYS = /\bthe (?:other|rest of the) days\b|\bl?os (?:otros|demas) dias\b/;
const OFF_DAYS = /\b(?:am|are|is|im|hes|shes) off (?:from |of )?(?:work|my job)\b/;
/** "I clean offices at night", "soy mesera los fines de semana": what is done then is work. */
const AT_WORK =
	/\b(?:i|we) (?:also )?(?:bartend|clean|cook|deliver|drive|nanny|tutor|wait tables|waitress)\b|\bi am an? (?!\w*(?:mother|father|beginner|learner|newcomer|member|senior|minor)\b)(?:\w+ ){0,3}?(?:\w+(?:er|or|ist)|aide|clerk|cook|guard|host|hostess|maid|nurse|student|tech|waitress)\b|(?:^|\b(?:yo|y|pero|porque|pues|tambien|que) )(?:atiendo|cocino|conduzco|enseno|limpio|manejo|plancho|reparto|vendo)\b|\bsoy (?:una? )?(?!solter)\w+(?:er[oa]|dora?|ista|nte)\b/;
/** "My ESL class is Tuesdays and Thursdays": what somebody does already takes its times, and is no class that is asked for. */
const COMMITTED =
	/(?<!\b(?:for|para) )\b(?:my|our|mi|mis|nuestr[oa]s?) (?:(?!(?:ideal|prefer\w*|favorite|best|better|first|next|choice|schedule|horario|mejor|preferid\w+|need)\b)\w+ ){0,3}?(?:class(?:es)?|course|lessons?|study|practice|rehearsals?|training|therapy|dialysis|chemo\w*|treatments?|services?|mass|prayers?|choir|gym|clases?|cursos?|terapias?|dialisis|quimio\w*|tratamientos?|ensayos?|entrenamientos?|culto|misa|coro)(?! (?:de|of|in|en) (?:cna|chha|ekg|pct|cpr|rcp|phleb|flebo|pharm|farm))(?: (?:de|of|at|in|en)(?: \w+){1,3}?)? (?:is|are|meets?|runs|goes|es|son|toca)\b(?! (?:better|best|only|ok|fine|what|mejor)\b)(?!.*\b(?:with you|con ustedes)\b)/;
/** "Is there a difference in price for weekends?" asks for the other classes as well, "evening vs weekend" for both. */
const DIFFERS =
	/\b(?:differences?|diferencias?|same (?:price|cost|amount)|(?:price|cost|amount) (?:\w+ ){0,3}same|costs? (?:all )?the same|(?:price|cost|precio|costo)s?(?: \w+){0,8} (?:changes?|differs?|depends?|cambian?)|mism[oa] (?:precio|costo)|cuestan? (?:lo mismo|igual)|(?:do|does|are|is|will) (?:\w+ ){1,8}(?:costs? (?:more|less)|cheaper|more expensive)|(?:cuestan?|valen?|salen?) (?:mas|menos)(?! de))\b/;
/** "On Sundays or only on weekdays?" asks for both. */
const OR_ONLY =
	/\b(?:or|o) (?:only|just|solo|solamente)(?: \w+){0,3} (?:\w*days|weekends?|mornings?|afternoons?|evenings?|nights?|night (?:one|class)|day (?:one|class)|semana|noches?|mananas?|tardes?|sabados?|domingos?)\b/;
const COMPARES = /\b(?:differs?|compared?|comparad[oa]s?|versus|vs|(?<!rather )than)\b/;
/** "Which is quicker, the day one or the Saturday one?", but not "I want a shorter one, on Saturday or Sunday" */
const WHICH_IS_MORE =
	/^(?!.*\b(?:want|need|something|anything|quiero|necesito|busco|algo)\b).*\b(?:which|what|whats|is|are|cual|es|son)\b.*\b(?:longer|shorter|cheaper|quicker|faster|sooner|earlier|mas (?:larg[oa]|cort[oa]|barat[oa]|rapid[oa]|car[oa]|pronto)s?)\b/;
const OR_AT =
	/\b(?:or|o)(?: in| at| on| by| de| por| the| la| el| los| las)* (?:days?|daytime|mornings?|afternoons?|evenings?|nights?|week\w+|\w+days?|dia|mananas?|tardes?|noches?|fin|sabados?|domingos?|spanish|english|espanol|ingles)\b/;
/** Somebody is free while these last. */
const FREE =
	/\b(?:free|available|school|(?:on|off) the bus|kindergarten|preschool|daycare|babysitter|before (?:then|that)|antes de es[ao]|libres?|disponibles?|escuela|guarderia)\b/;
/** "He is in school till 2:30, then he is free" */
const FREE_THEN =
	/\bthen (?:hes|shes|theyre|im|(?:he|she|they|i) (?:is|are|am)) free\b|\b(?:hes|shes|theyre|im|(?:he|she|they|i) (?:is|are|am)) free (?:after|then)\b/;
const AT_SCHOOL =
	/\b(?:kids?|child|children|sons?|daughters?|boys?|girls?|they|hij[oa]s?|nin[oa]s?)\b.*\b(?:(?:at|in|into|from|out of) (?:their )?(?:school|kindergarten|preschool)|escuela|kinder|guarderia)\b|\b(?:kids?|child|children|sons?|daughters?|boys?|girls?)\b.*\b(?:school bus|(?:on|off) the bus|(?:back )?at the school)\b|\b(?:drop|pick)(?:ping)?(?: off| up)? (?:my|the|our) (?:kids?|child|children|sons?|daughters?|boys?|girls?)\b|\b(?:dejo|llevo|recojo) a (?:mis?|l[oa]s) (?:hij|nin)[oa]s?\b/;
/** What is told of registering or of being paid: "I can come in on Monday to sign up". */
const REGISTERS =
	/\b(?:come in (?:\w+ ){0,3}to (?:register|sign|pay|enroll)|registration|payday)\b/;
/** "If I register Monday", "until payday Friday": days of one's own. */
const OTHER_DAY = new RegExp(
	`\\b(?:register|sign(?: me)? up|enroll|decide|pay|payday|paid|come in|decid\\w+|inscrib\\w+|pagar)(?: (?:on|by|this|next|till?|until|el|para el))* (?:${[...weekdays, ...weekdaysInSpanish].map((name) => fold(name)).join("|")}|tomorrow|today|manana|hoy)\\b`,
);
/** "My husband works days": that leaves the visitor's own time as it is, */
const OTHERS_WORK = (() => {
	const who =
		"(?:husband|wife|partner|boyfriend|girlfriend|mom|mother|sister|espos[oa]|marido|mama|hermana)";
	const time =
		"(?:days?|nights?|evenings?|mornings?|afternoons?|weekends?|dia|noche|manana|tarde|fin(?:es)? de semana)";
	const at = "(?: (?:during the|in the|on|at|de|por la|en la|los))?";
	return new RegExp(
		`\\b(?:my|mi) ${who} (?:also |only |tambien |solo )?(?:works?|trabaja)${at} ${time}(?: (?:and|or|y|o)${at} ${time})*\\b`,
	);
})();
/** unless the class is for them. */
const FOR_OTHERS = /\b(?:(?:for|para) (?:her|him|them|el$|ellos)|she|he|wants|quiere|ella)\b/;
/** When somebody wants to come to the office. */
const VISITS = /\b(?:(?:come|coming|(?<!bus )stop|stopping|swing|drop|pass) by|pasar por)\b/;
const EVERY_DAY = /\b(?:every ?day|(?:7|seven) days|todos los dias)\b/;
/** A clause of so few words goes on with the one before it. */
const FEW_WORDS = 2;
const REFUSES = /\b(?:no|not|cant|cannot|dont|doesnt|bad)\b/;
const ONLY = /^(?:only|solo|solamente)$/;
const AND = /^(?:and|or|y|o|e)$/;
const OF_CLOCK = /^(?:\d\w*|[ap]m|from|to|until|till?|and|de|a|las|hasta|y)$/;
const [weekend, workdays] = [mondayFirst.slice(5), mondayFirst.slice(0, 5)];

/** When somebody could come to a class, or which one is asked for. */
export interface ClassWish {
	/** At any time where nothing is said of it; never if it is empty. */
	free?: readonly FreeTime[] | undefined;
	/** Numbers of weekdays that are asked for. */
	days: readonly number[];
	part?: PartOfDay | undefined;
	/** Times are told in another way than by days and a part of the day. */
	isOther: boolean;
	/** It tells of a week with its hours or days, more than a part of the day. */
	isOfWeek: boolean;
	/** A language tag. */
	language?: string | undefined;
	/** Any language but that one. */
	isAnotherLanguage?: true | undefined;
	dates?: DateWish | undefined;
	/** The days are one choice, and the part of a day is another: "in the evening or on weekends". */
	isEither: boolean;
	/** The highest price, in cents. */
	most?: number | undefined;
	room?: Room | undefined;
	daysAWeek?: DaysAWeek | undefined;
	/** The most days from the first to the last one. */
	longest?: number | undefined;
	/** Several times are named to tell their classes apart, and none of them is asked for. */
	isCompared: boolean;
}

/** Any class will do. */
export const anyClass: ClassWish = {
	days: [],
	isOther: false,
	isOfWeek: false,
	isEither: false,
	isCompared: false,
};

/** Whether a message names anything that a class can fit or not. */
export const isNamed = (wish: ClassWish): boolean => {
	const { free, language, dates, most, room, daysAWeek, longest } = wish;
	return [free, language, dates, most, room, daysAWeek, longest].some((one) => one !== undefined);
};

/**
 * Reads when somebody could come to class, clause by clause: what is free, and what is taken by work.
 * @param today a day of New York
 */
export function classWishIn(sentences: readonly (readonly string[])[], today: string): ClassWish {
	const asked = new Set<number>();
	const refused = new Set<number>();
	const taken = new Set<number>();
	const daysOff = new Set<number>();
	/** What is left of days of which only a part is refused: "no Friday nights". */
	const inPart = new Map<number, readonly Hours[]>();
	let hours: readonly Hours[] = [];
	let left: readonly Hours[] | undefined;
	let part: PartOfDay | undefined;
	let partAt = 0;
	let isOfClock = false;
	let isClockSaid = false;
	let isPartRefused = false;
	let isOfWork = false;
	let namedDays = false;
	let isEitherSaid = false;
	/** "Monday mornings and Tuesday evenings": days with hours of their own. */
	const pairs: { days: number[]; hours: readonly Hours[] }[] = [];
	let daysBefore: number[] = [];
	/** Kinds of times that are asked for: parts of a day, weekdays, weekends. */
	const kinds = new Set<string>();
	const isFreeThen = sentences.some((words) => FREE_THEN.test(words.join(" ")));
	const isWhileFree = !isFreeThen && sentences.some((words) => FREE.test(words.join(" ")));
	const all = withoutDenied(withRanges(sentences).flatMap(clausesOf));
	const ofClass = all.filter((words) => !isAside(words));
	const clauses = ofClass.length > 0 ? ofClass : all;
	// "My baby comes in January, something that starts in March": what is asked for is said there.
	const begun = clauses.findLastIndex(([first = ""]) => BEGINS.test(first));
	const isForOthers = sentences.some((words) => FOR_OTHERS.test(words.join(" ")));
	const own = isForOthers ? clauses : clauses.map(withoutOthers);
	for (const [at, clause] of own.map(withoutOtherDay).map(withoutDay).entries()) {
		const text = withoutGreetings(clause.join(" "));
		// "I work 7 to 3, home by 4" is no wish to be home.
		if (isOfWork && left !== undefined && AT_HOME.test(text)) continue;
		const allDays = weekdaysIn(clause);
		isEitherSaid ||= EITHER.test(text);
		const allParts = partsIn(clause, text);
		const isBusy = BUSY.test(text) || isCommitted(clause);
		const partly = isBusy ? [] : refusedIn(clause, allDays, allParts);
		for (const { weekday, part } of partly)
			inPart.set(weekday, bothLeft(inPart.get(weekday), parts[part].left));
		const days = allDays.filter(({ at }) => partly.every((one) => one.at !== at));
		const [said, ...others] = allParts.filter((one) =>
			partly.every(({ part }) => part !== one.part),
		);
		for (const one of [said, ...others]) if (one) kinds.add(one.part);
		for (const { weekday } of days) kinds.add(weekend.includes(weekday) ? "weekend" : "week");
		// "I work Mondays, Tuesdays and Fridays" is three clauses, "I work nights, 11 PM to 7 AM" two.
		const isFew =
			clause.filter((word) => ![AND, ALL_DAY, OF_DAY].some((link) => link.test(word))).length <=
			FEW_WORDS;
		const isDays = namedDays && isFew && days.length > 0;
		const isMore =
			days.length > 0 && AND.test(clause[0] ?? "") && namesHours(clause) && !FREE.test(text);
		// "I work lunch and dinner Thursday to Sunday"
		const isList = AND.test(clause[0] ?? "") && !weekdayIn(clause, 2) && weekdayIn(clause, 3);
		const goesOn: boolean =
			isOfWork && (isDays || isMore || isList || clause.every((word) => OF_CLOCK.test(word)));
		// "I start work at 3, I get off at 11"
		const isEnd: boolean =
			isOfWork &&
			left !== undefined &&
			days.length === 0 &&
			OFF_WORK.test(text) &&
			namesHours(clause);
		// "I am off work on Mondays"
		const isDayOff = days.length > 0 && OFF_DAYS.test(text) && !namesHours(clause);
		isOfWork = !isDayOff && (isBusy || AT_WORK.test(text) || goesOn || isEnd);
		namedDays = days.length > 0;
		const clock = hoursIn(clause, isOfWork, isWhileFree);
		isOfClock ||= clock.length > 0;
		const isOpenEnded = clock.every(({ from, to }) => from === "00:00" || to === "24:00");
		const asksFor = isOpenEnded && !WIDENS.test(text) ? part : undefined;
		const within = asksFor ? withinPart(clock, asksFor).filter(isLongEnough) : [];
		const without = days.flatMap(({ weekday, isRefused }) => (isRefused ? weekday : []));
		const named = days.flatMap(({ weekday, isRefused }) => (isRefused ? [] : weekday));
		// "My husband has the car on weekdays so only weekends for me"
		const isOnly = ONLY.test(clause[0] ?? "") && !AND.test(clauses[at - 1]?.at(-1) ?? "");
		if (isOnly && !isOfWork && named.length > 0 && !REFUSES.test(text)) asked.clear();
		for (const day of named) (isOfWork ? taken : asked).add(day);
		if (!isOfWork && clause.includes("off")) for (const day of named) daysOff.add(day);
		// "I work every day except Saturday" takes the others.
		const isTaken = (day: number) => without.length > 0 && !without.includes(day);
		const isAllTaken = without.length === 0 && EVERY_DAY.test(text);
		for (const day of isOfWork ? mondayFirst : []) if (isAllTaken || isTaken(day)) taken.add(day);
		for (const day of isOfWork ? [] : without) {
			refused.add(day);
			asked.delete(day);
		}
		if (!isOfWork && named.length > 0) {
			const ofPart = said && !said.isRefused ? [parts[said.part].hours] : [];
			const own = clock.length > 0 ? clock : ofPart;
			if (own.length > 0) pairs.push({ days: [...daysBefore, ...named], hours: own });
			daysBefore = own.length > 0 ? [] : [...daysBefore, ...named];
		}
		if (isOfWork && clock.length > 0) left = isEnd && left ? ofShift(left, clock) : clock;
		else if (isOfWork && said) left = bothLeft(left, leftBy(said));
		// "Any morning class? I drop my son at 8", but also "any evening class? I pick up my son at 3" asks for its part of the day.
		else if (within.length > 0) hours = within;
		else if (clock.length > 0 && !(part && clock.every(isBound))) {
			hours = isClockSaid ? withBoth(hours, clock) : clock;
			[part, isClockSaid] = [undefined, true];
		} else if (said?.isRefused) [hours, isPartRefused] = [leftBy(said), true];
		else if (said && isClockSaid && withinPart(hours, said.part).length > 0)
			[hours, part] = [withinPart(hours, said.part), said.part];
		else if (said) {
			// "Evening or morning": both will do.
			// "You only show mornings, what do you have at night?"
			const isAfresh = part === undefined || (partAt < begun && begun <= at);
			const isOne = others.length === 0 && (isAfresh || part === said.part);
			const before = part && !isOne && !isAfresh ? hours : [];
			hours = [...before, ...[said, ...others].map((one) => parts[one.part].hours)];
			part = isOne ? said.part : undefined;
			partAt = at;
		}
	}
	if (sentences.some((words) => OTHER_DAYS.test(words.join(" ")))) {
		for (const day of asked) refused.add(day);
		asked.clear();
	}
	const isAsked = (words: readonly string[]) => !isCommitted(words);
	const asking = begun < 0 ? [] : clauses.slice(begun).filter(isAsked);
	const text = sentences.map((words) => words.join(" ")).join(" ");
	// Work is on weekdays, where no other day is named; sleep is on every day.
	const usual = SLEEPS.test(text) ? mondayFirst : workdays;
	const busy = taken.size === 0 && left ? new Set(usual.filter((day) => !daysOff.has(day))) : taken;
	// From Monday to Friday it leaves the evenings, and on a single day nothing of it.
	const rest = left ?? (workdays.every((day) => taken.has(day)) ? [evening] : []);
	const isEither = isEitherSaid && asked.size > 0 && hours.length > 0;
	// While children are at school it is a weekday.
	const isOfSchool = isOfClock && asked.size === 0 && AT_SCHOOL.test(text);
	const isOpen = (day: number) =>
		!refused.has(day) &&
		!(isOfSchool && weekend.includes(day)) &&
		(asked.size === 0 || isEither || asked.has(day));
	const free = mondayFirst.filter(isOpen).flatMap((day) => {
		const ofDay = pairs.filter((pair) => pair.days.includes(day)).flatMap((pair) => pair.hours);
		const isAnyHour = hours.length === 0 || (isEither && asked.has(day));
		const ofAnyDay = isAnyHour ? [between()] : hours;
		const wanted = pairs.length > 1 ? ofDay : ofAnyDay;
		const times = wanted.flatMap((time) =>
			(busy.has(day) ? rest : (inPart.get(day) ?? [between()])).map((other) => bothOf(time, other)),
		);
		return times.map((time) => ({ days: [weekdayNames[day] ?? "sunday"], ...time }));
	});
	// "My course is on Mondays until March, what starts after that?" asks by its end.
	const isAfterIt = sentences.some((words) => isPointing(words.join(" ")));
	const ofDates = isAfterIt ? sentences : sentences.filter(isAsked);
	const wish = {
		free: asked.size + refused.size + inPart.size + busy.size + hours.length > 0 ? free : undefined,
		days: [...asked],
		part,
		isOther: isOfClock || isPartRefused || busy.size + refused.size + inPart.size > 0,
		isOfWeek: isOfClock || asked.size + refused.size + inPart.size + taken.size > 0,
		...languageIn(sentences.filter(isAsked)),
		dates:
			dateWishIn(asking, today) ??
			dateWishIn(ofDates.filter((words) => !isAside(words)).map(withoutOtherDay), today),
		isEither,
		most: highestPriceIn(sentences),
		room: roomIn(text),
		daysAWeek: daysAWeekIn(text),
		longest: longestIn(text),
		isCompared: false,
	};
	const isCompared =
		((kinds.size > 0 || wish.language) &&
			sentences.some((words) => DIFFERS.test(words.join(" ")))) ||
		(kinds.size > 1 && COMPARES.test(text)) ||
		(kinds.size > 0 &&
			(OR_ONLY.test(text) ||
				(OR_AT.test(text) && sentences.some((words) => WHICH_IS_MORE.test(words.join(" "))))));
	const { dates, most, language, isAnotherLanguage } = wish;
	const apart = { ...anyClass, dates, most, isCompared: true };
	return isCompared ? { ...apart, ...(kinds.size > 0 && { language, isAnotherLanguage }) } : wish;
}

/** "In the evening or on weekends", "on Saturday or at night". */
const EITHER = (() => {
	const part = "(?:mornings?|afternoons?|evenings?|nights?|mananas?|tardes?|noches?)";
	const day = "(?:weekends?|fin(?:es)? de semana|(?:satur|sun)days?|sabados?|domingos?)";
	const or =
		"(?: \\w+)? (?:or|o|u)(?: on| in| at| during| the| en| el| la| las| los| por| durante| de)* ";
	return new RegExp(`\\b(?:${part}${or}${day}|${day}${or}${part})\\b`);
})();

/** "Between 10 and 3" is one clause. */
function withRanges(sentences: readonly (readonly string[])[]): (readonly string[])[] {
	const joined: (readonly string[])[] = [];
	for (const words of sentences) {
		const [and = "", number = ""] = words;
		const before = joined.at(-1);
		const isRange =
			before &&
			/^(?:and|y)$/.test(and) &&
			/^\d/.test(number) &&
			/(?:^\d|m$)/.test(before.at(-1) ?? "");
		if (isRange) joined.splice(-1, 1, [...before, ...words]);
		else joined.push(words);
	}
	return joined;
}

/** Whether a clause speaks of coming to the office, and of no class. */
const isAside = (words: readonly string[]): boolean =>
	[VISITS, REGISTERS].some((pattern) => pattern.test(words.join(" "))) &&
	!/\b(?:class|classes|clases?|courses?|cursos?)\b/.test(words.join(" "));
const withoutOtherDay = (words: readonly string[]): string[] =>
	words.join(" ").replace(OTHER_DAY, "").split(" ").filter(Boolean);
const withoutOthers = (words: readonly string[]): string[] =>
	words.join(" ").replace(OTHERS_WORK, "").split(" ").filter(Boolean);

/** Whether a clause tells when something is that somebody does already. */
export const isCommitted = (words: readonly string[]): boolean => COMMITTED.test(words.join(" "));

/** Begins a clause of its own: "I work from 7 to 5 only weekends are free", "I work days what do you have on Saturday". */
const BEGINS = /^(?:only|solo|solamente|anything|something|algo|what|which|cual(?:es)?)$/;

/** What is finished begins no clause: "can I finish anything by May". */
const FINISHES = /^(?:finish|complete|terminar|acabar|completar)$/;

/** "Any evening classes I work until 4", "I work until 4 do you have any in the evening" */
const BEGINS_WITH =
	/^(?:i (?:work|am|get|have)|yo (?:trabajo|salgo)|es que|do (?:you|u|they)|(?:is|are) there)$/;

/** Whether a weekday is among so many words. */
const weekdayIn = (words: readonly string[], count: number): boolean =>
	weekdaysIn(words.slice(0, count)).length > 0;

/** Whether words name hours: "and Friday 3 to 11". */
const namesHours = (words: readonly string[]): boolean => hoursIn(words, true, false).length > 0;

/** "If there is none at night, on the weekend?" asks for the weekend. */
const DENIES =
	/^(?:(?:and|y|but|pero|ok|or|o) )?(?:if (?:not|there(?: is|s)? (?:not|no|none|nothing)|(?:there )?isnt|you dont|they dont|its not)|si no(?: (?:hay|tienen|dan|ofrecen)|$| (?:de|por|en|a|el|los?|las?)))\b/;

/** The clauses without a condition that denies, where a later one names a time in its place. */
function withoutDenied(clauses: readonly string[][]): string[][] {
	const namesTime = (words: readonly string[]) =>
		weekdaysIn(words).length + partsIn(words, words.join(" ")).length > 0;
	return clauses.filter(
		(words, at) => !DENIES.test(words.join(" ")) || !clauses.slice(at + 1).some(namesTime),
	);
}

/** Whether words name a weekday with a part of the day or an hour. */
const isPair = (words: readonly string[]): boolean =>
	weekdaysIn(words).length > 0 &&
	partsIn(words, words.join(" ")).length + hoursIn(words, false, false).length > 0;

function clausesOf(words: readonly string[]): string[][] {
	const starts = words.flatMap((word, at) => {
		// "Monday nights or Saturday mornings"
		if (/^(?:or|o)$/.test(word) && isPair(words.slice(0, at)) && isPair(words.slice(at))) return at;
		// "Saturdays I work" is one clause.
		const isWith = at + 2 < words.length && BEGINS_WITH.test(`${word} ${words[at + 1]}`);
		const isStart = (BEGINS.test(word) && !FINISHES.test(words[at - 1] ?? "")) || isWith;
		// "And what in March?" goes on.
		const isFirst = at === 0 || (at === 1 && AND.test(words[0] ?? ""));
		return isStart && !isFirst ? at : [];
	});
	return [0, ...starts].map((start, n) => words.slice(start, starts[n]));
}

/** "From 6 on, at night": the hours of the clock that are in a part of the day. */
const withinPart = (hours: readonly Hours[], part: PartOfDay): readonly Hours[] =>
	hours.map((one) => bothOf(one, parts[part].hours)).filter(({ from, to }) => from < to);

/** "Mornings are best, after 1 is fine too" */
const WIDENS = /\b(?:too|also|either|or|but|fine|ok|tambien|o|pero)\b/;
/** Shorter than this no class is. */
const isLongEnough = ({ from, to }: Hours): boolean => minutesOf(to) - minutesOf(from) >= 120;

/** Whether hours are free until a time alone. */
const isBound = ({ from, before }: Hours): boolean => from === "00:00" && before === undefined;

/** "I start work at 3, I get off at 11": who goes in first comes out later. */
function ofShift(before: readonly Hours[], later: readonly Hours[]): readonly Hours[] {
	const [[start], [end]] = [before, later];
	if (start?.from !== "00:00" || end?.to !== "24:00" || end.from >= start.to || end.from >= NOON)
		return withBoth(before, later);
	return [start, between(`${Number(end.from.slice(0, 2)) + 12}${end.from.slice(2)}`)];
}

/** "I get off at 3 and have to be home by 9": between them; "in at 7 and off at 3": outside of them; else what is said last. */
function withBoth(before: readonly Hours[], later: readonly Hours[]): readonly Hours[] {
	const [one, other] = [...before, ...later].toSorted((a, b) => (a.from < b.from ? -1 : 1));
	const areTwo = before.length === 1 && later.length === 1 && one && other;
	if (!areTwo || one.from !== "00:00" || other.to !== "24:00" || other.from === "00:00")
		return later;
	return other.from < one.to ? [bothOf(one, other)] : [one, other];
}

/** When both are free. */
const bothOf = (one: Hours, other: Hours): Hours => ({
	...other,
	...one,
	from: one.from > other.from ? one.from : other.from,
	to: one.to < other.to ? one.to : other.to,
});

/** "I work nights and sleep in the morning": what both leave. */
const bothLeft = (
	before: readonly Hours[] | undefined,
	later: readonly Hours[],
): readonly Hours[] =>
	before
		? before
				.flatMap((one) => later.map((other) => bothOf(one, other)))
				.filter(({ from, to }) => from < to)
		: later;

const leftBy = (said: { part: PartOfDay } | undefined): readonly Hours[] =>
	said ? parts[said.part].left : [];

const NO =
	/^(?:no|not|nor|neither|never|cant|cannot|couldnt|dont|doesnt|wont|isnt|arent|without|except|avoid|avoids|avoiding|hate|evit\w*|ni|nunca|menos|excepto|tampoco|sin|nada|nothing|instead|tired|cansad[oa])$/;
/** "No hay de noche?" asks for what it denies, and "I don't mind nights" takes it. */
const NO_REFUSAL =
	/\b(?:nada mas|no (?:hay|tienen|dan|ofrecen|importan?|molestan?)|no me (?:importan?|molestan?)|(?:dont|doesnt) (?:you|u|they|mind)|(?:you|u|they) dont have|(?:isnt|arent) there|(?:there (?:is|are)|(?:is|are) there|you have) no(?! way| chance)|never work)\b|^(?:nothing|nada) (?:on|in|at|for|el|en|los?|las?|por|de)\b/;
const REFUSED_AFTER =
	/^(?:(?:is|are) out|(?:dont|doesnt|wont) work|(?:is|are) (?:not|no)|no puedo|no me sirven?|impossible|imposible|i cant$)\b/;
/** "Everything but weekends" */
const ALL = /^(?:everything|anything|all|any|todo)$/;
/** How far before its words a refusal stands. */
const REACH = 6;

/** Returns whether a clause refuses the time at a place of it. */
function refusalsOfTimes(words: readonly string[]): (at: number) => boolean {
	const isNo = (word: string, at: number) =>
		(NO.test(word) || (word === "but" && ALL.test(words[at - 1] ?? ""))) &&
		!NO_REFUSAL.test(words.slice(Math.max(0, at - 2), at + 3).join(" "));
	const refusals = words.flatMap((word, at) => (isNo(word, at) ? at : []));
	const isBetween = (from: number, to: number) =>
		words.slice(from + 1, to).some((word) => /^(?:but|pero|so|if|whether|si)$/.test(word));
	return (at) =>
		refusals.some((place) => place < at && at - place <= REACH && !isBetween(place, at)) ||
		REFUSED_AFTER.test(words.slice(at + 1).join(" "));
}

/** The parts of a day that a clause names, and whether they are refused. */
function partsIn(clause: readonly string[], text: string) {
	const isRefused = refusalsOfTimes(clause);
	return (Object.keys(parts) as PartOfDay[]).flatMap((part) => {
		const match = parts[part].said.exec(text);
		const at = text.slice(0, match?.index).split(" ").length - 1;
		return match ? [{ part, at, isRefused: isRefused(at) }] : [];
	});
}

/** What stands between a weekday and a part of it: "Friday in the evening", "los viernes por la noche". */
const OF_DAY = /^(?:on|in|at|of|the|de|por|en|el|la|los|las)$/;
const JOINS_DAYS = /^(?:and|or|nor|y|o|ni)$/;

/** The weekdays of which only a part is refused: "no Friday or Saturday nights", "no nights on Fridays". */
function refusedIn(
	words: readonly string[],
	days: ReturnType<typeof weekdaysIn>,
	partsOfDay: ReturnType<typeof partsIn>,
) {
	const isNext = (from: number, to: number) =>
		from < to && words.slice(from, to).every((word) => OF_DAY.test(word));
	return days.flatMap((day) => {
		let last = day.at;
		while (JOINS_DAYS.test(words[last + 1] ?? "") && days.some(({ at }) => at === last + 2))
			last += 2;
		const beside = partsOfDay.find(
			({ at, isRefused }) =>
				isRefused && (at === last + 1 || isNext(last + 1, at) || isNext(at + 1, day.at)),
		);
		return beside ? { ...day, part: beside.part } : [];
	});
}

/** "I get paid on Friday", "laid off last Monday" tell of a day of one's own. */
const OWN_DAY =
	/\b(?:last (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasado|payday|(?:i|we|yo)(?: \w+){0,2} (?:paid|cobro)|(?:my|our)(?: \w+)? (?:payday|paycheck|appointments?|interview|birthday)|cobro|me pagan|mi (?:cita|entrevista|cumpleanos))\b/;

/** "Which class leaves my Mondays free?" */
const LEAVES_FREE =
	/\b(?:which|class(?:es)?|ones?|that)(?: \w+){0,2} (?:(?:leaves?|keeps?) .*|gives? me my .*)\b(?:free|open|off)\b|\b(?:cual(?:es)?|clases?|cursos?)(?: \w+){0,2} deja\w*\b.*\blibres?\b/;

/** The weekdays that words name, also from one to another, and whether they are refused. */
function weekdaysIn(
	words: readonly string[],
): { weekday: number; at: number; isRefused: boolean }[] {
	const text = words.join(" ");
	if (OWN_DAY.test(text)) return [];
	// "Mondays off" are free.
	const isRefusedAt = words.includes("off") ? () => false : refusalsOfTimes(words);
	const isRefused = LEAVES_FREE.test(text) ? () => true : isRefusedAt;
	const found: { weekday: number; at: number }[] = [];
	for (const [at, word] of words.entries()) {
		const [mention] = daysIn(word === "semana" ? words.slice(at - 2, at + 1) : [word]);
		if (mention?.weekend) found.push(...weekend.map((weekday) => ({ weekday, at })));
		const isWeek =
			/^weekdays?$/.test(word) ||
			/^(?:entre semana|during the week)$/.test(
				words.slice(at - (word === "week" ? 2 : 1), at + 1).join(" "),
			);
		if (isWeek) found.push(...workdays.map((weekday) => ({ weekday, at })));
		const { weekday } = mention ?? {};
		if (weekday === undefined) continue;
		const last = found.at(-1);
		const isRange = /^(?:to|through|thru|till|until|a|hasta)$/.test(words[at - 1] ?? "");
		if (isRange && last?.at === at - 2)
			for (let day = (last.weekday + 1) % 7; day !== weekday; day = (day + 1) % 7)
				found.push({ weekday: day, at });
		found.push({ weekday, at });
	}
	return found.map(({ weekday, at }) => ({ weekday, at, isRefused: isRefused(at) }));
}
