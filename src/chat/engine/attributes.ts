import { precedence } from "#chat/knowledge/precedence.ts";
import type { Score } from "./intents.ts";
import { kinds } from "./tables.ts";
import type { Reading } from "./understand.ts";

export const SURE = 0.8;
export const ENOUGH = 0.55;

export const scoreOf = (reading: Reading, id: string): number =>
	reading.scores.find((s) => s.intent === id)?.score ?? 0;
/** What decides whether a visitor may come at all is answered before how to register. */
export const CONDITIONS = new Set([
	"age",
	"immigration",
	"background_check",
	"english_level",
	"health_rules",
	"job_guarantee",
	"salary",
	"site_trouble",
	"student_records",
]);

const isAttribute = (s: Score): boolean =>
	["fact", "topic"].includes(kinds.get(s.intent) ?? "") || s.intent === "job_after";

/** Facts and topics that the message asks for, the special ones before the general ones. */
export function attributesOf(reading: Reading): Score[] {
	const words = new Set(reading.words);
	let list = reading.scores.filter((s) => isAttribute(s) && s.score >= ENOUGH);
	const opening = [...words].some((w) =>
		/^(?:open|opens|opened|opening|close|closes|closed|closing|abiert\w*|abre|abren|abrir|cierra\w*|cerrad\w*|hours|office|oficina)$/.test(
			w,
		),
	);
	const studying = [...words].some((w) =>
		/^(?:class\w*|course\w*|attend|study|learn|train\w*|program\w*|clases?|cursos?|estudiar|lessons?|session\w*)$/.test(
			w,
		),
	);
	const has = (id: string, least = SURE) => list.some((s) => s.intent === id && s.score >= least);
	const drop = (...ids: string[]) => {
		list = list.filter((s) => !ids.includes(s.intent));
	};
	if (has("hours", ENOUGH) && has("weekend", ENOUGH))
		drop(
			opening && !studying
				? "weekend"
				: opening
					? "none"
					: studying || !has("hours")
						? "hours"
						: "weekend",
		);
	if (has("schedule", ENOUGH) && has("hours", ENOUGH) && opening && !studying) drop("schedule");
	else if (has("weekend", ENOUGH) && has("schedule", ENOUGH)) drop("schedule");
	if (has("register") && has("online") && !studying) drop("online");
	// "Which certifications do you offer?" asks for the programs.
	const listed = reading.scores.find((s) => s.intent === "list" && s.score >= SURE);
	const papers = list.find((s) => s.intent === "certification");
	if (
		listed &&
		[...(papers?.places ?? [])].every((p) => listed.places.has(p)) &&
		[...words].some((w) => /^cert\w*s$/.test(w))
	)
		drop("certification", "salary");
	for (const s of [...list]) {
		// A sure general wish is not silenced by a weak special one.
		if (s.score >= SURE || list.every((o) => o.score < SURE))
			drop(
				...(precedence[s.intent] ?? []).filter((id) =>
					list.some((o) => o.intent === id && !apart(s, o, reading)),
				),
			);
	}
	return list;
}

const AND = /^(?:and|also|plus|y|e|ademas|tambien)$/;

/** Two wishes in different sentences or clauses are both meant, whatever their order of precedence. */
function apart(a: Score, b: Score, reading: Reading): boolean {
	if (CONDITIONS.has(a.intent) && b.intent === "register") return false;
	const sentence = (at: number) =>
		reading.sentences.filter((s) => s <= at).length +
		reading.words.slice(0, at).filter((w) => AND.test(w)).length;
	return (
		a.score >= SURE &&
		b.score >= SURE &&
		a.places.size > 0 &&
		b.places.size > 0 &&
		[...b.places].some((p) => ![...a.places].some((q) => sentence(q) === sentence(p)))
	);
}
