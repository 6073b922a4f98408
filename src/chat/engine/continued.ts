import { aboutProgramme } from "#chat/knowledge/precedence.ts";
import { SURE } from "./attributes.ts";
import type { State } from "./dialogue.ts";
import type { Reference } from "./follow-up.ts";
import type { Score } from "./intents.ts";
import { contentWords } from "./search.ts";
import { kinds } from "./tables.ts";
import type { Reading } from "./understand.ts";

const DAY_WORD =
	/^(?:sun|mon|tues|wednes|thurs|fri|satur)days?$|^(?:today|tomorrow|tonight|weekends?|domingos?|lunes|martes|miercoles|jueves|viernes|sabados?|hoy|manana|semana|fin|fines|open|closed|morning|mornings|afternoon|holidays?|evening|evenings)$/;

/** "and for CNA?", "no, I meant EKG", "and on Sunday?": the last question again, with what changed. */
export function continued(
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
			s.places.size > 0 &&
			s.intent !== "compare" &&
			!(s.intent === "info" && ref.continues) &&
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
