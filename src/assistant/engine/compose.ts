import { type Card, cardOf, kindOf } from "#assistant/engine/cards.ts";
import { sentencesOf } from "#assistant/engine/passages.ts";
import { headOf, say } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Course, Passage } from "#assistant/knowledge/types.ts";

const END = /[.!?]["”’)»]?$/;
/** After the colon of a heading, "What we do not promise: a salary". */
const ARTICLE = /^(?:An?|The|Una?|El|La|Los|Las)\b/;

/** A text with a full stop at its end. */
export const ended = (text: string): string => (END.test(text) ? text : `${text}.`);

/** Published English in the visitor's language: its Spanish where there is one. */
const inLanguage = ({ language, knowledge }: Turn, english: string): string | undefined =>
	language === "es" ? knowledge.spanishOf(english) : english;

type Slices = { slices: string[]; heading: string | undefined; isEnglish: boolean };

/** All of them in the visitor's language, or all in English: a card is in one language. */
function slicesOf(turn: Turn, card: Card): Slices {
	const english = card.passages.map(({ text }) => text);
	const own = english.map((text) => inLanguage(turn, text));
	const heading = card.heading && inLanguage(turn, card.heading);
	const isWhole =
		own.every((text) => text !== undefined) && Boolean(heading) === Boolean(card.heading);
	return isWhole
		? { slices: own as string[], heading, isEnglish: false }
		: { slices: english, heading: card.heading, isEnglish: turn.language === "es" };
}

/** Whether the visitor knows which course is spoken of: it was named first in this conversation, or is still the same. */
const isSubject = ({ reference, state }: Turn, slug: string): boolean =>
	!reference.isInferred &&
	reference.courses.includes(slug) &&
	(state.courses.length === 0 || state.courses.includes(slug));

/** Says a card in its published words. A course that the conversation is not about is named. */
function sayCard(turn: Turn, card: Card, before: Card | undefined, lead: string): string {
	const said = slicesOf(turn, card);
	const course = card.course === undefined ? undefined : turn.knowledge.courses.get(card.course);
	const isMeant = !course || before?.course === course.slug || isSubject(turn, course.slug);
	const name = isMeant ? "" : `${headOf(turn, course)}: `;
	const text = bodyOf(turn, card, said);
	return `${lead}${name}${said.isEnglish ? say(turn, "in_english", { text }) : text}`;
}

function bodyOf(turn: Turn, card: Card, { slices, heading, isEnglish }: Slices): string {
	if (heading === undefined) return slices.map(ended).join(" ");
	if (slices.length > 1) return `${heading}:\n${bullets(slices)}`;
	const items = ended(slices[0] ?? "");
	// An English quotation holds no word of another language.
	const kind = isEnglish ? undefined : kindOf(card.heading);
	if (kind === "work") return say(turn, "part_of_work", { items });
	if (kind === "learn") return say(turn, "part_of_class", { items });
	if (kind === "steps") return say(turn, "one_step", { items });
	return `${heading}: ${items.replace(ARTICLE, (article) => article.toLowerCase())}`;
}

/** A published paragraph, such as a summary, in the visitor's language or marked as English. */
export function sayText(turn: Turn, english: string): string {
	const own = sentencesOf(english).map((sentence) => inLanguage(turn, sentence));
	return own.every((sentence) => sentence !== undefined)
		? own.join(" ")
		: say(turn, "in_english", { text: english });
}

/** Lines of a list in an answer. */
export const bullets = (lines: readonly string[]): string =>
	lines.map((line) => `• ${line}`).join("\n");

/** A whole list, line by line, under the name of its course. */
export function sayList(turn: Turn, course: Course, card: Card): string {
	const { slices, heading, isEnglish } = slicesOf(turn, card);
	const note = isEnglish ? `${say(turn, "list_in_english")}\n` : "";
	return `${note}${headOf(turn, course)} – ${heading}:\n${bullets(slices)}`;
}

/** Items of a list in the order of the page. */
const inOrder = ({ knowledge }: Turn, passages: readonly Passage[]): Card["passages"] => {
	const { passages: all } = knowledge.index;
	return passages.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)) as [Passage, ...Passage[]];
};

/** The cards of passages, each once; items of one list together. */
function cardsOf(turn: Turn, passages: readonly Passage[]): Card[] {
	const cards: Card[] = [];
	for (const passage of passages) {
		const last = cards.at(-1);
		if (cards.some((card) => card.passages.includes(passage))) continue;
		if (passage.heading && last?.heading === passage.heading && last.course === passage.course)
			cards[cards.length - 1] = { ...last, passages: inOrder(turn, [...last.passages, passage]) };
		else cards.push(cardOf(passage, turn.knowledge.index.passages));
	}
	return cards;
}

/** Says what was found, card by card, after the word that answers a question of yes or no. */
export const sayPassages = (turn: Turn, passages: readonly Passage[], lead = ""): string =>
	cardsOf(turn, passages)
		.map((card, at, all) => sayCard(turn, card, all[at - 1], at === 0 ? lead : ""))
		.join(" ");
