import { statementAskedBy, surelyAskForStatement } from "#assistant/engine/asked-of-pages.ts";
import { ANSWERS, likelihoodOf } from "#assistant/engine/evidence.ts";
import { type Reading, shareOf } from "#assistant/engine/reading.ts";
import { template } from "#assistant/engine/rules/courses.ts";
import { isAsking } from "#assistant/engine/rules/people-rules.ts";
import type { Danger } from "#assistant/engine/safety.ts";
import type { Rule, Turn } from "#assistant/engine/turn.ts";
import { alarmIn, URGENT, type Urgent, urgencyOf } from "#assistant/engine/urgency.ts";
import { looksForProgram } from "#assistant/engine/wanted.ts";

/** Share of an intent from which it gets a fixed answer: high where that would turn away an ordinary question. */
const ENOUGH: readonly [Danger, number][] = [
	["injection", 0.8],
	["data_request", 0.35],
	["medical", 0.7],
	["abuse", 0.6],
	["off_topic", 0.55],
];
/** From here on the message is likelier an ordinary question than all else, and a phrase of rudeness or small talk in it is passed over. */
const ORDINARY = 0.5;
const YIELDING: readonly Danger[] = ["medical", "abuse", "off_topic", "data_request", "emergency"];
const HARMFUL: readonly string[] = ENOUGH.map(([danger]) => danger);

/** "I fainted last time", "would I be able to tell": what was once, and what one wants to be able to do. */
const NOT_NOW =
	/\b(?:last time|(?<!at )once|(?<!since )last (?:week|month|year|summer|winter)|(?:days|weeks?|months?|years?) ago|(?:would|could|will|can) (?:i|we|you) (?:be able|know|learn|tell|see|still|recogni[sz]e)|(?:fine|ok|okay|well|better) again|all better|ya esta (?:bien|mejor)|una vez|la ultima vez|(?<!desde )la semana pasada|(?<!desde el )(?:mes|ano) pasado|hace (?:anos|meses|semanas|un ano|mucho)|(?:podre|podria|sabre|sabria|voy a saber) (?:si|como|ver|distinguir|reconocer|cuando))\b/;
const NOW =
	/\b(?:now|help|hurts?|cant|cannot|isnt|wont|not|no pulse|ahora|ayuda|auxilio|duele|no puedo|no respira)\b/;
/** What happens to somebody while they write. */
const HAPPENING =
	/\b(?:is|are|am|im|hes|shes|theyre) (?:still )?(?:choking|bleeding|dying|burning|fainting|seizing|convulsing|collapsing)\b|\b(?:esta|estan) (?:\w+ )?(?:ahogando|sangrando|asfixiando|desmayando|muriendo|convulsionando)\w*/;
/** Words for somebody to whom it happens, or for here and now. */
const PRESENT =
	/\b(?:i|im|my|me|we|he|she|hes|shes|they|someone|somebody|man|woman|guy|lady|kid|baby|student|teacher|neighbor|people|here|outside|now|help|need|mi|se|alguien|senora?|alumn[oa]|maestr[oa]|vecin[oa]|aqui|afuera|ahora|ayuda|necesito|esta|esto)\b/;

/** Whether an emergency may be happening: in a talk about a course "and a stroke?" asks what is taught. */
function isNow({ reading, state }: Turn): boolean {
	const text = reading.words.join(" ");
	if (NOT_NOW.test(text) && !NOW.test(text) && !HAPPENING.test(text)) return false;
	return (
		PRESENT.test(text) || (state.courses.length === 0 && reading.mentions.courses.length === 0)
	);
}

/** Whether most who write so look for a program, or ask for what a page says: "my dad fell, and nobody knew what to do". */
const isOfSchool = (turn: Turn): boolean =>
	looksForProgram(turn.reading) || statementAskedBy(turn.reading.words) !== undefined;
/** Then, and where the message as a whole is ordinary, a question for a doctor only from here on. */
const SURE = 0.9;
/** Somebody is heard to be in danger where a message tells of it so much, or a clause of one that has a trace of it; */
const HEARD = { whole: 0.35, clause: 0.5 };
/** beside what is surely a question from here on; */
const BESIDE = { whole: 0.55, clause: 0.75 };
const TRACE = 0.005;
/** without a trace, because much else is said, a clause has to tell it surely; */
const ALONE = 0.9;
/** and in the question itself, because what to do in an emergency people ask before they learn it, from here on. */
const ASKED = 0.95;
/** From here on it may be an emergency: where nothing else is a sure answer, nothing else is said. */
const PERHAPS = 0.1;

/** Whether a message as a whole is an ordinary question: what only tells something may be one of danger. */
const isOrdinary = ({ guesses: [top] }: Reading): boolean =>
	top !== undefined && top.share >= ORDINARY && ![...HARMFUL, "tells"].includes(top.label);

/** A message and its clauses, each of which may tell of a danger; a word beside others tells of nothing alone. */
const heard = ({ words, parts }: Reading): (readonly string[])[] => [
	words,
	...parts.filter(({ length }) => length > 1),
];

/** Who is heard to be in danger, and of what they tell most. */
function urgentIn(turn: Turn): Urgent | undefined {
	const { reading } = turn;
	const dangers = URGENT.filter((danger) => danger !== "emergency" || isNow(turn));
	const alarm = (words: readonly string[]) =>
		dangers.reduce((sum, danger) => sum + urgencyOf(words)[danger], 0);
	const [loudest = reading.words] = heard(reading).toSorted((a, b) => alarm(b) - alarm(a));
	const told = urgencyOf(loudest);
	const [most = "emergency"] = dangers.toSorted((a, b) => told[b] - told[a]);
	const whole = alarm(reading.words);
	const clause = alarm(loudest);
	if (most === "emergency" && isAsking(loudest)) return clause >= ASKED ? most : undefined;
	const least = isOrdinary(reading) ? BESIDE : HEARD;
	const isHeard = whole >= least.whole || clause >= (whole >= TRACE ? least.clause : ALONE);
	return isHeard ? most : undefined;
}

function dangerIn(turn: Turn): Danger | undefined {
	const { reading } = turn;
	const [top] = reading.guesses;
	const namesHoliday = reading.days.some(({ holiday }) => holiday);
	// "Do aides hand out pills?" is a question about a course, whatever its words remind of.
	const isCovered = reading.mentions.courses.length > 0 && likelihoodOf(turn) >= ANSWERS;
	// "How about tomorrow", after the hours.
	const isOfHours = turn.state.intent === "hours" && reading.days.length > 0;
	const passed: Danger[] = [
		...(isNow(turn) ? [] : ["emergency" as const]),
		...(isOfHours ? ["off_topic" as const] : []),
	];
	const yields =
		alarmIn(reading.words) < PERHAPS && (isOrdinary(reading) || namesHoliday || isCovered);
	const phrase = reading.dangers.find(
		(danger) => !passed.includes(danger) && !(yields && YIELDING.includes(danger)),
	);
	const isCautious = isOfSchool(turn) || isOrdinary(reading);
	const least = (danger: Danger, share: number): number =>
		danger === "medical" && isCautious ? SURE : share;
	const likely = ENOUGH.filter(([danger]) => !passed.includes(danger)).find(([danger, share]) =>
		YIELDING.includes(danger)
			? top?.label === danger && top.share >= least(danger, share)
			: shareOf(reading, danger) >= share,
	)?.[0];
	const urgent = urgentIn(turn);
	// "Sudden horrible headache, now she can't see" is no question for a doctor.
	if (urgent && phrase && YIELDING.includes(phrase)) return urgent;
	return (
		phrase ??
		urgent ??
		((namesHoliday || isCovered) && likely && YIELDING.includes(likely) ? undefined : likely)
	);
}

/** What is answered by a fixed text, whatever else the message holds. */
export const danger: Rule = (turn) => {
	const found = dangerIn(turn);
	// Who asks for what is stored of themselves is told how to get it.
	if (found === "data_request" && surelyAskForStatement(turn.reading.words)) return undefined;
	return found && template(turn, found, found, { outcome: "declined", source: "safety" });
};

/** What is perhaps an emergency as a whole, and no clear question to a school. */
export const perhapsEmergency: Rule = (turn) =>
	urgencyOf(turn.reading.words).emergency >= PERHAPS && isNow(turn)
		? template(turn, "emergency", "emergency", { outcome: "declined", source: "safety" })
		: undefined;

/** A script that cannot be read here. */
export const foreignScript: Rule = (turn) =>
	turn.reading.isForeign
		? template(turn, "foreign_language", "foreign", {
				outcome: "not understood",
				source: "fallback",
				isCertain: false,
			})
		: undefined;
