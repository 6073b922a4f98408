import { readFileSync } from "node:fs";
import { answer } from "#chat/engine/engine.ts";
import type { Answer, Course } from "#chat/engine/types.ts";
import { frequentQuestions } from "#school/faq.ts";
import { fillPlaceholders } from "#school/placeholders.ts";
import { school } from "#school/profile.ts";
import { laterCourses } from "./later-courses.ts";
import { catalog, facts, question } from "./visitor.ts";

/** A question of a set: what the visitor writes, turn by turn, and the kind of answer that is right. */
export type Case = {
	id: string;
	intent: string;
	kind: string;
	turns: string[];
	language: "en" | "es";
	/** Courses that the office has added (`later-courses.ts`) or hidden before the question, by slug. */
	adds?: string[];
	hides?: string[];
};
export type Verdict = { case: Case; answer: string; wrong: string[]; violations: string[] };

type Invention = { rule: string; re: string; grounded?: boolean; core?: string; echo?: boolean };
type Expectations = {
	/** Building blocks; «NAME» in a pattern stands for the block of that name. */
	parts: Record<string, string>;
	/** What no answer may claim, unless the school publishes it. */
	inventions: Invention[];
	kinds: Record<string, { any: string[]; not: string[]; expects: string }>;
};

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
const { parts, inventions, kinds } = JSON.parse(beside("expectations.json")) as Expectations;

/** The cases of a set, from a file of this folder. */
export const casesOf = (file: string): Case[] =>
	beside(file)
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Case);

const plain = (text: string): string =>
	text
		.normalize("NFC")
		.replace(/[‘’ʼ′]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/[‐-―−]/g, "-")
		.replace(/\s+/g, " ")
		.trim();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const catalogOf = ({ adds = [], hides = [] }: Case): Course[] => [
	...catalog.filter(({ slug }) => !hides.includes(slug)),
	...laterCourses.filter(({ slug }) => adds.includes(slug)),
];
const corpusOf = (courses: readonly Course[]): string =>
	plain(
		[
			...courses.flatMap((c) => [c.title, c.summary, c.description]),
			facts.street,
			"This site is for people who are 18 or older.",
		].join(" "),
	).toLowerCase();
const isPublished = (claim: string, corpus: string): boolean =>
	claim.length >= 3 && corpus.includes(plain(claim).toLowerCase());

/** What `{{...}}` in a pattern stands for; the sample visitor writes on a Wednesday. */
function macro(name: string): string {
	const [kind, slug] = name.split(":");
	if (kind === "title")
		return escaped(plain(catalog.find((c) => c.slug === slug)?.title ?? "no such course"));
	if (kind === "phone")
		return facts.phones.map((p) => p.replace(/\D/g, "").split("").join("\\D{0,3}")).join("|");
	if (kind === "email") return escaped(facts.email);
	if (kind === "hours") return parts.WK ?? "";
	return "(?!)";
}

const spellOut = (pattern: string): string =>
	pattern.replace(/«([^»]+)»/g, (_, name: string) => spellOut(parts[name] ?? name));
const compiled = new Map<string, RegExp>();
function expression(pattern: string): RegExp {
	const known = compiled.get(pattern);
	if (known) return known;
	const source = spellOut(pattern).replace(
		/\{\{([^}]+)\}\}/g,
		(_, name: string) => `(?:${macro(name)})`,
	);
	const fresh = new RegExp(source, "i");
	compiled.set(pattern, fresh);
	return fresh;
}

function inventionsIn(text: string, said: string, corpus: string): string[] {
	const published = (claim: string) => isPublished(claim, corpus);
	return inventions.flatMap(({ rule, re, grounded, core, echo }) => {
		const found = expression(re).exec(text)?.[0];
		if (!found || (grounded && published(found))) return [];
		if (echo && said.includes(found.toLowerCase())) return [];
		const heart = core && new RegExp(spellOut(core), "i").exec(found)?.[0];
		return heart && published(heart) ? [] : [`${rule}: ${found}`];
	});
}

const SPANISH =
	/\b(?:el|la|los|las|de|que|para|por|con|una?|nuestr\w+|usted|puedes?|clases|horario|programas?|escuela|está|estamos|abrimos|cerrad\w|ofrecemos|tenemos|somos|todas?|sí|formulario|hola|gracias|gusto)\b/gi;
const ENGLISH =
	/\b(?:the|and|of|for|with|our|you|your|we|is|are|can|please|classes|school|open|closed|have|to)\b/gi;

function looksSpanish(text: string): boolean {
	let bare = text.replace(/\/[\w/-]+/g, " ");
	for (const c of catalog) bare = bare.split(plain(c.title)).join(" ");
	const [es, en] = [bare.match(SPANISH)?.length ?? 0, bare.match(ENGLISH)?.length ?? 0];
	return es > en || (es === en && /[¿¡ñáéíóú]/i.test(bare));
}

/** Asks the assistant turn by turn and judges the last answer; inventions count in every turn. */
export function judge(c: Case): Verdict {
	const kind = kinds[c.kind];
	if (!kind) throw new Error(`${c.id}: no kind "${c.kind}"`);
	const courses = catalogOf(c);
	const corpus = corpusOf(courses);
	const entries = frequentQuestions.map((entry, at) => ({
		id: String(at),
		question: entry.question,
		answer: fillPlaceholders(entry.answer, school),
	}));
	const violations: string[] = [];
	let last: Answer | undefined;
	for (const [i, message] of c.turns.entries()) {
		const history = c.turns.slice(0, i);
		last = answer(question(message, { history, faq: entries, catalog: courses }));
		const said = plain(c.turns.join(" ")).toLowerCase();
		violations.push(...inventionsIn(plain(last.text), said, corpus));
	}
	const text = plain(last?.text ?? "");
	const checked = plain([text, ...(last?.links ?? []).map((l) => l.href)].join(" "));
	const wrong: string[] = [];
	if (!kind.any.some((p) => expression(p).test(checked))) wrong.push("no expected fact");
	if (looksSpanish(text) !== (c.language === "es")) wrong.push("the other language");
	const medical =
		/medical advice|\b911\b/i.test(text) &&
		kind.expects !== "decline" &&
		!/^(?:smalltalk|out_of_scope)$/.test(c.intent);
	if (medical) wrong.push("mistaken for a medical question");
	for (const p of kind.not) {
		const found = expression(p).exec(text)?.[0];
		if (found && !(found.length >= 12 && isPublished(found, corpus))) violations.push(found);
	}
	return { case: c, answer: text, wrong, violations };
}
