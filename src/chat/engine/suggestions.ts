import { nextQuestions, questionsAfter } from "#chat/knowledge/suggestions.ts";
import { coursesOf } from "./answer-programmes.ts";
import { fill, type Scene, titleOf } from "./speak.ts";

/** Two or three next questions for the visitor, as buttons. */
export function suggest(
	scene: Scene,
	intent: string,
	programmes: readonly string[],
	offered: readonly string[],
): string[] {
	const { language } = scene;
	const course = coursesOf(scene, programmes)[0];
	const first =
		intent === "choose" || intent === "search" || intent === "not_taught"
			? coursesOf(scene, offered)
					.slice(0, 2)
					.map((c) => fill(nextQuestions.tell[language], { title: titleOf(scene, c) }))
			: [];
	const rest = (questionsAfter[intent] ?? questionsAfter.default ?? []).flatMap((id) => {
		const text: string = nextQuestions[id][language];
		if (!text.includes("{title}")) return [text];
		return course ? [fill(text, { title: titleOf(scene, course) })] : [];
	});
	return [...first, ...rest].slice(0, 3);
}
