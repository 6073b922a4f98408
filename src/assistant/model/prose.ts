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
const CARRIERS = 2;
/** "Happy to help!" */
const KIND = new Set("happy help welcome glad great thank question".split(" ").map(stem));
/** What no word beyond the published ones may say. */
const PROMISES =
	/^(?:accredit|guarant|promis|approv|state|licens|certif|free|online|refund|aid|scholarship|loan|job|hir|salar|wage|pay|paid|price|cost|fee|tuition|cheap|discount|year|month|week|day|hour|night|visa|need|must|requir|exam|test|start|begin|open|clos|one|two|three|four|five|six|seven|eight|nine|ten)/;
const DENIES = /\b(?:not|no|never|none|nobody|without|cannot|\w+n['’]t)\b/i;
const AGREES = /^(?:yes|no|sure|of course)(?:[,.!:;]|$)/i;
/** Words with a capital inside of a sentence, and acronyms anywhere. */
const NAME = /(?<=\p{Ll}[,;:]? )\p{Lu}[\p{L}\d]*|\b\p{L}*\p{Lu}\p{Lu}[\p{L}\d]*/gu;
const EXACT = /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

const contentOf = (text: string): string[] =>
	wordsOf(text)
		.map(stem)
		.filter((word) => !stopWords.has(word));

/**
 * Judges the plain text of a model that chose no cards. It is shown where each sentence says what is published of the whole
 * school, in nearly the same words: without a number, a day or a name of its own, and neither more nor less denied.
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
	const names = new Set(wordsOf([school.name, school.city, school.state, "New Jersey"].join(" ")));
	const ownWords = new Set([...names].map(stem));
	const published = passages
		.filter(({ course }) => course === undefined)
		.map(({ text: line, heading = "" }) => ({
			content: new Set(contentOf(`${heading} ${line}`)),
			denies: DENIES.test(line),
		}));
	const violations = sentencesOf(text).map((sentence) => {
		const bare = sentence.replace(PATH, "");
		const named = bare.match(NAME) ?? [];
		if (EXACT.test(bare)) return "number or day";
		if (!named.every((name) => wordsOf(name).every((word) => names.has(word)))) return "name";
		const content = contentOf(bare);
		if (content.length === 0 || AGREES.test(bare)) return "nothing said";
		if (content.every((word) => KIND.has(word))) return undefined;
		const isDenied = DENIES.test(bare);
		return isCarried(
			content,
			ownWords,
			published.filter((one) => one.denies === isDenied),
		)
			? undefined
			: "not published";
	});
	return [...new Set([...violations, echoes(text, rules) ? "prompt" : undefined])].filter(
		(rule) => rule !== undefined,
	);
}

/** Whether a few passages hold most words of a sentence, beside those of the school's name and place. */
function isCarried(
	content: readonly string[],
	own: ReadonlySet<string>,
	carriers: readonly { content: ReadonlySet<string> }[],
): boolean {
	const all = new Set(content);
	let missing = all.difference(own);
	for (let used = 0; used < CARRIERS && missing.size > 0; used++) {
		const rests = carriers.map((passage) => missing.difference(passage.content));
		missing = rests.reduce((least, rest) => (rest.size < least.size ? rest : least), missing);
	}
	const isSaid = missing.size <= all.size * (1 - COVERED);
	return isSaid && ![...missing].some((word) => PROMISES.test(word));
}
