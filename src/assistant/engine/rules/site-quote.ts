import { sayPassages } from "#assistant/engine/compose.ts";
import { draft } from "#assistant/engine/rules/courses.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";

/** Words that find what the pages of the site say of an intent. */
const SITE_QUERY: Readonly<Record<string, string>> = {
	placement: "resume interviews job search placement",
	job_guarantee: "job promise placement",
	instructors: "instructors experienced",
	certification: "nationally recognized certifications exam",
};

/** A quotation of the school's own pages for an intent. */
export function siteQuote(turn: Turn, intent: string): Draft | undefined {
	const query = SITE_QUERY[intent];
	if (!query) return undefined;
	const [first] = turn.knowledge.index.search(
		query.split(" "),
		({ course, topic }) => course === undefined && topic === undefined,
	);
	return (
		first &&
		draft(intent, sayPassages(turn, [first.passage]), [], {
			source: "passages",
			passages: [first.passage],
		})
	);
}
