import { listOf } from "#assistant/engine/cards.ts";
import { bullets, ended, sayPassages, sayText } from "#assistant/engine/compose.ts";
import { ANSWERS, evidenceFor } from "#assistant/engine/evidence.ts";
import { plain } from "#assistant/engine/passages.ts";
import { contentOf, shareOf, unnamed } from "#assistant/engine/reading.ts";
import { draft, referred } from "#assistant/engine/rules/courses.ts";
import { headOf, say } from "#assistant/engine/speak.ts";
import { isTopic } from "#assistant/engine/stated-topics.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { reasonFor } from "#assistant/engine/wanted.ts";
import { isEmpty, wishesIn } from "#assistant/engine/wishes.ts";
import type { Course } from "#assistant/knowledge/types.ts";

const SIDE_BY_SIDE =
	/\b(?:difference|different|differ|differs|vs|versus|compare|compared|diferencia|diferente|distinto)\b/;

/** "What is the difference between PCT and medical assistant?", "is CNA or PCT better for a hospital?" */
export function asksForDifference({ reading }: Turn): boolean {
	const words = reading.words.join(" ");
	return reading.mentions.courses.length > 1 && (SIDE_BY_SIDE.test(words) || PICKS.test(words));
}

/** What has no classes is still asked when it starts, how long it takes and what it costs. */
const OF_DATES = /^(?:start_dates|duration|class_times|price|payment_plan)$/;
const CLEAR = 0.5;

/** "PCT vs medical assistant, I can't decide, but not nights": what has no classes is compared, whatever is said of days. */
export function comparesPrograms(turn: Turn): boolean {
	const courses = referred(turn);
	const [top] = turn.reading.guesses;
	return (
		courses.length > 1 &&
		/^(?:choose|compare)$/.test(top?.label ?? "") &&
		PICKS.test(turn.reading.words.join(" ")) &&
		!turn.reading.clauses.some(
			({ guesses: [of] }) => of && OF_DATES.test(of.label) && of.share >= CLEAR,
		) &&
		!turn.knowledge.classes.some(({ courseId }) => courses.some(({ id }) => id === courseId))
	);
}

const CLOSEST = /\b(?:closest|nearest|most similar|mas (?:parecid[oa]s?|cercan[oa]s?))\b/;

/** Two courses side by side, by what was asked or by their summaries. */
export const compare: Rule = (turn) => {
	const courses = referred(turn);
	const [first] = courses;
	const previous = turn.state.courses.flatMap((slug) => turn.knowledge.courses.get(slug) ?? []);
	const [clear] = turn.reading.guesses;
	// "What comes closest" after a program that is not offered.
	const offered = turn.state.offered.flatMap((slug) => turn.knowledge.courses.get(slug) ?? []);
	if (!turn.reference.isNamed && offered.length > 1 && CLOSEST.test(turn.reading.words.join(" ")))
		return sideBySide(turn, offered);
	if (asksForDifference(turn) && /^(?:title_difference|compare)$/.test(clear?.label ?? ""))
		return sideBySide(turn, courses);
	if (clear && isTopic(clear.label) && clear.share >= 0.55) return undefined;
	const wishes = wishesIn([
		turn.reading.words.filter((_, at) => !turn.reading.mentions.places.has(at)),
	]);
	const picks = PICKS.test(turn.reading.words.join(" "));
	if (turn.reference.isNamed && courses.length > 1 && picks) return sideBySide(turn, courses);
	if (
		turn.reference.isNamed &&
		!isEmpty(wishes) &&
		shareOf(turn.reading, "compare") < 0.85 &&
		turn.state.intent !== "compare"
	)
		return undefined;
	// "Does PCT come with CNA" asks what one program holds.
	if (clear?.label === "combination" && clear.share >= 0.5) return undefined;
	const withPrevious =
		first && shareOf(turn.reading, "compare") >= 0.5 && previous[0] && previous[0] !== first
			? [previous[0], first]
			: [];
	const pair = courses.length > 1 ? courses : withPrevious;
	if (pair.length < 2 || (!turn.reference.isNamed && shareOf(turn.reading, "compare") < 0.5))
		return undefined;
	return sideBySide(turn, pair);
};

/** "CNA or medical assistant, I don't know which one to pick". */
const PICKS =
	/\b(?:which(?: one)? (?:is |one |would )*(?:better|best|to|should|would|do|for)|pick|choose|decide|(?:is|are)(?: \w+){1,6} better|cual (?:me|es mejor|elijo|escojo|tomo)|elegir|escoger)\b/;

/** "Which is easier"; "easier to pay" and "hard on the back" ask for something else. */
const EASE =
	/\b(?:eas(?:y|ier|iest)|hard(?:er|est)?|difficult|tough(?:er)?|facil(?:es)?|dificil(?:es)?|duro)\b(?! (?:to (?!learn|study|pass|do|finish)|on|en|para (?!aprender|estudiar|pasar)|de (?!aprender|estudiar|pasar)))/;

/** Whom a course is for, in at most two lines: the one that is asked for most comes first. */
function whomFor(turn: Turn, { slug }: Course): string | undefined {
	const { passages = [] } = listOf(slug, "suits", turn.knowledge.index.passages) ?? {};
	const first = reasonFor(turn.reading.words, passages) ?? passages[0];
	const lines = [...new Set([first, ...passages])].slice(0, 2).flatMap((passage) => passage ?? []);
	return lines.map(({ text }) => ended(sayText(turn, text))).join(" ") || undefined;
}

/** What a course says of what was asked. */
function answerOf(turn: Turn, { slug }: Course): string | undefined {
	if (SIDE_BY_SIDE.test(turn.reading.words.join(" "))) return undefined;
	const query = contentOf(turn.reading).filter(
		(word) => !/^(?:two|both|dos|ambos|ambas|better|best|mejor)$/.test(word),
	);
	// Its line begins with its name already.
	const alone: Turn = {
		...turn,
		reference: { courses: [slug], isNamed: true, refused: [], own: [] },
		state: { ...turn.state, courses: [slug] },
	};
	const asked = { ...turn.reading, words: unnamed(turn.reading), query };
	const [match] = evidenceFor(alone, asked) ?? [];
	const isAnswer = match?.passage.course === slug && match.probability >= ANSWERS;
	return isAnswer ? sayPassages(alone, [match.passage]) : undefined;
}

/** Each course by whom it is for where one is to be picked, else by what it says of what was asked, else by its summary. */
export function sideBySide(turn: Turn, pair: readonly Course[]): Draft {
	const words = turn.reading.words.join(" ");
	const answers = pair
		.slice(0, 3)
		.map((course) => ({ course, text: (PICKS.test(words) ? whomFor : answerOf)(turn, course) }));
	const parts = answers.map(
		({ course, text }) =>
			`${headOf(turn, course)}: ${text ?? sayText(turn, plain(course.summary))}`,
	);
	const asksForEase = EASE.test(words) && answers.every(({ text }) => text === undefined);
	const lead = asksForEase ? `${say(turn, "compare_ease")}\n` : "";
	return draft("compare", lead + say(turn, "compare", { parts: bullets(parts) }), pair, {
		isCertain: false,
		words: contentOf(turn.reading),
	});
}
