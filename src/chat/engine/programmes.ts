import type { NotTaught } from "#chat/knowledge/not-taught.ts";
import type { Knowledge, Named } from "./knowledge.ts";
import type { Hit } from "./phrases.ts";

export type Recognized = {
	/** Live courses that are named, in the order of the message. */
	named: string[];
	/** Live courses that are only hinted at ("heart", "drugstore job"). */
	hinted: string[];
	notTaught: NotTaught[];
	/** Positions of words that belong to a name, by slug of the course ("" for one that is not taught). */
	places: Map<number, string>;
	/** Courses that the visitor excludes: "not CNA, I meant EKG". */
	excluded: string[];
};

const isLive = (n: Named): n is { slug: string; grade: "name" | "hint" } => "slug" in n;

/** Longer names first; a live course before one that is not taught; then order of appearance. */
function rank(a: Hit<Named>, b: Hit<Named>): number {
	const live = (h: Hit<Named>) => (isLive(h.value) ? (h.value.grade === "name" ? 0 : 2) : 1);
	return (
		b.places.length - a.places.length ||
		live(a) - live(b) ||
		(a.places[0] ?? 0) - (b.places[0] ?? 0)
	);
}

/** Finds the programs that a message names. Longest match first, no word is used twice. */
export function recognize(words: string[], knowledge: Knowledge): Recognized {
	const hits = knowledge.names.find(words).sort(rank);
	const places = new Map<number, string>();
	const found: { at: number; slug: string }[] = [];
	const not: { at: number; row: NotTaught }[] = [];
	for (const hit of hits) {
		const value = hit.value;
		if (isLive(value) && value.grade === "hint") continue;
		// "nursing home" is a place of work, not the nursing program that is not taught.
		if (
			!isLive(value) &&
			hits.some(
				(h) =>
					isLive(h.value) &&
					h.value.grade === "hint" &&
					h.places.length > hit.places.length &&
					hit.places.every((p) => h.places.includes(p)),
			)
		)
			continue;
		if (hit.places.some((p) => places.has(p))) continue;
		const at = hit.places[0] ?? 0;
		for (const p of hit.places) places.set(p, isLive(value) ? value.slug : "");
		if (isLive(value)) found.push({ at, slug: value.slug });
		else not.push({ at, row: value.notTaught });
	}
	found.sort((a, b) => a.at - b.at);
	const excluded = found
		.filter((f) =>
			/^(?:not|no)$/.test(
				/^(?:the|a|el|la)$/.test(words[f.at - 1] ?? "")
					? (words[f.at - 2] ?? "")
					: (words[f.at - 1] ?? ""),
			),
		)
		.map((f) => f.slug);
	const hints = hits.filter(
		(h) => isLive(h.value) && h.value.grade === "hint" && !h.places.every((p) => places.has(p)),
	);
	// "no blood" points away from what "blood" points at: the longer hint stands.
	const hinted = hints.filter(
		(a) =>
			!hints.some(
				(b) => b.places.length > a.places.length && a.places.every((p) => b.places.includes(p)),
			),
	);
	return {
		named: [...new Set(found.map((f) => f.slug))],
		hinted: [...new Set(hinted.flatMap((h) => (isLive(h.value) ? [h.value.slug] : [])))],
		notTaught: [...new Set(not.map((n) => n.row))],
		places,
		excluded,
	};
}
