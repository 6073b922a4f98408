import { askedFor, shareFor } from "#assistant/engine/asked.ts";
import { ANSWERS, type Evidence, evidenceIn } from "#assistant/engine/evidence.ts";
import { either } from "#assistant/engine/hours.ts";
import { nameOf, say } from "#assistant/engine/speak.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";

/** Courses answer a question alike when their passages are about as likely. */
const ALIKE = 0.85;
/** Their passages hold nearly as much of the question's words. */
const NEARLY = 0.7;
/** People ask for the other at least this often, measured by the likeliest. */
const PART = 0.2;
const MOST_NAMED = 3;
/** Who writes more words than this tells which course is meant, or asks for several things. */
const MOST_WORDS = 60;

/** Which course is meant, where a question without one is answered by several, each in its own words. */
export function askBack(turn: Turn, [best]: Evidence): Draft | undefined {
	const { knowledge, reading } = turn;
	if (reading.words.length > MOST_WORDS) return undefined;
	const refused = [...turn.reference.refused, ...turn.state.refused];
	const found = [...knowledge.courses.values()]
		.filter(({ slug }) => !refused.includes(slug))
		.map((course) => ({ course, ranked: evidenceIn(turn, course.slug) }));
	// Where one course alone holds the words of a question, it is not asked which.
	const held = found.map(({ ranked }) =>
		ranked.reduce((most, one) => Math.max(most, one.coverage), 0),
	);
	const mostHeld = Math.max(...held);
	const wanted = askedFor(reading.words);
	const bestShare = shareFor(wanted, best.passage) ?? 0;
	const close = found.flatMap(({ course, ranked: [first] }) => {
		const share = first && shareFor(wanted, first.passage);
		const isAlike =
			first &&
			first.probability >= Math.max(ANSWERS, ALIKE * best.probability) &&
			first.coverage >= NEARLY * mostHeld &&
			(share === undefined || share >= PART * bestShare);
		return isAlike ? [{ course, text: first.passage.text }] : [];
	});
	if (new Set(close.map(({ text }) => text)).size < 2) return undefined;
	const courses = close.map(({ course }) => course);
	const isFew = courses.length <= MOST_NAMED;
	return {
		text: isFew
			? say(turn, "which_program", {
					titles: either(
						courses.map((course) => nameOf(turn, course)),
						turn.language,
					),
				})
			: say(turn, "depends_on_program"),
		intent: "page_question",
		courses: [],
		offered: isFew ? courses.map(({ slug }) => slug) : [],
		outcome: "answered",
		source: "template",
		isCertain: false,
		words: reading.words,
	};
}
