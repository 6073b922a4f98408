import { bestEvidence } from "#chat/engine/evidence.ts";
import { plain } from "#chat/engine/passages.ts";
import { contentOf, shareOf } from "#chat/engine/reading.ts";
import { draft } from "#chat/engine/rules/courses.ts";
import { COVERS } from "#chat/engine/rules/coverage.ts";
import { isTopic } from "#chat/engine/rules/topics.ts";
import { cut, join, say, titleOf } from "#chat/engine/speak.ts";
import type { Rule } from "#chat/engine/turn.ts";
import { fitting, wishesIn } from "#chat/engine/wishes.ts";

const LIKES =
	/\b(?:i (?:really |just |also )?(?:like|love|enjoy|prefer)|me (?:gusta|gustan|encanta|encantan)|prefiero)\b|\b(?:quiero|quisiera|me gustaria|i want to|i wanna|i would like to|id like to|i'd like to) (?:work|help|care|take care|be around|cuidar|trabajar|ayudar|estar|atender)\b/i;
/** What a visitor feels is no wish for a job. */
const FELT = new Set(["nervous", "discouraged", "grief", "hardship", "angry", "doubt", "happy"]);
const ASKS =
	/^(?:and )?(?:do|does|can|is|are|will|what|how|where|who)\b|\b(?:can i|could i|do i|is there|are there)\b/;
const CLOSEST = /\b(?:closest|similar|nearest|instead|alternative|parecido|mas cerca|cercano)\b/;

/** What a visitor wants or refuses in a job, and which courses fit. */
export const wish: Rule = (turn) => {
	const { reading, state, reference, knowledge } = turn;
	const text = reading.words.join(" ");
	const catalog = knowledge.courses;
	if (
		CLOSEST.test(reading.raw.toLowerCase()) &&
		reading.mentions.courses.length === 0 &&
		state.offered.length > 0 &&
		contentOf(reading).length <= 3
	) {
		const near = state.offered.flatMap((slug) => catalog.get(slug) ?? []).slice(0, 2);
		return draft(
			"choose",
			near
				.map((course) =>
					say(turn, "compare_part", {
						title: titleOf(turn, course),
						summary: plain(course.summary),
					}),
				)
				.join(" "),
			near,
		);
	}
	const [top] = reading.guesses;
	const clauses = reading.clauses
		.filter(({ guesses: [felt] }) => !(felt && FELT.has(felt.label) && felt.share >= 0.4))
		.map(({ words, mentions }) => words.filter((_, at) => !mentions.places.has(at)));
	const { liked, avoided } = wishesIn(clauses);
	const isOfCourse =
		state.courses.length === 1 &&
		state.intents[0] !== "choose" &&
		(bestEvidence(turn)?.coverage ?? 0) >= COVERS.course;
	if (isOfCourse && shareOf(reading, "choose") < 0.8) return undefined;
	const share = shareOf(reading, "choose");
	const isLiking =
		LIKES.test(reading.raw) &&
		reading.mentions.courses.length === 0 &&
		!reading.raw.includes("?") &&
		!(top && isTopic(top.label) && top.share > 0.6);
	const isComparing =
		reference.isNamed && reference.courses.length > 1 && shareOf(reading, "compare") + share >= 0.4;
	const isGoingOn =
		state.intents[0] === "choose" &&
		!reference.isNamed &&
		(top === undefined ||
			top.share < 0.7 ||
			["choose", "list", "medical", "online", "correction", "work", "page_question"].includes(
				top.label,
			)) &&
		!ASKS.test(text);
	const isRefusing =
		avoided.length + reference.refused.length > 0 &&
		!/^(?:is|are|does|do|can|who)\b/.test(text) &&
		!(reference.isNamed && reading.mentions.courses.length > 0) &&
		(top === undefined ||
			top.share < 0.5 ||
			["choose", "list", "exists", "correction", "medical", "nervous"].includes(top.label));
	if (
		!(
			share >= 0.4 ||
			isLiking ||
			isGoingOn ||
			isRefusing ||
			(isComparing && liked.length + avoided.length > 0)
		)
	)
		return undefined;
	if (
		reference.isNamed &&
		reference.courses.length === 1 &&
		!CLOSEST.test(reading.raw.toLowerCase())
	)
		return undefined;
	const wishes = isGoingOn ? [...state.wishes, ...clauses] : clauses;
	const fits = fitting(knowledge, wishes, {
		among: isComparing ? reference.courses : [],
		without: reference.refused,
	});
	const named = wishesIn(wishes);
	if (named.liked.length + named.avoided.length + reference.refused.length === 0)
		return share >= 0.4
			? draft("choose", say(turn, "choose"), [], { isCertain: false, wishes: [] })
			: undefined;
	if (fits.length === 0)
		return share >= 0.4 || isGoingOn
			? draft(
					"choose",
					say(turn, share >= 0.4 && avoided.length === 0 ? "choose" : "nothing_fits"),
					[],
					{ outcome: "handed over", isCertain: false, wishes },
				)
			: undefined;
	const options = fits.map(({ course, passage }) =>
		say(turn, "fits_part", {
			title: titleOf(turn, course),
			quote: cut(passage?.text ?? plain(course.summary), 110),
		}),
	);
	const courses = fits.map(({ course }) => course);
	return draft(
		"choose",
		`${say(turn, "fits", { options: join(options, turn.language) })}.`,
		courses,
		{
			courses: courses.slice(0, 1).map(({ slug }) => slug),
			offered: courses.map(({ slug }) => slug),
			isCertain: false,
			wishes,
			passages: fits.flatMap(({ passage }) => passage ?? []),
		},
	);
};
