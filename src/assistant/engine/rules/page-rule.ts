import { statementAskedBy, surelyAskForStatement } from "#assistant/engine/asked-of-pages.ts";
import { sayPassages } from "#assistant/engine/compose.ts";
import { asksForDeadline } from "#assistant/engine/rules/class-question.ts";
import { draft } from "#assistant/engine/rules/courses.ts";
import { strongest, tellsOfMistreatment } from "#assistant/engine/rules/people-rules.ts";
import { taught } from "#assistant/engine/rules/taught-rule.ts";
import { factFor, topicsIn } from "#assistant/engine/rules/topics.ts";
import { say } from "#assistant/engine/speak.ts";
import type { Rule, Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";
import { pathIn } from "#platform/text/language-paths.ts";

/** The intent of an answer that is a statement. */
export const OF_STATEMENT = "page_statement";

/** Another thing is surely asked from here on, */
const SURE = 0.5;
/** unless it is one that statements answer. */
const OF_PAGES = /^(?:privacy|data_request|practice|equipment)$/;

/** "Who?" in a talk about a program asks of that. */
const BRIEF = 2;

/** What a page beside those of the programs says to a message, unless something else is asked for ("who reads what I type here?"). */
function statementFor({ reading, state, knowledge }: Turn): Passage | undefined {
	const asked = statementAskedBy(reading.words, state.intent === OF_STATEMENT);
	const passage = knowledge.pages.find(({ id }) => id === asked);
	const [top] = reading.guesses;
	const isOther = top && top.share >= SURE && !OF_PAGES.test(top.label);
	// The About page tells of the school in general, which other answers do as well.
	// Who wants a person gets one.
	const mayBeOf = passage?.path !== "/about" && top?.label !== "person";
	const isSurer = mayBeOf && surelyAskForStatement(reading.words);
	return isOther && !isSurer ? undefined : passage;
}

/** What the privacy policy and the other pages beside the programs state, with the page that it stands on. */
export const pageStatement: Rule = (turn) => {
	// What the office chose comes first, here as everywhere.
	const isBrief = turn.reading.words.length <= BRIEF && turn.reference.courses.length > 0;
	const passage = taught(turn) || isBrief ? undefined : statementFor(turn);
	const [course] = turn.reference.courses;
	const isStated = topicsIn(turn.reading).some((topic) => factFor(turn, topic, course));
	const isOfPeople = strongest(turn) !== undefined || tellsOfMistreatment(turn);
	if (!passage || isStated || isOfPeople || asksForDeadline(turn)) return undefined;
	const quote = sayPassages(turn, [passage]);
	const path = pathIn(turn.language, passage.path);
	return draft(OF_STATEMENT, say(turn, "see_page", { quote, path }), [], {
		source: "passages",
		passages: [passage],
	});
};
