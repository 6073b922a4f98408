import { coursesTitled } from "#assistant/engine/catalog-names.ts";
import { asEvidence, bestEvidence, quotation } from "#assistant/engine/evidence.ts";
import { plain } from "#assistant/engine/passages.ts";
import { contentOf, shareOf } from "#assistant/engine/reading.ts";
import { sideBySide } from "#assistant/engine/rules/compare-rules.ts";
import { draft, referred, titles } from "#assistant/engine/rules/courses.ts";
import { COVERS } from "#assistant/engine/rules/coverage.ts";
import { siteQuote } from "#assistant/engine/rules/site-quote.ts";
import { topicsIn } from "#assistant/engine/rules/topics.ts";
import { cut, linkOf, say, titleOf } from "#assistant/engine/speak.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { hasTraits, wishesIn } from "#assistant/engine/wishes.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** Beside a wish, a job that is not taught is asked for only from here on. */
const COMES_FROM = 0.6;

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
	if (tells) return undefined;
	const asksElse = topicsIn(reading).length > 0 && (top?.share ?? 0) >= 0.6;
	if (
		asksElse ||
		((bestEvidence(turn)?.coverage ?? 0) >= COVERS.anything && shareOf(reading, "exists") < 0.5)
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

/** The lists of a course text by what their heading says. */
const LISTS: readonly [string, RegExp][] = [
	["learn", /\blearn\b|\btaught\b|\bcover\b|\bskills\b/i],
	["suits", /\bwho (?:it|this) is for\b|\bfor whom\b/i],
	["work", /\bdo at work\b|\bable to do\b|\bduties\b|\btasks\b|\byou will do\b/i],
];
/** Sentences that name places of work. */
const PLACES = /\bwork(?:s)? (?:in|for|at|on)\b/i;
const EXAM =
	/\bprepares you\b|\bleads to\b|\blicen[sc]e\b|\bcertification\b|\bcertified\b|\bregister with\b/i;

/** "… the CET exam (Certified EKG Technician)", "NHA gives the CBCS". */
const NAMES_EXAM =
	/\b[A-Z](?=[A-Za-z]*[A-Z/])[\w/]* exam\b|\bgives the [A-Z]{2,}|\bThe title is [A-Z]/;

function listOf(turn: Turn, course: Course, intent: string): Draft | undefined {
	const pattern = LISTS.find(([id]) => id === intent)?.[1];
	const items = turn.knowledge.index.passages.filter(
		({ course: slug, heading }) => slug === course.slug && heading && pattern?.test(heading),
	);
	const [first] = items;
	if (!first?.heading) return undefined;
	return draft(
		intent,
		say(turn, "listed", {
			title: titleOf(turn, course),
			heading: first.heading,
			items: cut(items.map(({ text }) => text).join("; "), 330),
			link: linkOf(course),
		}),
		[course],
		{ passages: items },
	);
}

function sentencesOf(turn: Turn, course: Course, intent: string): Draft | undefined {
	const own = turn.knowledge.index.passages.filter(
		({ course: slug, text }) => slug === course.slug && !/^Ask\b/.test(text),
	);
	const saying = own.filter(
		({ heading, text }) => !heading && (intent === "job_after" ? PLACES : EXAM).test(text),
	);
	// One that names the exam, beside what the certificate is.
	const naming =
		intent === "certification" ? own.find(({ text }) => NAMES_EXAM.test(text)) : undefined;
	const [near] = (bestEvidence(turn)?.matches ?? []).map(({ passage }) => passage);
	const asked = near && near.course === course.slug && !/^Ask\b/.test(near.text) ? near : undefined;
	const chosen = [...new Set([asked, saying[0], naming, saying[1]].flatMap((p) => p ?? []))].slice(
		0,
		2,
	);
	if (saying.length === 0) return undefined;
	return draft(intent, quotation(turn, asEvidence(...chosen)), [course], {
		source: "passages",
		passages: chosen,
	});
}

function info(turn: Turn, course: Course): Draft {
	const passages = turn.knowledge.index.passages.filter(({ course: slug }) => slug === course.slug);
	const summary = plain(course.summary);
	const more =
		passages.find(({ heading, text }) => !heading && !summary.includes(text))?.text ?? "";
	return draft(
		"info",
		say(turn, "info", {
			title: titleOf(turn, course),
			summary,
			more: cut(more, 160),
			link: linkOf(course),
		}),
		[course],
		{ passages },
	);
}

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
		return draft("list", say(turn, "list", { titles: titles(turn, others) }), others, {
			courses: [],
			offered: others.map(({ slug }) => slug),
		});
	}
	if (course) {
		for (const intent of ["learn", "work", "suits"])
			if (asked(intent)) {
				const list = listOf(turn, course, intent);
				if (list) return list;
			}
		for (const intent of ["job_after", "certification"])
			if (asked(intent)) {
				const found = sentencesOf(turn, course, intent);
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
					title: titleOf(turn, course),
					summary: plain(course.summary),
					link: linkOf(course),
				}),
				[course],
			);
		const asksSchool = OF_THE_SCHOOL.some(asked);
		const isSpecific =
			contentOf(reading).length > 1 && (bestEvidence(turn)?.coverage ?? 0) >= COVERS.weak;
		if (
			reference.isNamed &&
			((asked("info") && !isSpecific && !asksSchool) ||
				(contentOf(reading).length === 0 && !asksSchool))
		)
			return info(turn, course);
		if (asked("info"))
			return draft(
				"info",
				say(turn, "info_more", { title: titleOf(turn, course), link: linkOf(course) }),
				[course],
			);
	}
	if (asked("certification")) {
		const site = siteQuote(turn, "certification");
		return site ?? draft("certification", say(turn, "certification_all"), []);
	}
	if (asked("job_after") || asked("work"))
		return draft("job_after", say(turn, "job_after_all"), []);
	return undefined;
};

/** A message that names a course and asks nothing else that is known: what the course is. */
export const overview: Rule = (turn) => {
	const [course, other] = referred(turn);
	if (other && turn.reference.isNamed) return sideBySide(turn, referred(turn));
	return course && turn.reference.isNamed && turn.reference.courses.length === 1
		? info(turn, course)
		: undefined;
};
