import { isPageAspect } from "#assistant/engine/aspects.ts";
import { listOf } from "#assistant/engine/cards.ts";
import { coursesTitled } from "#assistant/engine/catalog-names.ts";
import { isCommitted } from "#assistant/engine/class-wishes.ts";
import { bullets, sayList, sayPassages, sayText } from "#assistant/engine/compose.ts";
import { examsOf, OF_CERTIFICATES, sentencesOn, TOLD } from "#assistant/engine/course-sentences.ts";
import { ANSWERS, bestEvidence, IS_NEAR, likelihoodOf } from "#assistant/engine/evidence.ts";
import { plain } from "#assistant/engine/passages.ts";
import { contentOf, shareOf, unnamed } from "#assistant/engine/reading.ts";
import { isOfClasses } from "#assistant/engine/rules/class-question.ts";
import { sideBySide } from "#assistant/engine/rules/compare-rules.ts";
import { draft, onlyCourse, referred, titles } from "#assistant/engine/rules/courses.ts";
import { siteQuote } from "#assistant/engine/rules/site-quote.ts";
import { topicsIn } from "#assistant/engine/rules/topics.ts";
import { headOf, nameOf, say } from "#assistant/engine/speak.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { hasTraits, wishesIn } from "#assistant/engine/wishes.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** Beside a wish, a job that is not taught is asked for only from here on. */
const COMES_FROM = 0.6;

/** What somebody is or works in asks for no program: "I am an LPN", "trabajo en cocina". */
const OWN_WORK =
	/\b(?:(?:im|i am|i was|soy|era|fui)(?: an?| una?| already| ya| currently)*|(?<!\b(?:to|can|can i|could i|wanna|start|starting|like|hope|of|for) )work(?:s|ed|ing)?(?: in| at| as| for)(?: an?| the| my)*|(?<!\b(?:un|busco|quiero|para|encontrar|conseguir) )trabaj(?:o|a|aba|e|amos)(?: en| de| como| con)(?: una?| el| la| mi)*)$/;
/** "I work as a …, do you teach that?" asks for it all the same. */
const FOR_THAT = /\b(?:that|it|this|eso|esa|ese|lo)$|\b(?:for|de) (?:that|eso)\b/;
function isOfOneself({ clauses }: Turn["reading"]): boolean {
	const named = clauses.filter(({ mentions }) => mentions.notOffered.length > 0);
	return (
		named.length > 0 &&
		!clauses.some((clause) => !named.includes(clause) && FOR_THAT.test(clause.words.join(" "))) &&
		named.every(({ mentions, words }) => {
			const at = Math.min(...[...mentions.places].flatMap(([place, of]) => (of ? [] : place)));
			return isCommitted(words) || OWN_WORK.test(words.slice(0, at).join(" "));
		})
	);
}

/** Programs that the school does not offer, with the nearest that it does. */
export const notOffered: Rule = (turn) => {
	const { reading, knowledge } = turn;
	const [missing] = reading.mentions.notOffered;
	if (!missing || reading.mentions.courses.length + turn.reference.refused.length > 0)
		return undefined;
	const [top] = reading.guesses;
	// "Truck driver here, bad back": what a visitor comes from.
	const tells =
		hasTraits(
			wishesIn(
				reading.clauses.map(({ words, mentions }) =>
					words.filter((_, at) => !mentions.places.has(at)),
				),
			),
		) && shareOf(reading, "exists") < COMES_FROM;
	if (tells || isOfOneself(reading)) return undefined;
	const asksElse =
		topicsIn(reading).some((topic) => !isOfClasses(topic)) && (top?.share ?? 0) >= 0.6;
	if (
		asksElse ||
		(turn.reference.courses.length > 0 &&
			contentOf(reading).length > 0 &&
			likelihoodOf(turn) >= ANSWERS &&
			shareOf(reading, "exists") < 0.5)
	)
		return undefined;
	const catalog = [...knowledge.courses.values()];
	const near = coursesTitled(catalog, missing.near ?? []);
	const offered = near.length > 0 ? near : catalog.slice(0, 4);
	const nearText = say(turn, near.length > 0 ? "near" : "near_none", {
		titles: titles(turn, offered),
	});
	return draft(
		"exists",
		say(turn, "not_offered", { label: missing.label[turn.language], near: nearText }),
		near,
		{ offered: offered.map(({ slug }) => slug) },
	);
};

function listDraft(turn: Turn, course: Course, intent: string): Draft | undefined {
	const card = listOf(course.slug, intent, turn.knowledge.index.passages);
	return card && draft(intent, sayList(turn, course, card), [course], { passages: card.passages });
}

/** Where one works, which exam it leads to: by the sentence that is nearest to the question, else by those that tell it. */
function sentencesDraft(
	turn: Turn,
	course: Course,
	[intent, aspects]: (typeof TOLD)[number],
): Draft | undefined {
	const telling = sentencesOn(turn, course.slug, aspects);
	if (telling.length === 0) return undefined;
	const found = bestEvidence(turn);
	const near = found?.[0].passage;
	const isNear = near?.course === course.slug && likelihoodOf(turn) >= ANSWERS;
	const exams = intent === "certification" ? examsOf(turn, course.slug) : [];
	const [first] = telling;
	const chosen = [isNear ? near : first, ...exams].flatMap((passage) => passage ?? []);
	return draft(intent, sayPassages(turn, chosen), [course], {
		source: "passages",
		passages: chosen,
	});
}

function info(turn: Turn, course: Course): Draft {
	const passages = turn.knowledge.index.passages.filter(({ course: slug }) => slug === course.slug);
	const summary = plain(course.summary);
	const more =
		passages.find(({ heading, text }) => !heading && !summary.includes(text))?.text ?? "";
	const text = `${summary} ${more.length <= LONGEST_MORE ? more : ""}`.trim();
	return draft("info", `${headOf(turn, course)}: ${sayText(turn, text)}`, [course], { passages });
}

/** A second sentence about a course is said if it is no longer than this. */
const LONGEST_MORE = 200;

/** A question with more content asks for more than whether a course is offered. */
const FEW = 3;
/** What the school answers for all courses. */
const OF_THE_SCHOOL = ["online", "schedule", "weekend", "location", "register", "contact"];

/** What a course is, teaches, leads to; what the school offers. */
export const program: Rule = (turn) => {
	const { reading, knowledge, reference, state } = turn;
	const [course] = referred(turn);
	const catalog = [...knowledge.courses.values()];
	const asked = (intent: string) => shareOf(reading, intent) >= 0.4;
	if (asked("list") && !reading.mentions.courses.length) {
		if (catalog.length === 0)
			return draft("list", say(turn, "list_empty"), [], { outcome: "handed over" });
		const others = /\b(?:besides|other than|else|apart from|ademas|otros|otras)\b/.test(
			reading.words.join(" "),
		)
			? catalog.filter(({ slug }) => !state.courses.includes(slug))
			: catalog;
		const text = say(turn, "list", { titles: bullets(others.map((one) => headOf(turn, one))) });
		return draft("list", text, others, {
			courses: [],
			offered: others.map(({ slug }) => slug),
		});
	}
	if (course) {
		for (const intent of ["learn", "work", "suits", "steps"])
			if (asked(intent)) {
				const list =
					listDraft(turn, course, intent) ??
					(intent === "work" ? listDraft(turn, course, "able") : undefined);
				if (list) return list;
			}
		for (const told of TOLD)
			if (told[1].some(asked)) {
				const found = sentencesDraft(turn, course, told);
				if (found) return found;
			}
		const isOther = /\b(?:same|different|difference|igual|mismo)\b/.test(reading.words.join(" "));
		if (
			reference.isNamed &&
			shareOf(reading, "exists") >= 0.5 &&
			!isOther &&
			contentOf(reading).length <= FEW
		)
			return draft(
				"exists",
				say(turn, reading.mentions.byExam.includes(course.slug) ? "exam_named" : "exists", {
					title: nameOf(turn, course),
					summary: sayText(turn, plain(course.summary)),
				}),
				[course],
			);
		const asksSchool = OF_THE_SCHOOL.some(asked);
		const isBare = contentOf(reading).length === 0 && !asksSchool;
		if (reference.isNamed && (asked("info") || isBare)) return info(turn, course);
		if (asked("info"))
			return draft("info", say(turn, "info_more", { title: nameOf(turn, course) }), [course]);
	}
	if (OF_CERTIFICATES.some(asked)) {
		const site = siteQuote(turn, "certification");
		return site ?? draft("certification", say(turn, "certification_all"), []);
	}
	if (asked("job_after") || asked("work"))
		return draft("job_after", say(turn, "job_after_all"), []);
	return undefined;
};

/** A message that names a course and asks nothing else that is known: what the course is. */
export const overview: Rule = (turn) => {
	if (!turn.reference.isNamed) return undefined;
	const [course, other] = referred(turn);
	if (other) return sideBySide(turn, referred(turn));
	return course && info(turn, course);
};

/** From here on a message asks for one thing of a course. */
const CLEAR = 0.4;

/** "Do CNAs see blood": what its page would tell and does not is not on it. */
export const notOnPage: Rule = (turn) => {
	const course = onlyCourse(turn);
	const [top] = turn.reading.guesses;
	if (!course || !top || !isPageAspect(top.label) || top.share < CLEAR) return undefined;
	if (["compare", "suits"].includes(top.label) || likelihoodOf(turn) >= IS_NEAR) return undefined;
	if (contentOf(turn.reading).length === 0) return undefined;
	return draft(
		"page_question",
		say(turn, "not_on_page", { title: nameOf(turn, course) }),
		[course],
		{
			outcome: "handed over",
			words: unnamed(turn.reading),
			isCertain: false,
		},
	);
};
