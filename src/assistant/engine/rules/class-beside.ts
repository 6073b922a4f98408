import { shareOf } from "#assistant/engine/reading.ts";
import {
	asksForDeadline,
	isOfPlace,
	isToldOf,
	ONE,
} from "#assistant/engine/rules/class-question.ts";
import { notOffered } from "#assistant/engine/rules/program-rules.ts";
import { school } from "#assistant/engine/rules/school-rules.ts";
import { say } from "#assistant/engine/speak.ts";
import { readAs, type Turn } from "#assistant/engine/turn.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";

/** What is said beside the classes when it is asked for as well. */
const BESIDE = ["online", "location", "register"];
const HOW = /\b(?:how|where|online|what do i need|como|donde|en linea|que necesito)\b/;
const IS_LEFT =
	/\b(?:full|still|left|llen[oa]s?|todavia|aun|quedan?)\b|\b(?:is|are) there\b(?!.*\bcan\b)|\bhay\b(?!.*\bpuedo\b)/;
/** What a waiting list is, not whether there is one. */
const WAITING_LIST =
	/\b(?:how (?:does|do|would|can)(?: \w+){1,5}? wait(?:ing)? ?lists?|how (?:does|do) (?:the|that|this|your) lists? works?|como funciona (?:la|esa) lista|what(?: is| are)? (?:the |a |your |this )?wait(?:ing)? ?lists?|what does(?: \w+){0,3} wait(?:ing)? ?lists? mean|explain(?: \w+){0,3} wait(?:ing)? ?lists?|wait(?:ing)? ?lists? (?:\w+ )?(?:works?|means?)|what (?:happens|if|do i do)(?: \w+){0,6} (?:full|fills?|filled)|que (?:pasa|hago|sucede) si(?: \w+){0,5} (?:llen\w+)|(?:can|could|may|how|want to|like to|possible to)(?: \w+){0,3} (?:join|go|get|sign|put|add|be)(?: \w+){0,3} wait(?:ing)? ?lists?|(?:(?:pued\w+|podria|quiero)(?: \w+)? (?:entrar|estar|anotar\w*|apuntar\w*|poner\w*|inscribir\w*)|me (?:anot\w+|apunt\w+|pon\w+))(?: \w+){0,3} lista de espera|(?:que|como) (?:es|funciona|significa|quiere decir|entro|me pongo|me apunto)(?: \w+){0,3} lista de espera|lista de espera (?:\w+ )?(?:funciona|significa))\b/;

/** How many places are left, which the website does not tell. */
const HOW_MANY_PLACES =
	/\b(?:how many (?:places?|spaces?|spots?|seats?|openings)\b|cuant[oa]s (?:cupos|lugares|espacios|puestos)\b)/;

/** What else is asked for in the same message: a program that is not offered, or something of the school. */
export function besideOf(
	turn: Turn,
	found: readonly Pick<PublicClass, "registerBy" | "label">[],
): string {
	const { reading } = turn;
	const missing = notOffered(turn);
	if (missing) return missing.text;
	const text = reading.words.join(" ");
	if (WAITING_LIST.test(text)) return say(turn, "waiting_list");
	if (HOW_MANY_PLACES.test(text)) return say(turn, "classes_no_count");
	if (asksForDeadline(turn)) {
		const areFull = found.every(({ label }) => label === "waiting list");
		return areFull || found.some(({ registerBy }) => registerBy)
			? ""
			: say(turn, "classes_no_deadline");
	}
	// "Is it full, or can I still register?" asks for a place, and not how.
	const isOnlyLeft = isOfPlace(text) && IS_LEFT.test(text) && !HOW.test(text);
	const beside = BESIDE.find(
		(intent) =>
			!(intent === "register" && isOnlyLeft) &&
			!isToldOf(reading, intent) &&
			shareOf(reading, intent) >= ONE,
	);
	if (beside === undefined) return "";
	// A class without a place has a list in place of the form.
	if (
		beside === "register" &&
		found.length > 0 &&
		found.every(({ label }) => label === "waiting list")
	)
		return say(turn, "waiting_list");
	return school(readAs(turn, beside))?.text ?? "";
}
