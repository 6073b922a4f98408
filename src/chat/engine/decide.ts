import type { NotTaught } from "#chat/knowledge/not-taught.ts";
import { aboutProgramme, precedence } from "#chat/knowledge/precedence.ts";
import type { State } from "./dialogue.ts";
import { type Reference, refer } from "./follow-up.ts";
import type { Score } from "./intents.ts";
import type { Knowledge } from "./knowledge.ts";
import { openQuestion } from "./open-question.ts";
import { contentWords, type Found } from "./search.ts";
import { kinds } from "./tables.ts";
import type { Reading } from "./understand.ts";

/** What is to be answered. `intents` are answered together, the first one names the answer. */
export type Decision = {
	intents: string[];
	programmes: string[];
	/** Whether this message itself names the programmes. */
	said: boolean;
	notTaught: NotTaught[];
	found: Found[];
	confidence: number;
};

export const SURE = 0.8;
export const ENOUGH = 0.55;
const DAY_WORD =
	/^(?:sun|mon|tues|wednes|thurs|fri|satur)days?$|^(?:today|tomorrow|tonight|weekends?|domingos?|lunes|martes|miercoles|jueves|viernes|sabados?|hoy|manana|semana|fin|fines|open|closed|morning|mornings|afternoon|holidays?|evening|evenings)$/;

/** What decides whether a visitor may come at all is answered before how to register. */
const CONDITIONS = new Set([
	"age",
	"immigration",
	"background_check",
	"english_level",
	"health_rules",
	"job_guarantee",
	"salary",
	"site_trouble",
	"student_records",
]);

const isAttribute = (s: Score): boolean =>
	["fact", "topic"].includes(kinds.get(s.intent) ?? "") || s.intent === "job_after";

/** Facts and topics that the message asks for, the special ones before the general ones. */
function attributesOf(reading: Reading): Score[] {
	const words = new Set(reading.words);
	let list = reading.scores.filter((s) => isAttribute(s) && s.score >= ENOUGH);
	const opening = [...words].some((w) =>
		/^(?:open|opens|opened|opening|close|closes|closed|closing|abiert\w*|abre|abren|abrir|cierra\w*|cerrad\w*|hours|office|oficina)$/.test(
			w,
		),
	);
	const studying = [...words].some((w) =>
		/^(?:class\w*|course\w*|attend|study|learn|train\w*|program\w*|clases?|cursos?|estudiar|lessons?|session\w*)$/.test(
			w,
		),
	);
	const has = (id: string, least = SURE) => list.some((s) => s.intent === id && s.score >= least);
	const drop = (...ids: string[]) => {
		list = list.filter((s) => !ids.includes(s.intent));
	};
	if (has("hours", ENOUGH) && has("weekend", ENOUGH))
		drop(
			opening && !studying
				? "weekend"
				: opening
					? "none"
					: studying || !has("hours")
						? "hours"
						: "weekend",
		);
	if (has("schedule", ENOUGH) && has("hours", ENOUGH) && opening && !studying) drop("schedule");
	else if (has("weekend", ENOUGH) && has("schedule", ENOUGH)) drop("schedule");
	if (has("register") && has("online") && !studying) drop("online");
	for (const s of [...list]) {
		// A sure general wish is not silenced by a weak special one.
		if (s.score >= SURE || list.every((o) => o.score < SURE))
			drop(
				...(precedence[s.intent] ?? []).filter((id) =>
					list.some((o) => o.intent === id && !apart(s, o, reading)),
				),
			);
	}
	return list;
}

/** Two wishes in different sentences are both meant, whatever their order of precedence. */
function apart(a: Score, b: Score, reading: Reading): boolean {
	if (CONDITIONS.has(a.intent)) return false;
	const sentence = (at: number) => reading.sentences.filter((s) => s <= at).length;
	return (
		a.score >= SURE &&
		b.score >= SURE &&
		![...b.places].some((p) => [...a.places].some((q) => sentence(q) === sentence(p)))
	);
}

export const scoreOf = (reading: Reading, id: string): number =>
	reading.scores.find((s) => s.intent === id)?.score ?? 0;
const joined = (reading: Reading): boolean =>
	reading.sentences.length > 1 ||
	reading.words.some((w) => /^(?:and|also|plus|y|ademas|tambien)$/.test(w)) ||
	reading.raw.includes(",");

/** Decides what a message asks for, in the light of the conversation so far. Dangers were handled before. */
export function decide(reading: Reading, state: State, knowledge: Knowledge): Decision {
	const ref = refer(reading, state);
	const base = { programmes: ref.programmes, said: ref.said, notTaught: [], found: [] };
	const of = (id: string) => scoreOf(reading, id);
	const attributes = attributesOf(reading);
	const top = attributes[0];
	const named = reading.programmes.named.length > 0 || ref.said;
	const make = (intents: string[], confidence: number, more: Partial<Decision> = {}): Decision => ({
		...base,
		intents,
		confidence: Math.min(1, confidence),
		...more,
	});

	const missing = reading.programmes.notTaught;
	const general =
		top &&
		top.score >= SURE &&
		!/^(?:price|free|duration|schedule|weekend|register|start_dates|online|class_times|certification|job_after|aid|payment_plan|location)$/.test(
			top.intent,
		);
	if (missing.length > 0 && !named && !general)
		return make(["not_taught"], 0.9, { notTaught: missing, programmes: [] });

	const several = ref.programmes.length > 1;
	if (
		several &&
		of("compare") >= ENOUGH &&
		(ref.said || ref.plural || of("compare") >= SURE) &&
		!(top && top.score >= SURE)
	)
		return make(["compare"], Math.max(0.8, of("compare")), { said: true });
	if (of("compare") >= SURE && ref.said && !several && !top) {
		const other = state.programmes.find((s) => s !== ref.programmes[0]);
		if (other) return make(["compare"], 0.8, { programmes: [other, ...ref.programmes] });
	}

	if (several && ref.plural && of("choose") >= SURE && !top)
		return make(["compare"], 0.7, { said: true });

	const hinted = reading.programmes.hinted;
	if (
		hinted.length > 0 &&
		!named &&
		(!top || top.score < SURE || /^(?:job_after|placement)$/.test(top.intent)) &&
		of("list") < SURE
	)
		return make(["choose"], 0.7, { programmes: hinted.slice(0, 3), said: true });

	const follow = continued(reading, state, ref, top);
	if (follow) return make(follow, 0.75);

	const aside =
		named &&
		top !== undefined &&
		kinds.get(top.intent) === "topic" &&
		!aboutProgramme.has(top.intent);
	if (top && !(top.score < SURE && (aside || beaten(reading, named)))) {
		const chosen = attributes
			.filter((s) => s === top || s.score >= SURE)
			.sort((a, b) => a.at - b.at)
			.slice(0, reading.sentences.length > 1 || joined(reading) ? 3 : 2)
			.map((s) => s.intent);
		const opener = joined(reading)
			? of("list") >= SURE && !named
				? ["list"]
				: named &&
						missing.length === 0 &&
						!attributes.some((a) => CONDITIONS.has(a.intent)) &&
						asksFirst(reading, "exists")
					? ["exists"]
					: []
			: [];
		return make([...new Set([...opener, ...chosen])].slice(0, 3), top.score);
	}
	return openQuestion({ reading, state, knowledge, ref, make });
}

/** Whether "do you teach" stands right before the programme's name, so that it is a question of its own. */
function asksFirst(reading: Reading, id: string): boolean {
	const score = reading.scores.find((s) => s.intent === id && s.score >= SURE);
	if (!score) return false;
	const end = Math.max(...score.places);
	return [...reading.programmes.places.keys()].some((p) => p > end && p - end <= 3);
}

/** A weak attribute ("open", "job") gives way to a clear wish about programmes or to courtesy. */
function beaten(reading: Reading, named: boolean): boolean {
	return (
		[
			"list",
			"choose",
			"compare",
			"learn",
			"work",
			"more",
			"bot",
			"abilities",
			"languages",
			"bye",
			"yes",
			"no",
			"ok",
			"encourage",
		].some((id) => scoreOf(reading, id) >= SURE) ||
		(named && Math.max(scoreOf(reading, "info"), scoreOf(reading, "exists")) >= SURE)
	);
}

/** "and for CNA?", "no, I meant EKG", "and on Sunday?": the last question again, with what changed. */
function continued(
	reading: Reading,
	state: State,
	ref: Reference,
	top: Score | undefined,
): string[] | undefined {
	const last = state.intents.filter(
		(id) =>
			kinds.get(id) === "fact" ||
			kinds.get(id) === "topic" ||
			id === "job_after" ||
			id === "learn" ||
			id === "work",
	);
	const clear = reading.scores.some(
		(s) =>
			s.score >= SURE &&
			s.intent !== "compare" &&
			kinds.get(s.intent) !== "talk" &&
			!(s.intent === "hours" && reading.days.length > 0),
	);
	const rest = reading.words.length - reading.programmes.places.size;
	if (
		ref.said &&
		!top &&
		!clear &&
		last.length > 0 &&
		(ref.continues || (rest <= 2 && !state.named)) &&
		last.some((id) => aboutProgramme.has(id))
	)
		return last.filter((id) => aboutProgramme.has(id));
	const strange =
		!(top && top.intent === "hours") && contentWords(reading.words).some((w) => !DAY_WORD.test(w));
	const courtesy = reading.scores.some((s) => s.score >= SURE && kinds.get(s.intent) === "talk");
	if (
		reading.days.length > 0 &&
		reading.words.length <= 7 &&
		!courtesy &&
		!strange &&
		!(top && top.score >= SURE && top.intent !== "hours")
	) {
		if (top?.intent === "hours" && top.score >= SURE) return undefined;
		if (last.some((id) => /^(?:schedule|weekend|class_times)$/.test(id))) return ["weekend"];
		if (last.includes("hours") || !top)
			return reading.programmes.named.length > 0 ? undefined : ["hours"];
	}
	return undefined;
}
