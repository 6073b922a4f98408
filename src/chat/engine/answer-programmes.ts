import type { Decision } from "./decide.ts";
import {
	bullets,
	cut,
	join,
	linkOf,
	plain,
	rowOf,
	type Scene,
	say,
	titleOf,
	titles,
} from "./speak.ts";
import type { Course } from "./types.ts";

export const coursesOf = (scene: Scene, slugs: readonly string[]): Course[] =>
	slugs.flatMap((s) => scene.knowledge.courses.get(s) ?? []);

const endStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** One line about a course: its summary, or the Spanish line of the table for Spanish readers. */
function lineOf(scene: Scene, course: Course, max: number): string {
	const row = rowOf(scene, course);
	if (scene.language === "es") return row ? endStop(row.es.line) : "";
	return endStop(cut(plain(course.summary) || plain(course.description), max));
}

/** The bullets under the first heading of the description that matches. */
function section(course: Course, heading: RegExp): string | undefined {
	const paragraphs = course.description.split(/\n\s*\n/);
	const at = paragraphs.findIndex((p) => heading.test(p) && p.trim().length < 80);
	const list = at >= 0 ? paragraphs[at + 1] : undefined;
	return list ? bullets(list) : undefined;
}

export function list(scene: Scene): string {
	const all = [...scene.knowledge.courses.values()];
	if (all.length === 0) return say(scene, "list_empty");
	return say(scene, "list", { titles: titlesWithin(scene, all, 330) });
}

/** As many titles as fit; the rest is counted. */
function titlesWithin(scene: Scene, courses: readonly Course[], max: number): string {
	const parts: string[] = [];
	for (const course of courses) {
		const title = cut(titleOf(scene, course), 60);
		if ([...parts, title].join(", ").length > max - 20) break;
		parts.push(title);
	}
	const rest = courses.length - parts.length;
	return rest > 0 ? `${parts.join(", ")} (+${rest})` : join(parts, scene.language);
}

export function info(scene: Scene, decision: Decision, opener: "none" | "yes" | "plain"): string {
	const courses = coursesOf(scene, decision.programmes);
	if (courses.length > 1)
		return courses
			.slice(0, 3)
			.map(
				(c) =>
					`${titleOf(scene, c)}: ${lineOf(scene, c, courses.length > 2 ? 70 : 110)} ${linkOf(c)}`,
			)
			.join(" ");
	const course = courses[0];
	if (!course) return list(scene);
	const title = titleOf(scene, course);
	const line = lineOf(scene, course, 170);
	const first =
		opener === "none"
			? `${title}: ${line}`
			: `${say(scene, opener === "yes" ? "teach_yes" : "teach", { title })} ${line.charAt(0).toUpperCase()}${line.slice(1)}`;
	return `${first} ${say(scene, "class_format")} ${say(scene, "more_at_es", { link: linkOf(course) })}`;
}

export function compare(scene: Scene, decision: Decision): string {
	const courses = coursesOf(scene, decision.programmes).slice(0, 3);
	if (courses.length < 2) return info(scene, decision, "none");
	const lines = courses.map(
		(c) => `${titleOf(scene, c)}: ${lineOf(scene, c, courses.length > 2 ? 75 : 110)} ${linkOf(c)}`,
	);
	return `${lines.join(" ")} ${say(scene, "compare_work")}`;
}

export function learn(scene: Scene, decision: Decision, heading: RegExp): string {
	const course = coursesOf(scene, decision.programmes)[0];
	if (!course) return list(scene);
	const passage = scene.language === "en" ? section(course, heading) : undefined;
	if (!passage) return info(scene, { ...decision, programmes: [course.slug] }, "none");
	return `${titleOf(scene, course)}: ${endStop(cut(passage, 280))} ${say(scene, "more_at", { link: linkOf(course) })}`;
}

/** More of the course text with every time it is asked for. */
export function more(scene: Scene, decision: Decision): string {
	const course = coursesOf(scene, decision.programmes)[0];
	if (!course) return list(scene);
	if (scene.language === "es")
		return info(scene, { ...decision, programmes: [course.slug] }, "none");
	const blocks = course.description
		.split(/\n\s*\n/)
		.map((p) => (/^\s*-\s/.test(p) ? bullets(p) : plain(p)))
		.filter((p) => p.length > 20 && !p.endsWith(":"));
	const block =
		blocks[Math.min(scene.state.depth, Math.max(0, blocks.length - 1))] ?? plain(course.summary);
	return `${titleOf(scene, course)}: ${endStop(cut(block, 320))} ${say(scene, "more_at", { link: linkOf(course) })}`;
}

export function choose(scene: Scene, decision: Decision): string {
	const courses = coursesOf(scene, decision.programmes).slice(0, 3);
	if (courses.length === 0) return say(scene, "choose");
	return say(scene, "choose_for", {
		options: courses
			.map(
				(c) =>
					`${titleOf(scene, c)}: ${lineOf(scene, c, courses.length > 2 ? 75 : 110)} ${linkOf(c)}`,
			)
			.join(" "),
	});
}

export function notTaught(scene: Scene, decision: Decision): string {
	const row = decision.notTaught[0];
	const near = coursesOf(scene, row?.near ?? []);
	const first = say(scene, "not_taught", {
		label: join(
			decision.notTaught.slice(0, 3).map((n) => n.label[scene.language]),
			scene.language,
			scene.language === "en" ? "or" : "o",
		),
	});
	if (near.length === 0)
		return `${first} ${say(scene, "not_taught_list", { titles: titlesWithin(scene, [...scene.knowledge.courses.values()], 300) })}`;
	const closest = near.map((c) => `${titleOf(scene, c)} (${linkOf(c)})`);
	return `${first} ${say(scene, "not_taught_near", { titles: join(closest, scene.language) })} ${say(scene, "confirm")}`;
}

export const notFound = (scene: Scene): string =>
	say(scene, "not_found", {
		titles: titlesWithin(scene, [...scene.knowledge.courses.values()], 270),
	});

/** The passage that answers an open question, or the courses that come near it. */
export function search(
	scene: Scene,
	decision: Decision,
): { text: string; source: string; programmes: string[] } {
	const best = decision.found[0];
	if (best?.kind === "faq" && (best.entry.language ?? "en") === scene.language)
		return {
			text: cut(plain(best.entry.answer), 430),
			source: `faq:${best.entry.id}`,
			programmes: [],
		};
	const slugs = [
		...new Set(decision.found.flatMap((f) => (f.kind === "course" ? [f.slug] : []))),
	].slice(0, 3);
	const courses = coursesOf(scene, slugs);
	const top = courses[0];
	if (!top) return { text: say(scene, "other"), source: "fallback", programmes: [] };
	const second = decision.found.find((f) => f.kind === "course" && f.slug !== top.slug);
	if (
		best?.kind === "course" &&
		best.score >= 0.99 &&
		(!second || second.score < best.score - 0.2)
	) {
		const text = best.text.startsWith("- ") ? bullets(best.text) : plain(best.text);
		return {
			text: say(scene, "search_course", {
				title: titleOf(scene, top),
				passage: endStop(cut(text, 250)),
				link: linkOf(top),
			}),
			source: "catalog",
			programmes: [top.slug],
		};
	}
	return {
		text: say(scene, "search_courses", {
			titles: titles(scene, courses),
			links: courses.map(linkOf).join(" "),
		}),
		source: "catalog",
		programmes: courses.map((c) => c.slug),
	};
}
