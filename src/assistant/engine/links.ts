import { linkOf, titleOf } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Link } from "#assistant/knowledge/types.ts";
import { PATH, places } from "#assistant/links.ts";

/** The pages that an answer names or is about. `/register` carries the one course that it is about. */
export function linksIn(text: string, turn: Turn, courses: readonly string[]): Link[] {
	const links = new Map<string, Link>();
	for (const slug of courses.slice(0, 3)) {
		const course = turn.knowledge.courses.get(slug);
		if (course) links.set(linkOf(course), { label: titleOf(turn, course), href: linkOf(course) });
	}
	for (const [path] of text.matchAll(PATH)) {
		const query = path === "/register" && courses.length === 1 ? `?program=${courses[0]}` : "";
		const label = places[path as keyof typeof places]?.[turn.language];
		if (label) links.set(path, { label, href: path + query });
	}
	return [...links.values()];
}
