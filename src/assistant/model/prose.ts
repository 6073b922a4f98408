import { wordsOf } from "#assistant/engine/normalize.ts";
import { sentencesOf } from "#assistant/engine/passages.ts";
import { stopWords } from "#assistant/engine/stop-words.ts";
import type { Passage, Question } from "#assistant/knowledge/types.ts";
import { PATH } from "#assistant/links.ts";
import { echoes, formatViolations } from "#assistant/model/format.ts";
import { stem } from "#platform/text/stem.ts";

const LONGEST = 600;
/** Shares of the words that a sentence and a published one must have in common. */
const OF_PUBLISHED = 0.8;
const OF_SAID = 0.5;
/** "Happy to help!": the whole sentence, so that nothing is said behind it. */
const KIND = /^(?:happy to help|glad to help|welcome|thank you)[.!]*$/i;
/** What no word beyond the published ones may say. */
const PROMISES =
	/^(?:accredit|recogni|endors|guarant|promis|approv|state|licens|certif|free|online|virtual|remote|zoom|hybrid|home|refund|aid|grant|financ|credit|scholarship|loan|job|plac|hir|salar|wage|pay|paid|price|cost|fee|tuition|cheap|discount|year|month|week|day|hour|night|visa|need|must|requir|exam|test|start|begin|open|clos|now|today|only|one|two|three|four|five|six|seven|eight|nine|ten)/;
const DENIES = /\b(?:not|no|never|none|nobody|without|cannot|only|\w+n['’]t)\b/i;
/** Words with a capital inside of a sentence, and acronyms anywhere. */
const NAME = /(?<=\p{Ll}[,;:]? )\p{Lu}[\p{L}\d]*|\b\p{L}*\p{Lu}\p{Lu}[\p{L}\d]*/gu;
/** What is said around the path of a page: "and you can register at /register". */
const POINTS = /\b(?:you can |please |welcome |register |contact |visit |see |us |at |to )+$/i;
const EXACT = /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/**
 * Judges the plain text of a model that chose no cards. It is shown where each sentence says one that is published of the whole
 * school, nearly whole and in its words: without a number, a day or a name of its own, and neither more nor less denied.
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
	const own = new Set([...names].map(stem));
	const contentOf = (sentence: string): Set<string> =>
		new Set(wordsOf(sentence).map(stem)).difference(stopWords).difference(own);
	const published = passages
		.filter(({ course, heading }) => course === undefined && heading !== "Office hours")
		.flatMap((passage) => sentencesOf(passage.text))
		.map((sentence) => ({ content: contentOf(sentence), denies: DENIES.test(sentence) }));
	const judge = (sentence: string): string | undefined => {
		const [before = "", ...after] = sentence.split(PATH);
		const isPointing = after.length > 0;
		const bare = [isPointing ? before.replace(POINTS, "") : before, ...after].join(" ").trim();
		if (EXACT.test(bare)) return "number or day";
		const named = bare.match(NAME) ?? [];
		if (!named.every((name) => wordsOf(name).every((word) => names.has(word)))) return "name";
		if (isPointing && /^\W*$/.test(bare)) return undefined;
		const said = contentOf(bare);
		const isSaid = published.some(({ content, denies }) => {
			const common = said.intersection(content).size;
			return (
				denies === DENIES.test(bare) &&
				common > 1 &&
				common >= OF_PUBLISHED * content.size &&
				common >= OF_SAID * said.size &&
				![...said.difference(content)].some((word) => PROMISES.test(word))
			);
		});
		return isSaid ? undefined : "not published";
	};
	const claims = sentencesOf(text).filter((sentence) => !KIND.test(sentence));
	const violations = claims.length === 0 ? ["nothing said"] : claims.map(judge);
	return [...new Set([...violations, echoes(text, rules) ? "prompt" : undefined])].filter(
		(rule) => rule !== undefined,
	);
}
