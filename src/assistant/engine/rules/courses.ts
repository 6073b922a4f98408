import { join } from "#assistant/engine/hours.ts";
import { nameOf, say, weekOf } from "#assistant/engine/speak.ts";
import type { Draft, Turn } from "#assistant/engine/turn.ts";
import type { TextId } from "#assistant/knowledge/texts.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** An answer about courses. */
export const draft = (
	intent: string,
	text: string,
	courses: readonly Course[],
	more: Partial<Draft> = {},
): Draft => ({
	text,
	intent,
	courses: courses.length > 3 ? [] : courses.map(({ slug }) => slug),
	...(courses.length > 1 && { offered: courses.map(({ slug }) => slug) }),
	outcome: "answered",
	source: "template",
	isCertain: true,
	...more,
});

/** A fixed text for an intent. */
export const template = (
	turn: Turn,
	intent: string,
	id: TextId,
	more: Partial<Draft> = {},
): Draft => draft(intent, say(turn, id, { open: weekOf(turn) }), [], more);

/** The courses that a turn is about. */
export const referred = ({ reference, knowledge }: Turn): Course[] =>
	reference.courses.flatMap((slug) => knowledge.courses.get(slug) ?? []);

/** The course that a turn is about, if it is about one. */
export function onlyCourse(turn: Turn): Course | undefined {
	const [course, other] = referred(turn);
	return other ? undefined : course;
}

/** Titles in one line. */
export const titles = (turn: Turn, courses: readonly Course[]): string =>
	join(
		courses.map((course) => nameOf(turn, course)),
		turn.language,
	);
