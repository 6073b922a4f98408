import { titleOf } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Link } from "#assistant/knowledge/types.ts";
import { PATH, places } from "#assistant/links.ts";
import { inEnglish, pathIn } from "#platform/text/language-paths.ts";

/** The pages that an answer names or is about, in its language. `/register` carries the one course that it is about. */
export function linksIn(text: string, turn: Turn, courses: readonly string[]): Link[] {
	const links = new Map<string, Link>();
	const { language } = turn;
	for (const slug of courses.slice(0, 3)) {
		const course = turn.knowledge.courses.get(slug);
		if (!course) continue;
		const path = `/courses/${slug}`;
		links.set(path, { label: titleOf(turn, course), href: pathIn(language, path) });
	}
	for (const [named] of text.matchAll(PATH)) {
		const path = inEnglish(named);
		const query = path === "/register" && courses.length === 1 ? `?program=${courses[0]}` : "";
		const label = places[path as keyof typeof places]?.[language];
		if (label) links.set(path, { label, href: pathIn(language, path + query) });
	}
	return [...links.values()];
}
