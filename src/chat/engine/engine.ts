import { type Composed, compose } from "./answers.ts";
import { replay, step, type Turn } from "./dialogue.ts";
import { guardrail } from "./guardrail.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";
import type { Danger } from "./safety.ts";
import { cut, plain, type Scene, say } from "./speak.ts";
import { suggest } from "./suggestions.ts";
import { taughtFor } from "./taught.ts";
import type { Answer, Link, Outcome, Question } from "./types.ts";

export const LIMIT = 450;

const label = {
	"/register": { en: "Registration form", es: "Formulario de inscripción" },
	"/contact": { en: "Contact us", es: "Contacto" },
	"/privacy-policy": { en: "Privacy policy", es: "Política de privacidad" },
	"/about": { en: "About us", es: "Sobre la escuela" },
} as const;

/** The links that stand in a text, labelled. `/register` carries the one program that the answer is about. */
function linksIn(text: string, scene: Scene, programmes: readonly string[]): Link[] {
	const links = new Map<string, Link>();
	for (const [path] of text.matchAll(
		/(?<![\w.:/])\/(?:courses\/[a-z0-9-]+|register|contact|privacy-policy|about)(?![\w/])/g,
	)) {
		const course = path.startsWith("/courses/")
			? scene.knowledge.courses.get(path.slice("/courses/".length))
			: undefined;
		if (course) links.set(path, { label: plain(course.title) || course.slug, href: path });
		else if (path in label) {
			const only =
				path === "/register" && programmes.length === 1 ? `?program=${programmes[0]}` : "";
			links.set(path, {
				label: label[path as keyof typeof label][scene.language],
				href: path + only,
			});
		}
	}
	return [...links.values()];
}

/** The fixed answers of safety, in the visitor's language. */
function byRule(danger: Danger, scene: Scene): Composed {
	return { text: say(scene, danger), source: "safety", outcome: "declined", programmes: [] };
}

/**
 * The built-in answer to a visitor's message. Pure: the same input gives the same answer, nothing is stored, nothing is fetched.
 * Any text is a valid message; the answer is plain text of at most 450 characters.
 */
export function answer(question: Question): Answer {
	const knowledge = knowledgeOf(question);
	const before = replay(question.history, knowledge);
	const { turn, after } = step(question.message, before, knowledge);
	const scene: Scene = {
		facts: question.facts,
		knowledge,
		language: turn.reading.language,
		now: question.now,
		state: before,
	};
	const taught = turn.danger ? undefined : taughtFor(turn.reading.words, question.taught);
	if (taught) {
		const text =
			(scene.language === "es" ? taught.answer.answer.es : undefined) ?? taught.answer.answer.en;
		return finish(
			question,
			scene,
			turn,
			{
				text: plain(text).slice(0, 1_400),
				source: `taught:${taught.answer.id}`,
				outcome: "answered",
				programmes: turn.decision.programmes,
			},
			"taught",
			taught.score,
			after.offered,
			taught.answer.links,
		);
	}
	if (turn.danger)
		return finish(question, scene, turn, byRule(turn.danger, scene), turn.danger, 1, []);
	if (turn.reading.foreign)
		return finish(
			question,
			scene,
			turn,
			{
				text: say(scene, "foreign"),
				source: "fallback",
				outcome: "not understood",
				programmes: [],
			},
			"foreign_language",
			0.3,
			[],
		);
	const composed = compose(scene, turn.reading, turn.decision);
	return finish(
		question,
		scene,
		turn,
		composed,
		turn.decision.intents[0] ?? "fallback",
		turn.decision.confidence,
		after.offered,
	);
}

/** Adds links and suggestions, and lets nothing out that the gate refuses. */
function finish(
	question: Question,
	scene: Scene,
	turn: Turn,
	composed: Composed,
	intent: string,
	confidence: number,
	offered: readonly string[],
	links?: Link[],
): Answer {
	const start = composed.text.charAt(0).toUpperCase() + composed.text.slice(1);
	const own = /^(?:taught:|stated$)/.test(composed.source);
	const short = own ? start : cut(start, LIMIT);
	const echo = [...question.history.slice(-20), question.message].join(" ");
	const passed = guardrail(short, question, { echo, about: composed.programmes }).passed;
	const text = passed ? short : say(scene, "other");
	const programmes = passed ? composed.programmes : [];
	const outcome: Outcome = passed ? composed.outcome : "handed over";
	return {
		text,
		links: links ?? linksIn(text, scene, programmes),
		suggestions: suggest(scene, intent, turn.decision.programmes, offered),
		intent,
		programmes,
		confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
		outcome,
		language: scene.language,
		source: passed ? composed.source : "gate",
	};
}

export type { Knowledge };
