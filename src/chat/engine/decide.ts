import type { NotTaught } from "#chat/knowledge/not-taught.ts";
import { aboutProgramme } from "#chat/knowledge/precedence.ts";
import { attributesOf, CONDITIONS, ENOUGH, SURE, scoreOf } from "./attributes.ts";
import { continued } from "./continued.ts";
import type { State } from "./dialogue.ts";
import { refer } from "./follow-up.ts";
import type { Score } from "./intents.ts";
import type { Knowledge } from "./knowledge.ts";
import { openQuestion } from "./open-question.ts";
import type { Found } from "./search.ts";
import { kinds } from "./tables.ts";
import type { Reading } from "./understand.ts";

/** What is to be answered. `intents` are answered together, the first one names the answer. */
export type Decision = {
	intents: string[];
	programmes: string[];
	/** Whether this message itself names the programs. */
	said: boolean;
	notTaught: NotTaught[];
	found: Found[];
	confidence: number;
};

/** "What else is there besides CNA?" asks for the others. */
const BESIDES =
	/\b(?:besides|other than|apart from|aside from|except|ademas de|aparte de|fuera de)\b/;
/** A wish to work in some place looks for a program, unless work itself is what is asked about. */
const WORKING = new Set(["job_after", "placement"]);
const heard = (reading: Reading, intent: string): boolean =>
	reading.opinion.whole[0]?.label === intent && reading.opinion.whole[0].share >= 0.5;

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
	const top = reading.words.length === 1 && of("greeting") >= SURE ? undefined : attributes[0];
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

	if (named && BESIDES.test(reading.words.join(" ")) && of("list") >= SURE)
		return make(["list"], 0.8, { programmes: [] });
	if (!named && top?.intent === "certification" && strangePaper(reading))
		return make(["not_found"], 0.6, { programmes: [] });

	const several = ref.programmes.length > 1;
	if (
		several &&
		of("compare") >= ENOUGH &&
		(ref.said || ref.plural || of("compare") >= SURE) &&
		!(top && top.score >= SURE && !/^(?:reviews|about)$/.test(top.intent))
	)
		return make(["compare"], Math.max(0.8, of("compare")), { said: true });
	if (of("compare") >= SURE && ref.said && !several && !top) {
		const other = state.programmes.find((s) => s !== ref.programmes[0]);
		if (other) return make(["compare"], 0.8, { programmes: [other, ...ref.programmes] });
	}

	if (several && ref.plural && of("choose") >= SURE && !top)
		return make(["compare"], 0.7, { said: true });

	const hinted = reading.programmes.hinted;
	const choosing =
		reading.opinion.whole[0]?.label === "choose" && reading.opinion.whole[0].share >= 0.9;
	if (
		hinted.length > 0 &&
		!named &&
		(choosing ||
			((!top || ((top.score < SURE || WORKING.has(top.intent)) && !heard(reading, top.intent))) &&
				of("list") < SURE))
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
		const opener = asksWhether(reading, attributes)
			? ["exists"]
			: joined(reading)
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

const PLACE =
	/^(?:where|address|directions?|far|get|drive|train|bus|map|city|town|street|donde|direccion|llego|queda)$/;

/** "I need a PCT program near Edison": a named program is looked for, and the place is only said beside it. */
function asksWhether(reading: Reading, attributes: readonly Score[]): boolean {
	const first = attributes[0]?.intent ?? "";
	if (reading.programmes.named.length === 0 || attributes.length > 2) return false;
	if (first === "location" && !reading.words.some((w) => PLACE.test(w))) return true;
	return (
		/^(?:location|person|hours|instructors|about|reviews|age)$/.test(first) &&
		(scoreOf(reading, "exists") >= SURE || reading.opinion.shareOf("exists") >= 0.2)
	);
}

const PAPER = /^(?:cert\w*|licen\w+|diploma|degree|certificado|certificacion|licencia|titulo)$/;

/** "Is there a hypnosis certification?": the paper of something that no table and no course knows. */
const strangePaper = (reading: Reading): boolean =>
	scoreOf(reading, "exists") >= SURE &&
	reading.opinion.strange.length === 1 &&
	reading.words.some(
		(w, i) => PAPER.test(w) && reading.words[i - 1] === reading.opinion.strange[0],
	);

/** Whether "do you teach" stands right before the program's name, so that it is a question of its own. */
function asksFirst(reading: Reading, id: string): boolean {
	const score = reading.scores.find((s) => s.intent === id && s.score >= SURE);
	if (!score) return false;
	const end = Math.max(...score.places);
	return [...reading.programmes.places.keys()].some((p) => p > end && p - end <= 3);
}

/** A weak attribute ("open", "job") gives way to a clear wish about programs or to courtesy. */
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
