import { type Claim, claims, DENIAL, TURN } from "#chat/knowledge/claims.ts";
import { clockTime } from "#ui/new-york-clock.ts";
import { dayName } from "./hours.ts";
import { fold } from "./normalize.ts";
import {
	coursesIn,
	type Grounding,
	placesOf,
	type Source,
	sentenceBefore,
	sourcesOf,
} from "./published.ts";
import type { SchoolFacts } from "./types.ts";

export type { Grounding } from "./published.ts";
export type GateResult = { passed: boolean; violations: { rule: string; found: string }[] };

/** What the gate is told beside the text. */
export type GateOptions = {
	/** What the visitor wrote: repeating a name of his is no claim. */
	echo?: string;
	/** The text given to a model. */
	prompt?: string;
	/** Courses that the answer is about, by slug, beside those that it names. */
	about?: readonly string[];
};

type Report = (rule: string, found: string) => void;

export const HARD_LIMIT = 1_500;
const OF_THE_PROMPT = 80;

const MARKUP =
	/<\s*\/?\s*[a-z!][^>]*>|javascript:|data:text|\bon\w+\s*=\s*["']|!\[[^\]]*\]\(|\[[^\]]+\]\([^)]*\)/i;
const URL_LIKE = /\b(?:https?:\/\/|www\.)[^\s)]+/gi;
const PATH = /(?<![\w.:/])\/[a-z][\w/-]*(?:\?[\w=&-]*)?/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]?\d{4}(?!\d)/g;
const OWN_PATHS = new Set(["/register", "/contact", "/about", "/privacy-policy", "/"]);
const digits = (s: string): string => s.replace(/\D/g, "").slice(-10);

/**
 * The output gate, the same for the built-in and the model engine: no markup, only own links and published contacts, no claim
 * about money, length, dates, accreditation, guarantees ... that the school has not published, nothing of the prompt, a bounded length.
 * What a course's text states may be said of that course alone.
 */
export function guardrail(
	text: string,
	grounding: Grounding,
	options: GateOptions = {},
): GateResult {
	const violations: GateResult["violations"] = [];
	const report: Report = (rule, found) => {
		violations.push({ rule, found: found.slice(0, 80) });
	};
	// Most answers claim nothing: then nothing is looked up.
	let read: Source[] | undefined;
	const sources = (): Source[] => {
		read ??= sourcesOf(grounding);
		return read;
	};
	if (!text.trim()) report("empty", "");
	if (text.length > HARD_LIMIT) report("length", String(text.length));
	const markup = MARKUP.exec(text);
	if (markup) report("markup", markup[0]);
	judgeWays(text, grounding, sources, report);
	judgeClaims(text, grounding, { sources, options }, report);
	judgePrompt(text, options.prompt ?? "", sources, report);
	return { passed: violations.length === 0, violations };
}

/** Links, e-mail addresses and phone numbers: only those that the school has published. */
function judgeWays(
	text: string,
	{ facts, catalog }: Grounding,
	sources: () => readonly Source[],
	report: Report,
): void {
	const stands = (found: string) => sources().some((s) => placesOf(found, s.text).length > 0);
	for (const [url] of text.matchAll(URL_LIKE)) report("foreign link", url);
	for (const [path] of text.matchAll(PATH)) {
		const bare = path.replace(/[?].*$/, "").replace(/\/$/, "");
		const course = /^\/courses\/([\w-]+)$/.exec(bare)?.[1];
		if (!OWN_PATHS.has(bare || "/") && !(course && catalog.some((c) => c.slug === course)))
			report("unknown link", path);
	}
	for (const [mail] of text.matchAll(EMAIL))
		if (mail.toLowerCase() !== facts.email.toLowerCase() && !stands(mail))
			report("unknown e-mail", mail);
	const phones = new Set(facts.phones.map(digits));
	for (const [phone] of text.matchAll(PHONE))
		if (!phones.has(digits(phone)) && !stands(phone)) report("unknown phone", phone);
}

/** Claims that only the school can make: each must stand in what it has published, of the courses meant. */
function judgeClaims(
	text: string,
	{ facts, catalog }: Grounding,
	{ sources, options }: { sources: () => readonly Source[]; options: GateOptions },
	report: Report,
): void {
	const echo = fold(options.echo ?? "");
	const times = new Set([
		...(facts.hours ?? []).flatMap((h) => [clockTime(h.opens), clockTime(h.closes)]),
		...timesIn(echo),
	]);
	let meant: Set<string> | undefined;
	const isMeant = (slug: string): boolean => {
		meant ??= new Set([...(options.about ?? []), ...coursesIn(text, catalog)]);
		return meant.has(slug);
	};
	const stands = (found: string, claim: Claim): boolean =>
		sources().some(
			(source) =>
				placesOf(found, source.text).some(
					(at) => !claim.denied || !isDenied(sentenceBefore(source.text, at)),
				) &&
				(source.of === undefined || isMeant(source.of)),
		);
	for (const claim of claims) {
		for (const match of text.matchAll(claim.pattern)) {
			const [found] = match;
			if (claim.denied && isDenied(sentenceBefore(text, match.index))) continue;
			if (claim.rule === "accreditor" && echo.includes(fold(found))) continue;
			if (claim.rule === "time" && timesIn(found).every((time) => times.has(time))) continue;
			if (claim.rule === "open day" && opensOn(found, facts)) continue;
			if (!stands(found, claim)) report(claim.rule, found);
		}
	}
}

/** A claim in a clause that denies it is none. "It is not dear: it is free" denies only that it is dear. */
const isDenied = (before: string): boolean => DENIAL.test(before.split(TURN).at(-1) ?? "");

/** The clock times of a text, written as the office's are. */
const timesIn = (text: string): string[] =>
	[...text.matchAll(/\b(\d{1,2})(?::(\d\d))?\s?([ap])\.?\s?m\b/gi)].map(
		([, hour, minute = "00", half = ""]) => `${Number(hour)}:${minute} ${half.toUpperCase()}M`,
	);

/** Whether the office is open on the weekday that a text ends with. */
function opensOn(text: string, { hours }: SchoolFacts): boolean {
	const name = fold(text).match(/\p{L}+$/u)?.[0] ?? "";
	return (hours ?? []).some(({ day }) =>
		(["en", "es"] as const).some((language) => name.startsWith(fold(dayName(day, language)))),
	);
}

/** No long run of the prompt that the school has not published anyway. */
function judgePrompt(
	text: string,
	prompt: string,
	sources: () => readonly Source[],
	report: Report,
): void {
	const told = prompt.replace(/\s+/g, " ");
	const said = text.replace(/\s+/g, " ");
	if (told.length < OF_THE_PROMPT) return;
	for (let i = 0; i + OF_THE_PROMPT <= said.length; i++) {
		const run = said.slice(i, i + OF_THE_PROMPT);
		if (told.includes(run) && !sources().some((s) => s.text.includes(fold(run)))) {
			report("prompt", run);
			return;
		}
	}
}
