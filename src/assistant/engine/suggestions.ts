import { kindOf } from "#assistant/engine/cards.ts";
import { intentTold } from "#assistant/engine/course-sentences.ts";
import { nameOf } from "#assistant/engine/speak.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";
import {
	type NextQuestion,
	nextQuestions,
	ofProgram,
	ofSchool,
} from "#assistant/knowledge/suggestions.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

const MOST = 3;

/** The usual question that a passage is nearest to. */
function questionOf(passage: Passage): string | undefined {
	const kind = kindOf(passage.heading);
	if (kind === "able") return "learn";
	return kind === "steps" ? "certification" : (kind ?? intentTold(passage));
}

/** What the text of a course answers of the usual questions, beginning with the one after this answer. */
function aboutCourse(
	{ knowledge, state }: Turn,
	slug: string,
	{ intent, passages: [first] = [] }: Draft,
): NextQuestion[] {
	const answered = new Set<string | undefined>(["schedule", "register"]);
	for (const passage of knowledge.index.passages)
		if (passage.course === slug) answered.add(questionOf(passage));
	const told = first && questionOf(first);
	const at = ofProgram.findIndex((question) => question === intent || question === told);
	return [...ofProgram.slice(at + 1), ...ofProgram.slice(0, at + 1)].filter(
		(question) =>
			question !== intent &&
			!state.answered.includes(`${slug} ${question}`) &&
			answered.has(question),
	);
}

/**
 * Up to three next questions as buttons: a person first where the office must answer, nothing that was answered before, and
 * what was not offered a moment ago first.
 */
export function suggestionsFor(turn: Turn, draft: Draft): string[] {
	const { language, knowledge, state, reference } = turn;
	const { intent, courses, offered = [] } = draft;
	const isOfSeveral = offered.length > 1 && offered.length <= MOST;
	const tell = (isOfSeveral ? offered : []).flatMap((slug) => {
		const course = knowledge.courses.get(slug);
		return course ? [nextQuestions.tell[language].replace("{title}", nameOf(turn, course))] : [];
	});
	const [slug, more] = courses.length > 0 ? courses : reference.courses;
	const isOfOne = slug !== undefined && more === undefined && !isOfSeveral;
	const near = [...(ofSchool[intent] ?? []), ...(ofSchool.default ?? [])].filter(
		(question) => question !== intent && !state.answered.includes(` ${question}`),
	);
	const open = [...(isOfOne ? aboutCourse(turn, slug, draft) : []), ...near].map(
		(question) => nextQuestions[question][language],
	);
	const isNew = (text: string) => !state.shown.includes(text);
	const person = nextQuestions.person[language];
	const needsPerson = draft.outcome !== "answered" && intent !== "person";
	const all = [
		...tell,
		...(needsPerson ? [person] : []),
		...open.filter(isNew),
		...open.filter((text) => !isNew(text)),
		person,
	];
	return [...new Set(all)].slice(0, MOST);
}
