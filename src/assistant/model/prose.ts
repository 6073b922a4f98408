import { wordsOf } from "#assistant/engine/normalize.ts";
import { sentencesOf } from "#assistant/engine/passages.ts";
import { stopWords } from "#assistant/engine/stop-words.ts";
import type { Passage, Question } from "#assistant/knowledge/types.ts";
import { PATH } from "#assistant/links.ts";
import { echoes, formatViolations } from "#assistant/model/format.ts";
import { stem } from "#platform/text/stem.ts";

const LONGEST = 600;
/** Share of a sentence's words of content that so many passages must hold together. */
const COVERED = 0.7;
const CARRIERS = 3;
/** "Happy to help!" */
const KIND = new Set(
	"happy help welcome glad great thank question hola gusto gracia".split(" ").map(stem),
);
/** What no sentence may add to what is published, however much of it stands there. */
const PROMISES =
	/^(?:accredit|guarant|promis|approv|licens|certif|free|online|refund|aid|scholarship|loan|job|hir|salar|wage|pay|paid|price|cost|fee|tuition|cheap|discount|week|month|day|hour|visa|all|every|always|best)/;
const DENIES = /\b(?:not|no|never|none|nobody|without|cannot|\w+n['’]t)\b/i;
/** Words with a capital inside of a sentence, and acronyms anywhere. */
const NAME = /(?<=\p{Ll}[,;:]? )\p{Lu}[\p{L}\d]*|\b\p{L}*\p{Lu}\p{Lu}[\p{L}\d]*/gu;
const NUMBER = /\d+/g;

const contentOf = (text: string): string[] =>
	wordsOf(text)
		.map(stem)
		.filter((word) => !stopWords.has(word));

/**
 * Judges the plain text of a model that chose no cards: it is shown where nearly every word of it is published, and names,
 * numbers and denials are those of what it rests on.
 * @param rules what the model was told, of which nothing is shown
 * @returns names of the rules that it breaks
 */
export function proseViolations(
	text: string,
	{ school, catalog }: Pick<Question, "school" | "catalog">,
	{ passages, rules }: { passages: readonly Passage[]; rules: string },
): string[] {
	const format = formatViolations(text, { school, catalog }, LONGEST);
	// An endless text is not read any further.
	if (format.length > 0) return format;
	const own = [
		school.name,
		school.street,
		school.city,
		school.state,
		"New Jersey",
		...school.phones,
		school.email,
	];
	const published = passages.map(({ text: line, heading = "", path }) => {
		const whole = [heading, line, path].join(" ");
		return { content: new Set(contentOf(whole)), denies: DENIES.test(line) };
	});
	const known = [
		...own,
		...catalog.map(({ title }) => title),
		...passages.map((one) => one.text),
	].join(" ");
	const names = new Set(wordsOf(known));
	const numbers = new Set(known.match(NUMBER));
	const violations = sentencesOf(text).map((sentence) => {
		const content = contentOf(sentence.replace(PATH, ""));
		if (!(sentence.match(NUMBER) ?? []).every((number) => numbers.has(number))) return "number";
		if (
			!(sentence.match(NAME) ?? []).every((name) => wordsOf(name).every((word) => names.has(word)))
		)
			return "name";
		if (content.every((word) => KIND.has(word))) return undefined;
		return carriedBy(content, published, DENIES.test(sentence)) ? undefined : "not published";
	});
	return [...new Set([...violations, echoes(text, rules) ? "prompt" : undefined])].filter(
		(rule) => rule !== undefined,
	);
}

/** Whether a few passages that deny as a sentence does, or do not, hold most of its words. */
function carriedBy(
	content: readonly string[],
	published: readonly { content: ReadonlySet<string>; denies: boolean }[],
	denies: boolean,
): boolean {
	const carriers = published.filter((passage) => passage.denies === denies);
	let missing = new Set(content);
	for (let used = 0; used < CARRIERS && missing.size > 0; used++) {
		const rests = carriers.map((passage) => missing.difference(passage.content));
		missing = rests.reduce((least, rest) => (rest.size < least.size ? rest : least), missing);
	}
	const isSaid = new Set(content).size * (1 - COVERED) >= missing.size;
	return isSaid && ![...missing].some((word) => PROMISES.test(word));
}
