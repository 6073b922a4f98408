import { shareIn } from "#assistant/engine/classifier.ts";
import { sayPassages } from "#assistant/engine/compose.ts";
import { ANSWERS, aboutFor, likelihoodOf } from "#assistant/engine/evidence.ts";
import { lossIn } from "#assistant/engine/people.ts";
import { type Reading, shareOf } from "#assistant/engine/reading.ts";
import { FINDS, isOfClasses } from "#assistant/engine/rules/class-question.ts";
import { draft, onlyCourse, template } from "#assistant/engine/rules/courses.ts";
import { topics } from "#assistant/engine/rules/topic-rules.ts";
import { wish } from "#assistant/engine/rules/wish-rules.ts";
import { nameOf, say } from "#assistant/engine/speak.ts";
import { isTopic } from "#assistant/engine/stated-topics.ts";
import { type Draft, type Rule, readAs, type Turn } from "#assistant/engine/turn.ts";
import { alarmIn } from "#assistant/engine/urgency.ts";
import { hasTraits, wishesIn } from "#assistant/engine/wishes.ts";
import type { TextId } from "#assistant/knowledge/texts.ts";

/** The likeliest reading of a message is taken when it is likelier than all others together. */
const LIKELY = 0.5;

const handOver = (turn: Turn, intent: string, id: TextId): Draft =>
	template(turn, intent, id, { outcome: "handed over" });

const callBack = (turn: Turn, name: string): Draft =>
	draft("callback", say(turn, "callback", { name }), [], { outcome: "handed over" });

/** Whoever may wait for a call already does not ask for one. */
const TRACE_OF_WAITING = 0.2;

/** A visitor who leaves a name and a number: how the office gets them. */
export const callback: Rule = (turn) => {
	const { reading, state } = turn;
	if (reading.contact && reading.words.length < 40 && !shareIsOther(turn))
		return callBack(turn, reading.contact.name ? `, ${reading.contact.name}` : "");
	const isTime =
		reading.clock !== undefined ||
		reading.days.length > 0 ||
		/\b(?:after|before|morning|afternoon|manana|tarde)\b/.test(reading.words.join(" "));
	if (state.intent === "callback" && isTime) return handOver(turn, "callback", "call_time");
	// "I signed up and still no call."
	const isWaiting = shareOf(reading, "status") >= TRACE_OF_WAITING;
	return shareOf(reading, "callback") >= LIKELY && !isWaiting ? callBack(turn, "") : undefined;
};

const shareIsOther = ({ reading }: Turn): boolean =>
	["change_details", "status", "data_request"].some((intent) => shareOf(reading, intent) >= LIKELY);

/** What only a person of the office can do. */
const OFFICE: readonly [string, TextId][] = [
	["person", "person"],
	["status", "status"],
	["change_details", "change_details"],
	["student_records", "student_records"],
	["site_trouble", "site_trouble"],
	["working_here", "working_here"],
];

/** Whoever may be asking what answers here is told that it is no person, and how to reach one. */
const TRACE_OF_BOT = 0.1;

/** A clause that surely tells of one needs a trace of it in the whole message. */
const TRACE = 0.03;
/** The ways to talk to somebody are together clear from here on. */
const ANY_WAY = 0.6;
/** Nothing else is nearly as likely as what is likeliest with so much. */
const LIKELIEST = 0.4;
/** Among more clauses than these one may be read wrongly. */
const FEW_CLAUSES = 2;

/** "An instructor harassed me" is for a person, whatever is asked beside it. */
const MISTREATED =
	/\b(?:i|im|me|my|we|us|got|was|been|keeps?|is|are)\b(?: \w+){0,3} (?:raped|harass(?:ed|ing)|assaulted|molested|stalk(?:ed|ing)|threaten(?:ed|ing))\b|\b(?:raped|harassed|assaulted|molested|stalked|threatened) me\b|\b(?:me|nos) (?:violaron|violo|acos(?:a|an|o|aron|aban?|ando)|manose\w+|amenaz\w+)\b/;

/** Whether somebody tells that they were mistreated. */
export const tellsOfMistreatment = ({ reading }: Turn): boolean =>
	MISTREATED.test(reading.words.join(" "));

/** "¿Hablan español?", "quién me atiende en español": of people, and no class. */
const ANYONE_SPEAKS =
	/^(?:(?:hola|hi|hello|buenas|buenos dias|y|pero|ustedes|uds|alguien|ahi|alla|quien|hay alguien que|tienen (?:a )?alguien que|me|les?|the|does (?:any|some)(?:one|body)|is there (?:any|some)(?:one|body)(?: who)?|there|here|in the office|at the school) )*(?:hablan?|habl[ae]s|atienden?|(?:puede|pueden) atender|speaks?)(?: (?!clases?\b|cursos?\b|class\b)\w+){0,2} (?:espanol|spanish)(?: (?:ahi|alla|there|here|tambien|too|en la oficina|in the office|con ustedes|please|por favor))*$/;

/** A wish for a person, and what only the office can do. */
export const person: Rule = (turn) => {
	if (tellsOfMistreatment(turn)) return handOver(turn, "person", "person");
	// "Are you a person or a machine" asks who answers here.
	const [likeliest] = turn.reading.guesses;
	if (likeliest?.label === "person" && shareOf(turn.reading, "bot") >= TRACE_OF_BOT)
		return template(turn, "bot", "bot");
	const { reading, state } = turn;
	const text = reading.words.join(" ");
	const isAfterPerson = state.intent === "person";
	// Who in the office speaks Spanish is on no page.
	const isOfPerson =
		isAfterPerson || shareOf(reading, "person") >= LIKELY || ANYONE_SPEAKS.test(text);
	if (isOfPerson && /\b(?:spanish|espanol)\b/.test(text))
		return handOver(turn, "person", "person_spanish");
	if (
		isAfterPerson &&
		/\b(?:not|no|without|dont|hate)\b.*\b(?:phone|call|calls|talk|telefono|llamar)\b/.test(text)
	)
		return handOver(turn, "contact", "written");
	if (/\blive chat\b|\bchat with (?:staff|a person|someone)\b/.test(text))
		return handOver(turn, "person", "automated");
	// To call, to be called and to talk to a person run into each other.
	const ways = ["contact", "person", "callback"].map((label) => shareIn(reading.guesses, label));
	const isOneOfThem =
		Math.max(...ways) < LIKELY && ways.reduce((sum, share) => sum + share, 0) >= ANY_WAY;
	const isOfCalling = Math.max(...ways) === ways[0];
	// "Whatever, just give me the number."
	const isOfContact = likeliest?.label === "contact" && likeliest.share >= LIKELIEST;
	if (isOneOfThem || isOfContact || shareOf(reading, "contact") >= SURE)
		return isOfCalling ? handOver(turn, "contact", "contact") : handOver(turn, "person", "person");
	// "Is it full? The page says waiting list" waits for nobody.
	const isOfAClass = likeliest && isOfClasses(likeliest.label) && likeliest.share >= SURE;
	const isMany = reading.clauses.length > FEW_CLAUSES;
	const [intent, id] =
		OFFICE.find(
			([label]) =>
				!(label === "status" && isOfAClass) &&
				shareOf(reading, label) >= LIKELY &&
				(!isMany || shareIn(reading.guesses, label) >= TRACE),
		) ?? [];
	return intent && id ? handOver(turn, intent, id) : undefined;
};

const FEELINGS: readonly (readonly [string, TextId, TextId])[] = [
	["grief", "grief", "step_visit"],
	["hardship", "hardship", "step_visit"],
	["discouraged", "discouraged", "step_visit"],
	["nervous", "nervous", "step_visit"],
	["doubt", "doubt", "step_visit"],
	["angry", "angry", "step_office"],
	["happy", "happy", "step_register"],
];
/** Below this share for the likeliest intent a message says nothing clear by itself. */
const VAGUE = 0.3;
/** A feeling comes before a question about a course only when it is sure. */
const SURE = 0.8;
/** Beside what is wanted in a job a trace of a wish is enough. */
const MAYBE = 0.3;
/** Feelings run into each other: together they are clear from here on. */
const TOGETHER = 0.3;
const EACH = 0.15;

/** "My kids think it's silly" goes on with what was felt before. */
function goesOn(turn: Turn): (typeof FEELINGS)[number] | undefined {
	const [top] = turn.reading.guesses;
	// "Yeah, maybe she was right."
	const isAssent = /^(?:yes|no|ok)$/.test(top?.label ?? "") && turn.reading.words.length > 2;
	const isVague =
		(isAssent || top?.label === "tells" || (top?.share ?? 0) < VAGUE) &&
		likelihoodOf(turn) < ANSWERS;
	return isVague ? FEELINGS.find(([intent]) => turn.state.intent === intent) : undefined;
}

/** The feeling that a message tells of, if any. */
export function strongest({ reading }: Turn): (typeof FEELINGS)[number] | undefined {
	const felt = reading.guesses.filter(({ label }) => FEELINGS.some(([intent]) => intent === label));
	const sum = felt.reduce((total, { share }) => total + share, 0);
	return sum >= TOGETHER && (felt[0]?.share ?? 0) >= EACH
		? FEELINGS.find(([intent]) => intent === felt[0]?.label)
		: undefined;
}
/** How a clause asks or wishes for something. */
const ASKS =
	/^(?:and |y |so |but |pero |ok )*(?:when|what|which|how|is|are|do|does|did|any|at what|can|could|would|will|should|where|who|why|cuando|que|a que|cual|como|cuant[oa]s?|donde|quien|hay|tienen|es(?! que)|puedo|podria)\b|\b(?:(?:can|could|may|should) i|(?:do|are|is|will|can) (?:you|u|there|it)|puedo|podria|need|needs|want|looking for|necesito|quiero|quisiera|busco)\b/;
/** Whether words ask or wish for something. */
export const isAsking = (words: readonly string[]): boolean => ASKS.test(words.join(" "));

/** Whether any part of a message does. */
export const asksSomething = ({ clauses }: Reading): boolean =>
	clauses.some(({ words }) => isAsking(words));

/** From here on feelings are together what a message tells of. */
const FELT = 0.55;

/** Whether a message only tells of one's life: a month or an hour in the story asks for no class. */
export function onlyTells({ reading }: Turn): boolean {
	const sum = FEELINGS.reduce((total, [intent]) => total + shareIn(reading.guesses, intent), 0);
	// "None of you knows anything" looks for nothing.
	const finds = shareOf(reading, "angry") < LIKELY && FINDS.test(reading.words.join(" "));
	return sum >= FELT && !asksSomething(reading) && !finds;
}

/** What only the office can settle; what is told after it belongs to it. */
const MATTERS = /^(?:status|change_details|student_records|angry|site_trouble)$/;
const A_DETAIL = 12;

/** "Cash, at the desk" after a missing receipt, "fue en 2019" after a lost certificate: the office wants to know that, too. */
export const detail: Rule = (turn) => {
	const { reading, state } = turn;
	const [top] = reading.guesses;
	const isOther = reading.raw.includes("?") || (top && top.share >= SURE && top.label !== "tells");
	const isDetail = MATTERS.test(state.intent) && reading.words.length <= A_DETAIL;
	const isMore = isOther || asksSomething(reading) || strongest(turn) || isAlarming(reading);
	if (!isDetail || isMore) return undefined;
	return handOver(turn, state.intent, "detail");
};

const askWhat = (turn: Turn): Draft => {
	const course = onlyCourse(turn);
	const text = course ? say(turn, "info_more", { title: nameOf(turn, course) }) : say(turn, "told");
	return draft("tells", text, course ? [course] : [], { isCertain: false });
};

/** Who only tells of themselves is asked what they would like to know. */
export const told: Rule = (turn) => {
	const { reading, state } = turn;
	// "As technician what she is not permitted", after her story; "my mother passed in April", in it.
	const isMore = reading.clauses.some(({ guesses: [top] }) => {
		const least = FEELINGS.some(([intent]) => intent === top?.label) ? LIKELY : SURE;
		return top && top.share >= least && !/^(?:tells|greeting|thanks|ok|bye)$/.test(top.label);
	});
	// In a talk about wishes it may be one more of them.
	const isOfWishes = state.intent === "choose" || state.intent === "abilities";
	const isOther =
		isOfWishes || isMore || asksSomething(reading) || strongest(turn) || isAlarming(reading);
	const tells = shareOf(reading, "tells") >= LIKELY && likelihoodOf(turn) < ANSWERS;
	return isOther || !tells ? undefined : askWhat(turn);
};

/** Who may be telling of a danger is not asked about programs, though nobody is sure of it. */
const TRACE_OF_ALARM = 0.03;
const isAlarming = ({ words, parts }: Reading): boolean =>
	[words, ...parts].some((told) => alarmIn(told) >= TRACE_OF_ALARM);

/** Where nothing else is an answer: who most likely only tells something is asked the same, and who greets is greeted. */
export const perhapsTold: Rule = (turn) => {
	const [top] = turn.reading.guesses;
	if (top?.label === "tells" && !isAlarming(turn.reading)) return askWhat(turn);
	return top?.label === "greeting" ? template(turn, "greeting", "greeting") : undefined;
};

const MONEY = /\b(?:pay|afford|money|broke|price|cost|costs|pagar|pagarlo|dinero|caro|precio)\b/;

/** Half a sentence for a feeling, then an answer or a next step. */
export const feeling: Rule = (turn) => {
	const { reading, state } = turn;
	const [top] = reading.guesses;
	if (reading.mentions.courses.length > 1) return undefined;
	// Inside a talk about wishes "one person at a time is better" is one more wish.
	if (state.intent === "choose" && (top?.share ?? 0) < LIKELY) return undefined;
	const found =
		FEELINGS.find(
			([intent]) =>
				(shareOf(reading, intent) >= LIKELY && shareIn(reading.guesses, intent) >= EACH) ||
				(shareOf(reading, intent) >= SURE && shareIn(reading.guesses, intent) >= TRACE),
		) ??
		goesOn(turn) ??
		strongest(turn);
	const loss = lossIn(reading.words);
	// Who lost a job is in trouble, and a phone that died is no grief.
	const isLoss = found?.[0] !== "grief" || state.intent === "grief" || loss;
	const felt = isLoss
		? found
		: FEELINGS.find(([intent]) => intent === "hardship" && shareOf(reading, intent) >= LIKELY);
	if (!felt) return undefined;
	const isAboutCourse = turn.reference.courses.length > 0 && likelihoodOf(turn) >= ANSWERS;
	// "What would you suggest?" asks for advice, and nothing of a page.
	const isOfPage = ([first]: Reading["guesses"]) =>
		first?.label !== "choose" && !FEELINGS.some(([intent]) => intent === first?.label);
	const isWorry = felt[0] === "nervous" || felt[0] === "doubt";
	// "I'm scared of needles. What do we practice on?"
	const asks = reading.clauses.some(({ words, guesses }) => isAsking(words) && isOfPage(guesses));
	if (isAboutCourse && ((isWorry && asks) || shareOf(reading, felt[0]) < SURE)) return undefined;
	const [intent, usual, step] = felt;
	// "Sorry for your loss" is for a death alone.
	const id = intent === "grief" && loss !== "death" ? "burden" : usual;
	const wishes = wishesIn(reading.parts);
	const fears = intent === "nervous" && wishes.avoided.size > 0;
	const mayWish = hasTraits(wishes) && (fears || shareOf(reading, "choose") >= MAYBE);
	const wanted = mayWish && !topics(turn) ? wish(turn) : undefined;
	if (wanted)
		return { ...wanted, text: `${say(turn, id)} ${wanted.text}\n${say(turn, "ask_page")}` };
	const about = onlyTells(turn) ? undefined : topics(turn);
	const asked =
		(about?.intent === "age" ? undefined : about) ??
		(intent === "angry" && isTopic(state.intent) ? topics(readAs(turn, state.intent)) : undefined);
	// Who is discouraged is not told what nobody promises.
	const own = asked || intent === "discouraged" ? undefined : aboutFor(turn);
	const usually = say(turn, MONEY.test(reading.words.join(" ")) ? "step_money" : step);
	const next = asked?.text ?? (own ? `${sayPassages(turn, [own])} ${usually}` : usually);
	const sympathy = say(turn, id);
	return draft(intent, next.startsWith(sympathy) ? next : `${sympathy} ${next}`, [], {
		courses: asked?.courses ?? [],
		outcome: asked?.outcome ?? "answered",
		isCertain: false,
		passages: own ? [own] : (asked?.passages ?? []),
	});
};

const TALK = [
	"greeting",
	"how_are_you",
	"thanks",
	"bye",
	"ok",
	"yes",
	"no",
	"bot",
	"abilities",
	"confused",
] as const;
/** Whether an intent asks nothing of the pages: a courtesy, a feeling, or a wish for a person. */
export const isConversation = (intent: string): boolean =>
	["callback", "contact", ...TALK, ...[...OFFICE, ...FEELINGS].map(([label]) => label)].includes(
		intent,
	);

/** A greeting at the head of a question is passed over. */
const SHORT_TALK = 6;
/** From here on a message as a whole is a courtesy, whatever a part of it seems to ask ("Hi there, anyone home?"). */
const NOTHING_ELSE = 0.98;

/** Courtesies that ask nothing. */
export const talk: Rule = (turn) => {
	const { reading, state } = turn;
	const [top] = reading.guesses;
	const intent = TALK.find((label) => label === top?.label);
	const courtesies = reading.guesses.filter(({ label }) => TALK.some((known) => known === label));
	const share = courtesies.reduce((sum, guess) => sum + guess.share, 0);
	if (
		!intent ||
		!top ||
		share < LIKELY ||
		top.share < EACH ||
		reading.mentions.notOffered.length > 0
	)
		return undefined;
	if (state.intent === "choose" && hasTraits(wishesIn([reading.words]))) return undefined;
	const isCourtesy = !["bot", "abilities", "confused"].includes(intent);
	const asksMore = reading.clauses.some(
		({ guesses: [other] }) =>
			other && other.share >= LIKELY && !TALK.some((label) => label === other.label),
	);
	if (isCourtesy && asksMore && share < NOTHING_ELSE) return undefined;
	const isLong = reading.words.length > (share >= SURE ? 2 * SHORT_TALK : SHORT_TALK);
	if (isCourtesy && (isLong || reading.mentions.courses.length > 0)) return undefined;
	return template(turn, intent, intent);
};
