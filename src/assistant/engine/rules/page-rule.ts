import { OF_STATEMENT, statementFor } from "#assistant/engine/asked-of-pages.ts";
import { sayPassages } from "#assistant/engine/compose.ts";
import { asksForDeadline } from "#assistant/engine/rules/class-question.ts";
import { draft } from "#assistant/engine/rules/courses.ts";
import { strongest } from "#assistant/engine/rules/people-rules.ts";
import { taught } from "#assistant/engine/rules/taught-rule.ts";
import { factFor, topicsIn } from "#assistant/engine/rules/topics.ts";
import { say } from "#assistant/engine/speak.ts";
import type { Rule } from "#assistant/engine/turn.ts";
import { pathIn } from "#platform/text/language-paths.ts";

/** What the privacy policy and the other pages beside the programs state, with the page that it stands on. */
export const pageStatement: Rule = (turn) => {
	// What the office chose comes first, here as everywhere.
	const passage = taught(turn) ? undefined : statementFor(turn);
	const [course] = turn.reference.courses;
	const isStated = topicsIn(turn.reading).some((topic) => factFor(turn, topic, course));
	const isElsewhere = isStated || asksForDeadline(turn) || strongest(turn) !== undefined;
	if (!passage || isElsewhere) return undefined;
	const quote = sayPassages(turn, [passage]);
	return draft(
		OF_STATEMENT,
		say(turn, "see_page", { quote, path: pathIn(turn.language, passage.path) }),
		[],
		{
			source: "passages",
			passages: [passage],
		},
	);
};
