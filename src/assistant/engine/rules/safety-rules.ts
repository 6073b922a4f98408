import { statementAskedBy, surelyAskForStatement } from "#assistant/engine/asked-of-pages.ts";
import { shareIn } from "#assistant/engine/classifier.ts";
import { ANSWERS, isOfSentence, likelihoodOf } from "#assistant/engine/evidence.ts";
import { type Reading, shareOf } from "#assistant/engine/reading.ts";
import { template } from "#assistant/engine/rules/courses.ts";
import { isConversation } from "#assistant/engine/rules/people-rules.ts";
import type { Danger } from "#assistant/engine/safety.ts";
import type { Rule, Turn } from "#assistant/engine/turn.ts";
import { looksForProgram } from "#assistant/engine/wanted.ts";

/**
 * Share from which the classifier alone decides on a fixed answer. Low where a miss could harm a person, high where a fixed
 * answer would turn away an ordinary question.
 */
const ENOUGH: readonly [Danger, number][] = [
	["self_harm", 0.5],
	["emergency", 0.5],
	["injection", 0.8],
	["data_request", 0.35],
	["medical", 0.7],
	["abuse", 0.6],
	["off_topic", 0.55],
];
/** From here on the message is surely an ordinary question, and a phrase of rudeness or small talk in it is passed over. */
const ORDINARY = 0.7;
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
	/\b(?:i|im|my|me|we|he|she|hes|shes|they|someone|somebody|man|woman|guy|kid|baby|here|now|help|mi|se|alguien|aqui|ahora|ayuda|esta|esto)\b/;

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
/** Then, and where the message as a whole is ordinary, only from here on an emergency, or a question for a doctor. */
const SURE = 0.9;
/** What sounds like a question about a lesson may be one while it happens: an emergency from here on. */
const LIKELY = 0.7;
/** From here on it may be an emergency: where nothing else is a sure answer, nothing else is said. */
const PERHAPS = 0.2;
/** What is learnt to get a number to call at once. */
const URGENT: readonly string[] = ["self_harm", "emergency"];
const OF_BODY: readonly Danger[] = ["emergency", "medical"];

/** Whether a message as a whole is surely an ordinary question. */
const isOrdinary = ({ guesses: [top] }: Reading): boolean =>
	top !== undefined && top.share >= ORDINARY && !HARMFUL.includes(top.label);

function dangerIn(turn: Turn): Danger | undefined {
	const { reading } = turn;
	const [top] = reading.guesses;
	const namesHoliday = reading.days.some(({ holiday }) => holiday);
	// "Do aides hand out pills?" is a question about a course, whatever its words remind of.
	const isCovered =
		reading.mentions.courses.length > 0 &&
		likelihoodOf(turn) >= ANSWERS &&
		shareOf(reading, "emergency") < PERHAPS;
	// "How about tomorrow", after the hours.
	const isOfHours = turn.state.intent === "hours" && reading.days.length > 0;
	const passed: Danger[] = [
		...(isNow(turn) ? [] : ["emergency" as const]),
		...(isOfHours ? ["off_topic" as const] : []),
	];
	const phrase = reading.dangers.find(
		(danger) =>
			!passed.includes(danger) &&
			!((isOrdinary(reading) || namesHoliday || isCovered) && YIELDING.includes(danger)),
	);
	const isCautious = isOfSchool(turn) || isOrdinary(reading);
	// "I don't want to wake up so early, do you have evening classes" is heard as a whole, unless a part is sure.
	const despair = shareIn(reading.guesses, "self_harm");
	const asksBeside = reading.clauses.some(
		(clause) =>
			isOrdinary({ ...reading, ...clause }) && !isConversation(clause.guesses[0]?.label ?? ""),
	);
	const leastFor = (danger: Danger, least: number): number => {
		if (danger === "self_harm") return asksBeside && despair < LIKELY ? SURE : least;
		if (!OF_BODY.includes(danger)) return least;
		if (isCautious) return SURE;
		if (!isOfSentence(turn)) return least;
		return danger === "emergency" ? LIKELY : SURE;
	};
	// "She is 24 and hates needles": a clause that only sounds alarming is none where the whole does not.
	const whole = reading.guesses.reduce(
		(sum, { label, share }) => (URGENT.includes(label) ? sum + share : sum),
		0,
	);
	const heard = ENOUGH.filter(
		([danger]) =>
			!passed.includes(danger) &&
			!(URGENT.includes(danger) && whole < PERHAPS && shareOf(reading, danger) < SURE),
	);
	const likely = heard.find(([danger, least]) => {
		const share = leastFor(danger, least);
		return YIELDING.includes(danger) && danger !== "emergency"
			? top?.label === danger && top.share >= share
			: shareOf(reading, danger) >= share;
	})?.[0];
	return (
		phrase ??
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
	shareIn(turn.reading.guesses, "emergency") >= PERHAPS && isNow(turn)
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
