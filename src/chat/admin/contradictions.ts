import { answer } from "#chat/engine/engine.ts";
import { guardrail } from "#chat/engine/guardrail.ts";
import { week } from "#chat/engine/hours.ts";
import type { Question, SchoolFacts, TaughtAnswer } from "#chat/engine/types.ts";
import { clockTime } from "#ui/new-york-clock.ts";

type AnswerContext = Omit<Question, "history" | "message">;

const TIME = /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\b/gi;
const OPEN_ON =
	/\b(?:open|abiert[oa]s?|abrimos)\b[^.!?]{0,40}\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday|domingo|lunes|martes|miércoles|jueves|viernes|sábado)s?\b/gi;
const DAYS = [
	["sunday", "domingo"],
	["monday", "lunes"],
	["tuesday", "martes"],
	["wednesday", "miércoles"],
	["thursday", "jueves"],
	["friday", "viernes"],
	["saturday", "sábado"],
];
const DENIED = /\b(?:not|no|never|nunca)\b|n['’]t\b/i;

/**
 * Where the words of a taught answer say something else than what the school states, in sentences for a person. The
 * school may be right both times: nothing is forbidden.
 * @param world what holds without this answer
 */
export function contradictions(
	{ answer: { en, es } }: TaughtAnswer,
	world: AnswerContext,
): string[] {
	const texts = es ? [en, es] : [en];
	return [
		...new Set(
			texts.flatMap((text) => [...unpublished(text, world), ...otherHours(text, world.facts)]),
		),
	];
}

/** Claims that neither the school's facts nor a course states. */
function unpublished(text: string, world: AnswerContext): string[] {
	const about = world.catalog.map(({ slug }) => slug);
	return guardrail(text, world, { about }).violations.map(
		({ rule, found }) =>
			`It says “${found.replace(/[.,;]+$/, "")}” (${rule}), but the school profile and course texts don’t.`,
	);
}

function otherHours(text: string, facts: SchoolFacts): string[] {
	const known = new Set(
		(facts.hours ?? []).flatMap((h) => [clockTime(h.opens), clockTime(h.closes)]),
	);
	const { open } = week(facts, "en");
	const times = [...text.matchAll(TIME)]
		.filter(
			([, hour, minute = "00", half = ""]) =>
				!known.has(`${Number(hour)}:${minute} ${half.toUpperCase()}M`),
		)
		.map(([found]) => `It mentions ${found}, but the office is open ${open}.`);
	const days = [...text.matchAll(OPEN_ON)]
		.filter(([found, name = ""]) => {
			const day = DAYS.findIndex((names) => names.includes(name.toLowerCase()));
			return !DENIED.test(found) && !(facts.hours ?? []).some((h) => h.day === day);
		})
		.map(([, name]) => `It says you’re open on ${name}, but the office is open ${open}.`);
	return [...times, ...days];
}

/** Which of its questions the school's facts answer already, or a fixed rule. Asks each of them. */
export function answeredAlready(questions: readonly string[], world: AnswerContext): string[] {
	return questions.flatMap((question) => standing(question, world));
}

function standing(message: string, world: AnswerContext): string[] {
	const { text, outcome, confidence, source } = answer({ ...world, history: [], message });
	if (outcome === "declined") {
		return [`“${message}” always gets a fixed answer: “${text}”`];
	}
	const isKnown =
		outcome === "answered" && confidence >= 0.8 && !/^(?:taught|fallback)/.test(source);
	return isKnown
		? [`“${message}” already has an answer: “${text}” This fact will replace it.`]
		: [];
}
