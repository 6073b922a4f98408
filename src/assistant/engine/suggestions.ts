import { titleOf } from "#assistant/engine/speak.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";
import { nextQuestions, questionsAfter } from "#assistant/knowledge/suggestions.ts";

/** Up to three next questions, as buttons. */
export function suggestionsFor(turn: Turn, { intent, courses, offered }: Draft): string[] {
	const { language, knowledge } = turn;
	const titleAt = (slug: string | undefined) => {
		const course = slug === undefined ? undefined : knowledge.courses.get(slug);
		return course && titleOf(turn, course);
	};
	const tell = (offered ?? []).length <= 3 ? (offered ?? []).slice(0, 2) : [];
	const first = tell.flatMap((slug) => {
		const title = titleAt(slug);
		return title ? [nextQuestions.tell[language].replace("{title}", title)] : [];
	});
	const title = titleAt(courses.length === 1 ? courses[0] : undefined);
	const rest = (questionsAfter[intent] ?? questionsAfter.default ?? []).flatMap((id) => {
		const text: string = nextQuestions[id][language];
		if (!text.includes("{title}")) return [text];
		return title ? [text.replace("{title}", title)] : [];
	});
	return [...first, ...rest].slice(0, 3);
}
