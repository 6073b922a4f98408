import { claims, DENIAL } from "#chat/knowledge/claims.ts";
import { topics } from "#chat/knowledge/topics.ts";
import { dayOfYear } from "./hours.ts";
import { fold } from "./normalise.ts";
import type { Course, FaqEntry, SchoolFacts, TaughtAnswer } from "./types.ts";

/** What an answer may draw on: everything that the school itself has published. */
export type Grounding = {
	facts: SchoolFacts;
	catalogue: readonly Course[];
	faq: readonly FaqEntry[];
	taught: readonly TaughtAnswer[];
};

export type GateResult = { passed: boolean; violations: { rule: string; found: string }[] };

export const HARD_LIMIT = 1_500;

const MARKUP =
	/<\s*\/?\s*[a-z!][^>]*>|javascript:|data:text|\bon\w+\s*=\s*["']|!\[[^\]]*\]\(|\[[^\]]+\]\([^)]*\)/i;
const URL_LIKE = /\b(?:https?:\/\/|www\.)[^\s)]+/gi;
const PATH = /(?<![\w.:/])\/[a-z][\w/-]*(?:\?[\w=&-]*)?/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]?\d{4}(?!\d)/g;
const OWN_PATHS = new Set(["/register", "/contact", "/about", "/privacy-policy", "/"]);
const digits = (s: string): string => s.replace(/\D/g, "").slice(-10);

/** All published text, folded, as one string to look claims up in. */
export function published(g: Grounding): string {
	const { facts } = g;
	const notes = topics.flatMap((t) => (t.note ? [t.note.en, t.note.es] : []));
	const stated = Object.values(facts.stated ?? {}).flatMap((s) => (s ? [s.en, s.es] : []));
	const closed = facts.closedDays.map(
		(c) => `${c.date} ${dayOfYear(c.date, "en")} ${dayOfYear(c.date, "es")} ${c.reason}`,
	);
	return fold(
		[
			facts.name,
			facts.street,
			facts.city,
			facts.state,
			facts.zip,
			...closed,
			...stated,
			...notes,
			...g.catalogue.flatMap((c) => [c.title, c.summary, c.description]),
			...g.faq.flatMap((f) => [f.question, f.answer]),
			...g.taught.flatMap((t) => [t.answer.en, t.answer.es ?? ""]),
		].join(" \n "),
	).replace(/\s+/g, " ");
}

/** The sentence around a place of the text. */
function before(text: string, at: number): string {
	const head = text.slice(0, at);
	return head.slice(
		Math.max(head.lastIndexOf(". "), head.lastIndexOf("? "), head.lastIndexOf("! ")) + 1,
	);
}

/**
 * The output gate, the same for the built-in and the model engine: no markup, only own links and published contacts, no claim
 * about money, length, dates, accreditation, guarantees ... that the school has not published, nothing of the prompt, a bounded length.
 * `echo` is what the visitor wrote: repeating a name of his is no claim. `prompt` is the text given to a model.
 */
export function gate(
	text: string,
	grounding: Grounding,
	options: { echo?: string; prompt?: string } = {},
): GateResult {
	const violations: GateResult["violations"] = [];
	const report = (rule: string, found: string) => {
		violations.push({ rule, found: found.slice(0, 80) });
	};
	const corpus = published(grounding);
	const echo = fold(options.echo ?? "");
	const stands = (claim: string) => corpus.includes(fold(claim).replace(/\s+/g, " ").trim());

	if (!text.trim()) report("empty", "");
	if (text.length > HARD_LIMIT) report("length", String(text.length));
	const markup = MARKUP.exec(text);
	if (markup) report("markup", markup[0]);
	for (const [url] of text.matchAll(URL_LIKE)) report("foreign link", url);
	for (const [path] of text.matchAll(PATH)) {
		const plain = path.replace(/[?].*$/, "").replace(/\/$/, "");
		const course = /^\/courses\/([\w-]+)$/.exec(plain)?.[1];
		if (
			!OWN_PATHS.has(plain || "/") &&
			!(course && grounding.catalogue.some((c) => c.slug === course))
		)
			report("unknown link", path);
	}
	for (const [mail] of text.matchAll(EMAIL))
		if (mail.toLowerCase() !== grounding.facts.email.toLowerCase() && !stands(mail))
			report("unknown e-mail", mail);
	const phones = new Set(grounding.facts.phones.map(digits));
	for (const [phone] of text.matchAll(PHONE))
		if (!phones.has(digits(phone)) && !stands(phone)) report("unknown phone", phone);
	for (const { rule, pattern, denied } of claims) {
		for (const match of text.matchAll(pattern)) {
			if (stands(match[0])) continue;
			if (denied && DENIAL.test(before(text, match.index))) continue;
			if (rule === "accreditor" && echo.includes(fold(match[0]))) continue;
			report(rule, match[0]);
		}
	}
	const prompt = options.prompt?.replace(/\s+/g, " ") ?? "";
	if (prompt.length >= 80) {
		const flat = text.replace(/\s+/g, " ");
		for (let i = 0; i + 80 <= flat.length; i++) {
			if (prompt.includes(flat.slice(i, i + 80)) && !corpus.includes(fold(flat.slice(i, i + 80)))) {
				report("prompt", flat.slice(i, i + 80));
				break;
			}
		}
	}
	return { passed: violations.length === 0, violations };
}
