import { type ClassWish, isNamed } from "#assistant/engine/class-wishes.ts";
import { isOfSentence } from "#assistant/engine/evidence.ts";
import { shareOf, unnamed } from "#assistant/engine/reading.ts";
import { orderIn } from "#assistant/engine/rules/class-order.ts";
import { asksHowMany } from "#assistant/engine/rules/class-sums.ts";
import { topicsIn } from "#assistant/engine/rules/topics.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import { fold } from "#platform/text/fold.ts";

/** What open classes answer, but for their price. */
const ASPECTS = ["start_dates", "class_times", "schedule", "weekend", "class_language", "duration"];
/** Whether an intent asks for what open classes answer. */
export const isOfClasses = (intent: string): boolean =>
	intent === "price" || ASPECTS.includes(intent);

/** One of them, or all together, are meant from here on. */
export const ONE = 0.4;
/** In a message of one clause a second topic is meant from here on. */
const OF_ONE_CLAUSE = 0.3;
/** Another intent is clear from here on. */
const CLEAR = 0.6;
/** and sure from here on. */
const SURE = 0.9;
/** Beside words of places a question about classes is likely from here on. */
const LEAST = 0.2;
/** A trace of it. */
const TRACE = 0.1;
/** Beside a time that suits somebody these ask for the classes then. */
const OPEN_TO_CLASSES = ["choose", "exists", "list", "info", "register", "other_practical"];
/** Two programs are looked at for what is asked of them: their prices, their hours. */
const OF_TWO = ["combination", "compare"];
/** Until when one can register. */
const DEADLINES: readonly RegExp[] = [
	/\b(?:how late (?:can|may|do) (?:i|we) (?:register|sign|enroll|apply|join|wait)|how (?:long|much time) (?:do )?(?:i|we) have to (?:register|sign|enroll|apply)|(?<!first day to (?:the )?)(?:latest|(?:last|final) (?:day|date|moment|minute)) (?:that )?(?:i|we|you|one|to)\b|registration (?:clos\w+|ends?)|cut ?off|when (?:do|must|should|can) (?:i|we) (?:\w+ ){0,3}(?:register|sign up|enroll|apply) by\b|deadline|can (?:(?:i|we) )?still (?:join|get in(?:to)?|register|sign up)|(?:its|is it|it is) (?:already )?too late|too late (?:to|for) (?:register|sign|enroll|apply)|(?<!first day (?:to|and|until) (?:the )?)(?:last|final) day(?! of (?:\w+ ){0,4}(?:class|classes|course|program)\b)|by when|(?:un)?till? (?:when|what day)|(?:what|which) (?:date|day) (?:(?:must|should|do|can) i|i (?:must|should|can|have to))(?: have to)? (?:register|sign|enroll|apply))\b/,
	/\b(?:cuanto tiempo (?:tengo|tenemos|me queda) para (?:inscrib|registr|apunt)\w+|tarde para (?:inscrib|registr|apunt)\w*|hasta (?:cuando|que (?:dia|fecha))(?: (?:me|se|nos))? (?:pued\w+ |podemos )?(?:me )?(?:inscrib|registr|apunt)\w+|hasta (?:cuando|que dia)|fecha limite|ultimo dia(?! (?:de|del) (?:\w+ ){0,4}(?:clase|curso|programa)s?\b))\b/,
];
/** Whether a place is left, and until when: of the places in a class and the last day to register. */
const PLACES: readonly RegExp[] = [
	/\b(?:full(?! time)|fill(?:s|ing)? (?:up|fast|quick\w*)|filled(?! (?:out|in)\b)|seats?|spots?|openings?|wait ?list\w*|waiting|still open|is it open(?! book)|open for (?:registration|enrollment)|(?:of (?:those|them)|classes) (?:are |still )*open)\b/,
	/\b(?:(?:any|still|more|enough|there|got|open|last) (?:space|room|places)\b(?! (?:to|near|where|that)\b)|(?:any|still|open) place\b(?! (?:to|near|where|that|for (?:my )?(?:kids|child\w*))\b)|how many (?:places?|spaces?)(?: \w+){0,3} (?:left|open|available|remain\w*|still)|(?:\d+|two|three|four|five|dos|tres|cuatro|cinco) (?:places?|spaces?)(?: (?:in|left|together|available|open)\b|$)|(?:has|have) (?:room|space)\b(?! (?:to|where|that|for (?:my )?(?:kids|child\w*))\b)|(?:space|room|places?) (?:left|available|still|open|for))\b/,
	/\b(?:cupos?|lugar(?:es)?|llen[oa]s?|lista de espera|quedan|inscripcion(?:es)? abiertas?|(?:hay|habra|queda|tienen?)(?: \w+){0,2} espacios?(?! (?:de|en|para)\b))\b/,
	...DEADLINES,
];
/** "Until when does it go?" */
const GOES =
	/\b(?:until|till?) (?:when|what day) (?:do|does|is|are|will)\b|\bhasta (?:cuando|que dia) (?:dura|va|es|son|llega|termina)n?\b/;
const REGISTERING = /\b(?:regist\w*|sign|enroll\w*|apply|accept\w*|inscri\w+|apunt\w+)\b/;
/** Whether a message asks until when one can register. */
export function asksForDeadline({ reading }: Turn): boolean {
	const text = reading.words.join(" ");
	const isOfClass = GOES.test(text) && !REGISTERING.test(text);
	return !isOfClass && DEADLINES.some((pattern) => pattern.test(text));
}

/** Whether a message asks for places, or until when one can register. */
export const isOfPlace = (text: string) => PLACES.some((pattern) => pattern.test(text));
/** The hours of a job are not those of its class. */
const OF_JOB =
	/\bwhen (?:you|u|i|they) work\b|\b(?:cnas|phlebotomists|technicians|techs|assistants|aides|nurses) (?:\w+ ){0,3}work\b/;
/** Somebody looks for a class, whatever else they tell. */
export const FINDS =
	/\b(?:(?:is there an?|hay una?)(?: (?!(?:for|if|during|to|after|before|of|at|in|on|when|and|or|para|de|si|en|con|y|o)\b)\w+){0,3} (?:class|clase|course|curso)|something|anything|algo|what (?:(?:do )?(?:you|u) (?:have|got)|can (?:i|we) (?:take|afford))|que (?:tienen|puedo tomar)|fits?|(?:can|could|would|will) i (?:still |be able to )?(?:make|take|do|attend|manage)(?: \w+){0,3} (?:class|course|program)|(?:me da tiempo|alcanzo|llego|llegaria|(?:puedo|podria) (?:llegar|tomar))(?: \w+){0,5} (?:clase|curso)|(?:any|some|which|what|algun\w*|cual(?:es)?|que)(?: \w+){0,2} (?:class|classes|clases?|ones?|programs?|courses?|cursos?))\b/;
const OF_PLACES = [...OPEN_TO_CLASSES, ...ASPECTS, "class_size", "status", "hours"];
/** "Which phlebotomy classes do you have?", "how do the two classes differ?" */
const WHICH =
	/\b(?:what|which|all|list|show|que|cuales|tod[oa]s|differ\w*|diferenc\w+) (?:\w+ ){0,4}(?:classes|clases|dates|fechas)\b(?!.*\b(?:learn|cover|about|aprend\w+)\b)/;
/** "How often is it given?", "do you have it every month?", "do you have a date for it yet?" */
const OFFERED =
	/\b(?:(?:have|got|any|there|hay|tienen?)(?: (?:an?|any|the|ya|una|alguna|las|start|class|set)){0,2} (?:dates?|fechas?)\b|how often (?:is|are|do you)(?: \w+){0,3} (?:offer\w*|giv\w+|held|taught|run|start\w*|have)|(?:offer\w*|given|held|taught|run|starts?) (?:\w+ ){0,3}every (?:week|month|year)|cada cuanto (?:dan|ofrecen|hay(?! que)|empieza|tienen)|(?:dan|ofrecen|empieza|tienen) (?:\w+ ){0,3}cada (?:semana|mes))\b/;
/** "Is there more than one CNA class, or just the one?" */
const MORE_THAN_ONE =
	/\b(?:more than one|only (?:the )?one|just (?:the )?one|mas de un[oa]?)\b.*\b(?:class|classes|clases?|dates?|fechas?)\b|\b(?:class|classes|clases?|dates?|fechas?)\b.*\b(?:more than one|only (?:the )?one|just (?:the )?one|solo un[oa])\b/;
/** Whether classes of two programs meet at the same time. */
export const AT_ONCE =
	/\b(?:clash\w*|crash(?:es)?(?! courses?)|interfier\w+(?! con mi\b)|interferes?(?! with (?:my|our)\b)|overlap\w*|in (?:the|each others?|one anothers?) way|conflict with (?:each|one another)|same time|at once|se cruzan?|se atravies\w+|cho(?:ca|can|quen)|coinciden?|traslapan?|mismo tiempo|misma hora|a la vez)\b/;
/** "Do I need to come every day?", but not "what if I can't come every day?" */
const EVERY_DAY =
	/^(?!.*\b(?:cant|cannot|miss|what if|if i (?!have|need)|falt\w+|no pued[oe]|si (?:no|falto))\b).*\b(?:(?:come|go|be there|attend|class|classes|meet)(?: \w+){0,2} (?:every ?day|daily)|(?:ir|voy|venir|asistir|clases?)(?: \w+){0,2} (?:todos los dias|diario|cada dia))\b/;
/** Two programs in one week */
const TOGETHER = /\b(?:hours|schedules?|horas|horarios?)\b/;
/** "The schedule and the cost" asks for more than the cost. */
export const TIMETABLE =
	/\b(?:(?:what|which|q|que) (?:days?|dias?)(?! (?:(?:do|can|should) i|puedo)? ?pag?[oay]\w*)|hours|times|dates|schedules?|horas|horarios?|fechas)\b/;
/** "How much is it", but not "how much English". */
const PRICE =
	/\b(?:how much(?: (?:is|are|was|does|do|would|will|for|to|it|the|total|money|each|in)\b|$)|(?:the|whats|total|its) (?:price|cost)|total (?:for|of|de|por)|costs?|cuanto (?:cuesta|vale|sale|salen|cuestan|valen|cobran|piden|es el (?:costo|precio))|precios?|costos?)\b/;
const PRICES = /\b(?:prices?|costs?|tuition|precios?|costos?|cuest\w+)\b/;
/** "Is the exam included in the price?" */
export const INCLUDED = /\binclu\w+ .*\b(?:price|cost|tuition|precio|costo|matricula)\b/;
const MONEY = /\b(?:how much|deposits?|pay\w*|cuanto|depositos?|pag\w+)\b/;
const CLASSES = /\b(?:class|classes|clases?|dates|fechas)\b/;
const A_CLASS = /\b(?:class|classes|clases?|dates|fechas|ones?)\b/;
const PROGRAMS = /\b(?:programs?|courses?|programas?|cursos?|careers?|carreras?|teach|ensenan)\b/;

/** What a price is made of, and what something beside the class costs. */
const PARTS =
	/\b(?:includ\w*|inclu[iy]\w*|cover\w*|cubr\w*|fees?|extras?|separate(?:ly)?|aparte|cargos?|(?:in|with|en|con) (?:the|that|el|ese) (?:price|cost|tuition|precio|costo))\b/;
const CLOTHES = /\b(scrub|uniform|shoe|zapato|ropa)\w*/;
const COSTS = /\b(?:how much|costs?|pay|buy|cuant\w+|cuest\w+|pag\w+|compr\w+)\b/;
export function asksForParts({ reading, knowledge }: Turn): boolean {
	const text = reading.words.join(" ");
	const fees = knowledge.classes.flatMap((one) => one.fees);
	// "Do I buy my own scrubs?" asks of no fee, unless there is one for them.
	const clothes = CLOTHES.exec(text)?.[1] ?? "";
	const isOfClothes = clothes !== "" && !fees.some(({ name }) => fold(name).includes(clothes));
	const isAsked =
		PARTS.test(text) ||
		(COSTS.test(text) && !isOfClothes && topicsIn(reading).includes("supplies"));
	return isAsked && fees.length > 0;
}

const COUNT =
	/\bhow many (?:\w+ ){0,2}(?:class(?:es)?|sessions?|meetings?|lessons?|\w*days|nights)\b(?! (?:an?|per|each|every|do you|are there) )|\bcuant[oa]s (?:\w+ )?(?:clases|sesiones|lecciones|dias|sabados|domingos|noches)\b(?! (?:a la|por|hay|tienen|dan) )/;
/** "How many Saturdays is it?" asks how often a class meets. */
export const asksForCount = (text: string): boolean => COUNT.test(text);

/** "Which of the two is over first?" after classes were told, */
const SHORT = 8;
/** and "what does it include?" after a price. */
const BRIEF = 5;
/** When somebody could come, told after classes. */
const SHORT_TELLING = 12;

/** "CNA classes?", "do you have PCT classes coming up", but not "tell me about the classes" */
const ITS_CLASSES =
	/^(?!.*\b(?:like|about|cover|include|sobre|de que|como son|incluyen)\b).*\b(?:classes|clases)\b/;

/** How much a message as a whole asks for one of some intents. */
const sharesOf = ({ guesses }: Turn["reading"], isMeant: (intent: string) => boolean): number =>
	guesses.filter(({ label }) => isMeant(label)).reduce((sum, { share }) => sum + share, 0);

/** Which of the aspects of classes a message asks for; none when it asks for something else. */
export function askedOf(turn: Turn, wish: ClassWish): string | undefined {
	const { reading } = turn;
	const { courses, isNamed: isCourseNamed } = turn.reference;
	const text = reading.words.join(" ");
	const share = (intent: string) => shareOf(reading, intent);
	const isShort = reading.words.length <= SHORT;
	const isBrief = reading.words.length <= BRIEF;
	const goesOn = wasOfClasses(turn);
	const topics = topicsIn(reading);
	const [top] = reading.guesses;
	const isUnclear = !top || top.share < CLEAR;
	const ofClasses = sharesOf(reading, isOfClasses);
	const isOfOther = !isUnclear && ofClasses < LEAST;
	const looksForClasses = goesOn || FINDS.test(text) || asksHowMany(text) || asksInOneClause(turn);
	if (OF_JOB.test(text) || (isSurelyElsewhere(turn) && !looksForClasses)) return undefined;
	if (FINDS.test(text) && (!isOfOther || CLASSES.test(text))) {
		if (wish.most !== undefined) return "price";
		if (wish.isOfWeek || wish.dates || wish.longest) return "schedule";
	}
	// "I get off at 5, can I make it?"
	const tellsTimes = wish.isOfWeek && reading.words.length <= SHORT_TELLING;
	if (goesOn && tellsTimes && !asksElsewhere(turn)) return "schedule";
	const isOfExam = EXAM.test(text) && !CLASSES.test(text) && !goesOn;
	const isOfLanguage =
		!isOfExam && (wish.language !== undefined || topics.includes("class_language"));
	const isOfClass =
		courses.length > 0 || wish.isOfWeek || goesOn || CLASSES.test(text) || PROGRAMS.test(text);
	// "Is the exam in Spanish?" asks of no class, "is that one in Spanish?" does.
	if (isOfLanguage && isOfClass && (goesOn || !isOfOther)) return "class_language";
	const isOfBoth = isUnclear || OF_TWO.includes(top.label);
	if (courses.length > 1 && isOfBoth && (AT_ONCE.test(text) || TOGETHER.test(text)))
		return "schedule";
	// "What is the full name of it?" has a word of places, and asks for a sentence of a page.
	const isOfPage = ofClasses < CLEAR && !topics.some(isOfClasses) && !isNamed(wish);
	if (isOfPage && isOfSentence(turn)) return undefined;
	const isOfPlaces = asksForPlace(turn, wish, isUnclear, isBrief);
	const isOfParts = isCourseNamed ? INCLUDED.test(text) : topics.includes("supplies");
	if (isOfParts && (isCourseNamed || courses.length === 0) && asksForParts(turn)) return "price";
	const isOfMany = OFFERED.test(text) || MORE_THAN_ONE.test(text) || asksHowMany(text);
	if (isCourseNamed && !EXAM.test(text) && isOfMany) return "start_dates";
	if ((isCourseNamed || goesOn) && EVERY_DAY.test(text)) return "class_times";
	const isElsewhere = topicsElsewhere(turn, wish).length > 0;
	const isCompared = ((goesOn && isShort) || courses.length > 1) && orderIn(text) !== undefined;
	if (!isOfPlaces && isElsewhere && topicsBeside(turn, wish).length === 0)
		return isCompared ? "start_dates" : undefined;
	const isOfCourse = top && ["exists", "info"].includes(top.label) && top.share >= ONE;
	if (isCourseNamed && isOfCourse && unnamed(reading).length <= SHORT && ITS_CLASSES.test(text))
		return "schedule";
	const [likeliest = ""] = ASPECTS.toSorted((a, b) => share(b) - share(a));
	const sum = sharesOf(reading, (intent) => ASPECTS.includes(intent));
	if (share(likeliest) >= ONE || sum >= ONE) return likeliest;
	const isOfPrices = PRICES.test(text);
	if (isOfPrices && courses.length > 1 && top?.label === "compare") return "price";
	// A place is not asked for by what it costs.
	const isOfMoney = PRICE.test(text) || isOfPrices || MONEY.test(text);
	const asksForClasses = isOfPlaces || WHICH.test(text);
	if (topics.includes("price") && (isOfMoney || !asksForClasses)) return "price";
	if (goesOn && isBrief && asksForParts(turn)) return "price";
	if (asksForClasses || orderIn(text)) return "start_dates";
	// "The hours of all courses"
	if (courses.length === 0 && TIMETABLE.test(text) && sum + share("list") >= ONE) return "schedule";
	// "I got laid off on Friday" tells of a day, and asks for none.
	const isPerhaps = isUnclear && (ofClasses >= TRACE || FINDS.test(text));
	const isOpen =
		isPerhaps || OPEN_TO_CLASSES.includes(top?.label ?? "") || (goesOn && wish.isOther);
	return isNamed(wish) && isOpen ? "schedule" : undefined;
}

/** "They shut our plant in May, can I start at night?": whatever is told, one clause asks for classes. */
const asksInOneClause = ({ reading: { clauses } }: Turn): boolean =>
	clauses.length > 1 &&
	clauses.some(
		({ guesses: [first], words }) =>
			first !== undefined &&
			ASPECTS.includes(first.label) &&
			first.share >= LEAST &&
			CAN_I.test(words.join(" ")),
	);
const CAN_I = /\b(?:can|could|may) (?:i|we)\b|\b(?:puedo|podria|podemos)\b/;

/** Whether a message asks for a place in a class, and not for one to sit or to park. */
function asksForPlace(turn: Turn, wish: ClassWish, isUnclear: boolean, isBrief: boolean): boolean {
	const { reading, reference } = turn;
	if (!isOfPlace(reading.words.join(" "))) return false;
	const share = OF_PLACES.reduce((sum, label) => sum + shareOf(reading, label), 0);
	// The place is asked in one sentence, what it is for is told in another.
	const isOfOneClause = reading.clauses
		.map(({ words }) => words.join(" "))
		.some((clause) => isOfPlace(clause) && A_CLASS.test(clause));
	return (
		share >= LEAST ||
		(wasOfClasses(turn) && (isBrief || wish.room !== undefined)) ||
		(reference.isNamed && isOfOneClause) ||
		(isUnclear && (reference.isNamed || isOfOneClause))
	);
}

const NEXT = /\b(?:next (?:one|class|date|course)|siguiente|proxim[oa])\b/;
const EXAM = /\b(?:exam\w*|tests?|prueba)\b/;
/** How a clause begins that asks. */
const ASKS =
	/^(?:and |y |so |but |pero )*(?:when|what|which|how|is|are|do|does|any|at what|cuando|que|a que|cual|hay|tienen|es)\b/;
/** What people tell of their lives to say which class suits them. */
const CIRCUMSTANCES: readonly string[] = ["attendance", "childcare", "location", "transit"];
/** A clause that tells of one's own life, and asks nothing by it. */
const TELLS =
	/^(?!.*\b(?:okay|ok|right|allowed|may|can|could|know|tell|ask|wonder\w*|need to|saber|pregunt\w+|puedo|problema?)\b)(?:and |but |y |pero )*(?:i|im|ive|my|our|because|since|comparing|the (?:other|daycare)|mi|mis|yo|es que|porque|tengo|dejo|estoy)\b/;
/** Whether a topic is only told of. */
export function isToldOf({ clauses }: Turn["reading"], topic: string): boolean {
	if (!CIRCUMSTANCES.includes(topic)) return false;
	const own = clauses.filter(({ guesses }) =>
		guesses.some(({ label, share }) => label === topic && share >= OF_ONE_CLAUSE),
	);
	return own.length > 0 && own.every(({ words }) => TELLS.test(words.join(" ")));
}
/** What a message asks for that classes do not answer; "I missed January, when is the next?" asks nothing of attendance. */
const topicsElsewhere = ({ reading }: Turn, { dates }: ClassWish): string[] =>
	topicsIn(reading).filter(
		(topic) =>
			!isOfClasses(topic) &&
			!isToldOf(reading, topic) &&
			(reading.clauses.length > 1 || shareOf(reading, topic) >= OF_ONE_CLAUSE) &&
			!(topic === "attendance" && ((dates && !dates.to) || NEXT.test(reading.words.join(" ")))) &&
			!(topic.startsWith("exam") && !EXAM.test(reading.words.join(" "))),
	);

/** "I get my permit in February, what starts in March?" asks for classes, and for these as well. */
export function topicsBeside(turn: Turn, wish: ClassWish): string[] {
	const { reading } = turn;
	const topics = topicsIn(reading);
	// "Is billing at night? I can't miss work": a clause of its own asks for classes.
	const isOfOneClause = reading.clauses.some(
		({ guesses: [first], mentions, words }) =>
			first &&
			ASPECTS.includes(first.label) &&
			first.share >= CLEAR &&
			(mentions.courses.length > 0 || ASKS.test(words.join(" "))),
	);
	const isClear = isOfOneClause && turn.reference.courses.length > 0;
	const isOfBoth = (wish.dates !== undefined && topics.some(isOfClasses)) || isClear;
	return isOfBoth && !isOfPlace(reading.words.join(" ")) ? topicsElsewhere(turn, wish) : [];
}

/** Whether the price of classes is asked for, perhaps beside their dates. */
export const asksForPrice = ({ reading }: Turn): boolean =>
	topicsIn(reading).includes("price") || PRICE.test(reading.words.join(" "));

/** How much a message asks for the thing that it asks for most, if classes do not answer that. */
function shareElsewhere({ reading }: Turn): number {
	const [top] = reading.guesses;
	const isOpen = top && (isOfClasses(top.label) || OPEN_TO_CLASSES.includes(top.label));
	return top && !isOpen ? top.share : 0;
}
/** Whether a message clearly asks for something that classes do not answer: jobs, a certificate. */
export const asksElsewhere = (turn: Turn): boolean => shareElsewhere(turn) >= CLEAR;
/** Whether it surely does, whatever days it tells of. */
const isSurelyElsewhere = (turn: Turn): boolean =>
	shareElsewhere(turn) >= SURE && !OF_TWO.includes(turn.reading.guesses[0]?.label ?? "");

/** Whether the last answer was of classes. */
export const wasOfClasses = ({ state }: Turn): boolean => isOfClasses(state.intent);
