import { helpLines } from "#assistant/knowledge/help-lines.ts";
import type { Published } from "#assistant/knowledge/types.ts";
import { registrationWords } from "#intake/registrations/words.ts";
import { registrationInSpanish } from "#intake/registrations/words-in-spanish.ts";
import { accessibilityWords } from "#school/profile/accessibility-words.ts";
import { accessibilityInSpanish } from "#school/profile/accessibility-words-in-spanish.ts";
import { policyWords } from "#school/profile/privacy-policy-words.ts";
import { policyInSpanish } from "#school/profile/privacy-policy-words-in-spanish.ts";
import { SAMPLE_REFERENCE } from "#school/profile/sample-reference.ts";
import { aboutWords } from "#school/texts/about-words.ts";
import { aboutInSpanish } from "#school/texts/about-words-in-spanish.ts";
import { slotIds, slotOf } from "#school/texts/slots.ts";
import { type Claim, claims } from "./claims.ts";
import { escaped, plain } from "./plain.ts";

/** A claim of an answer that the school does not publish. */
export type Invention = { rule: string; text: string };

const PHONE = /(?<![\d-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const STREET =
	/\b\d{1,5} (?:[A-Za-z0-9.]+ ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Route|Boulevard|Blvd|Turnpike|Tpke|Highway|Hwy|Lane|Ln|Drive|Dr|Plaza|Way)\b/gi;
const LINK = /\bhttps?:\/\/[^\s)\]>"']+/gi;
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*";
const CALENDAR_DAY = new RegExp(
	`\\b${MONTH}\\.? \\d{1,2}\\b(?:, \\d{4})?|\\b\\d{1,2} de ${MONTH}\\b`,
	"gi",
);
const CLOCK_TIME = /\b\d{1,2}(?::\d\d)?\s*(?:[ap]\.?\s?m\b\.?)|\b\d{1,2}:\d\d\b/gi;
const ALWAYS = /\b24\/7\b|\b24 hours a day/gi;
const NUMBER = /(?<![\w/-])\d[\d,.]*\d(?!\w)/g;

const helpNumbers: readonly string[] = Object.values(helpLines);

const lastDigits = (phone: string): string => phone.replace(/\D/g, "").slice(-10);

/** Everything among the words of a page. */
function sentencesIn(words: unknown): string[] {
	if (typeof words === "string") return [words];
	return typeof words === "object" && words ? Object.values(words).flatMap(sentencesIn) : [];
}

const ofSoftware = [
	...[policyWords.english, policyInSpanish, accessibilityWords.english, accessibilityInSpanish],
	...[registrationWords.english, registrationInSpanish, aboutWords.english, aboutInSpanish],
]
	.flatMap(sentencesIn)
	.map((text) => plain(text.replaceAll("**", "").replace("{reference}", SAMPLE_REFERENCE)))
	.filter((text) => text.includes(" "));

/** All that the school publishes, as one text in small letters. */
function corpusOf({ catalog, school, facts, texts: siteTexts }: Published): string {
	const texts = [
		...catalog.flatMap(({ title, summary, description }) => [title, summary, description]),
		...facts.flatMap(({ question, answer, spanish }) => [question ?? "", answer, spanish ?? ""]),
		...slotIds.flatMap((slot) => [slotOf(slot).heading ?? "", siteTexts[slot]]),
		`${school.street}, ${school.city}, ${school.state} ${school.zip}`,
		JSON.stringify(school),
	];
	return plain(texts.join(" \n ")).toLowerCase();
}

const compiled = claims.map((claim) => ({ claim, pattern: new RegExp(claim.pattern, "gi") }));

/**
 * Prepares the search for inventions in a school.
 * @returns what an answer, in plain form, claims that the school does not publish; `said` is all that the visitor wrote so far
 */
export function inventionsFor(school: Published): (answer: string, said: string) => Invention[] {
	const corpus = corpusOf(school);
	const phones = new Set([...school.school.phones, ...helpNumbers].map(lastDigits));
	const isPublished = (text: string): boolean => {
		const words = plain(text).toLowerCase();
		const whole = new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, "u");
		return words.length >= 2 && whole.test(corpus);
	};
	const isCorePublished = (core: string, text: string): boolean => {
		const part = new RegExp(core, "i").exec(plain(text).toLowerCase())?.[0];
		if (!part) return false;
		const spelled = escaped(part).replace(
			/(?:\s|-)+(?:clock |contact )?/g,
			"[\\s-]+(?:clock |contact |training )?",
		);
		return new RegExp(`(?<![\\p{L}\\d])${spelled}`, "u").test(corpus);
	};
	const isInvented = ({ core, ...claim }: Claim, text: string, echo: string): boolean => {
		if (claim.isFineIfPublished && isPublished(text)) return false;
		if (claim.isFineIfRepeated && echo.includes(plain(text).toLowerCase())) return false;
		return core === undefined || !isCorePublished(core, text);
	};

	return (whole, said) => {
		// What stands on the software's own pages is said in its own words, and allows nothing else.
		const answer = ofSoftware.reduce((text, sentence) => text.replaceAll(sentence, " "), whole);
		const echo = plain(said).toLowerCase();
		const found: Invention[] = [];
		const add = (rule: string, texts: Iterable<string>, isTrue: (text: string) => boolean) => {
			for (const text of texts) if (!isTrue(text)) found.push({ rule, text });
		};
		for (const { claim, pattern } of compiled)
			add(
				claim.rule,
				answer.matchAll(pattern).map(([text]) => text),
				(text) => !isInvented(claim, text, echo),
			);
		const matches = (pattern: RegExp) => answer.match(pattern) ?? [];
		const saidPhones = lastDigits(echo.match(PHONE)?.join(" ") ?? "");
		add(
			"unknown phone number",
			matches(PHONE),
			(text) => phones.has(lastDigits(text)) || saidPhones.includes(lastDigits(text)),
		);
		add(
			"unknown e-mail address",
			matches(EMAIL),
			(text) => isPublished(text) || echo.includes(text.toLowerCase()),
		);
		add("unknown street address", matches(STREET), isPublished);
		const rest = [ALWAYS, PHONE, EMAIL, CLOCK_TIME, CALENDAR_DAY].reduce(
			(text, pattern) => text.replace(pattern, " "),
			answer,
		);
		add(
			"a number that is published nowhere",
			rest.match(NUMBER) ?? [],
			(text) => helpNumbers.includes(text) || isPublished(text) || echo.includes(text),
		);
		add("foreign link", matches(LINK), (text) => corpus.includes(new URL(text).hostname));
		return found;
	};
}
