import { type Decision, decide } from "./decide.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Danger } from "./safety.ts";
import type { Language } from "./types.ts";
import { type Reading, read } from "./understand.ts";

/** What is remembered of a conversation. Never stored: it is rebuilt from the visitor's last messages each time. */
export type State = {
	language: Language | undefined;
	/** The programs that the conversation is about, latest first. */
	programmes: string[];
	/** Whether the latest ones were named together ("CNA or PCT"). */
	together: boolean;
	/** Whether the last message named a program. */
	named: boolean;
	/** The programs that the last list showed, in its order. */
	offered: string[];
	intents: string[];
	/** Messages in a row that were not understood. */
	misses: number;
	/** How often more was asked about the same program. */
	depth: number;
	turn: number;
};

export const fresh: State = {
	language: undefined,
	programmes: [],
	together: false,
	named: false,
	offered: [],
	intents: [],
	misses: 0,
	depth: 0,
	turn: 0,
};

export const REMEMBERED = 20;

export type Turn = {
	reading: Reading;
	danger: Danger | undefined;
	decision: Decision;
	before: State;
};

const real = (id: string | undefined): boolean =>
	id !== undefined && !["fallback", "other"].includes(id);

/** A danger stands, unless it is only rudeness or idle talk around a real question. */
function standing(reading: Reading, decision: Decision): Danger | undefined {
	const danger = reading.dangers[0];
	if (danger === "abuse" || danger === "off_topic" || danger === "medical") {
		const asks =
			decision.confidence >= 0.8 &&
			![
				"greeting",
				"thanks",
				"bot",
				"bye",
				"no",
				"yes",
				"ok",
				"search",
				"not_taught",
				"choose",
				"list",
				"hours",
				"sorry",
				"more",
				"location",
				"reviews",
				"about",
				"person",
				"info",
				"not_found",
			].includes(decision.intents[0] ?? "");
		if (asks && danger !== "medical") return undefined;
	}
	return danger;
}

/** One step of a conversation: what the message means now, and what is remembered after it. */
export function step(
	message: string,
	before: State,
	knowledge: Knowledge,
): { turn: Turn; after: State } {
	const reading = read(message, knowledge, before.language);
	const decision = decide(reading, before, knowledge);
	const danger = standing(reading, decision);
	const turn = { reading, danger, decision, before };
	const next: State = { ...before, language: reading.language, turn: before.turn + 1 };
	if (danger) return { turn, after: { ...next, misses: 0 } };
	const id = decision.intents[0];
	next.misses = real(id) ? 0 : before.misses + 1;
	next.depth =
		id === "more" ? before.depth + 1 : id === "info" || id === "exists" ? 0 : before.depth;
	next.named = decision.said;
	if (real(id) && !["ok", "thanks", "greeting", "more", "sorry", "yes", "no"].includes(id ?? ""))
		next.intents = decision.intents;
	const shown =
		id === "search"
			? [...new Set(decision.found.flatMap((f) => (f.kind === "course" ? [f.slug] : [])))].slice(
					0,
					3,
				)
			: id === "not_taught"
				? decision.notTaught.flatMap((n) => n.near ?? []).filter((s) => knowledge.courses.has(s))
				: decision.programmes;
	if (id === "list") next.offered = [...knowledge.courses.keys()];
	else if (shown.length > 0 && (decision.said || id === "search" || id === "not_taught")) {
		next.programmes = [...shown, ...before.programmes.filter((s) => !shown.includes(s))].slice(
			0,
			4,
		);
		next.together = shown.length > 1;
		if (shown.length > 1) next.offered = shown;
	}
	return { turn, after: next };
}

/** The state after the visitor's earlier messages. Only the last ones count, so a long conversation costs what a short one costs. */
export function replay(history: readonly string[], knowledge: Knowledge): State {
	let state = fresh;
	for (const message of history.slice(-REMEMBERED)) state = step(message, state, knowledge).after;
	return state;
}
