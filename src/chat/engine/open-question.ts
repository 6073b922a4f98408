import { ENOUGH, SURE, scoreOf } from "./attributes.ts";
import type { Decision } from "./decide.ts";
import type { State } from "./dialogue.ts";
import type { Reference } from "./follow-up.ts";
import type { Knowledge } from "./knowledge.ts";
import { mostAlike } from "./likeness.ts";
import { contentWords } from "./search.ts";
import { isOrdinary } from "./spelling.ts";
import { kinds } from "./tables.ts";
import type { Reading } from "./understand.ts";

const COURSE_NOUN =
	/^(?:course|courses|class|classes|program|programs|training|trainings|certification|certificate|degree|diploma|tech|technician|technology|assistant|assisting|aide|therapy|therapist|school|workshop|lesson|lessons|curso|cursos|clase|clases|programa|carrera|tecnico|tecnica|license|major)$/;
const STUDY_VERB =
	/^(?:learn|teach|teaches|study|become|train|aprender|ensenan|estudiar|ser|offer|ofrecen|imparten|specialize)$/;

/** What is known when no fact and no topic was asked for in clear words. */
export type Open = {
	reading: Reading;
	state: State;
	knowledge: Knowledge;
	ref: Reference;
	make: (intents: string[], confidence: number, more?: Partial<Decision>) => Decision;
};

const ALIKE = 0.5;
const ALMOST = 0.36;

/** The words without the names of programs: "how to join the CNA class" is like "how to join the class". */
const unnamed = (reading: Reading): string[] =>
	reading.words.filter((_, i) => !reading.programmes.places.has(i));

/** Programmes, courtesy, and questions in words that no phrase knows. */
export function openQuestion(open: Open): Decision {
	const { reading, state, ref, make } = open;
	const of = (id: string) => scoreOf(reading, id);
	if (ref.said) return aboutNamed(open);
	const talk = reading.scores.find((s) => kinds.get(s.intent) === "talk");
	const wish = Math.max(of("list"), of("choose"), of("compare"));
	const guess = reading.opinion.whole[0];
	const certain = talk !== undefined && guess?.label === talk.intent && guess.share >= 0.9;
	const plain = talk && /^(?:greeting|thanks|ok|sorry|bye|yes|no|encourage)$/.test(talk.intent);
	if (
		talk &&
		talk.score >= ENOUGH &&
		reading.programmes.hinted.length === 0 &&
		wish < (plain && !certain ? ENOUGH : SURE)
	) {
		if (
			!plain ||
			certain ||
			(Math.max(of("exists"), of("info"), of("learn"), of("work")) < SURE &&
				reading.words.length <= 9) ||
			reading.words.length <= 4
		)
			return make([talk.intent], talk.score);
	}
	if (of("more") >= SURE) return make([ref.programmes.length > 0 ? "more" : "list"], 0.7);
	if (ref.programmes.length > 0) {
		for (const id of ["learn", "work"]) if (of(id) >= SURE) return passage(open, id);
		const weighs =
			of("compare") >= SURE || (of("compare") >= ENOUGH && of("choose") >= SURE && !ref.said);
		if (weighs && state.programmes.length > 1)
			return make(["compare"], 0.7, { programmes: state.programmes.slice(0, 2) });
		if (of("info") >= SURE && contentWords(reading.words).length <= 1 && of("list") < SURE)
			return make(["info"], 0.6);
	}
	return byContent(open);
}

/** A program is named and nothing clear is asked about it. */
function aboutNamed(open: Open): Decision {
	const { reading, ref, make } = open;
	const of = (id: string) => scoreOf(reading, id);
	const container = containerIn(reading);
	const within = container && { ...open, ref: { ...ref, programmes: [container] } };
	if (of("learn") >= SURE) return passage(within || open, "learn");
	if (of("work") >= SURE) return make(["work"], of("work"));
	if (ref.programmes.length > 1 && of("compare") >= ENOUGH) return make(["compare"], 0.7);
	const rest = unnamed(reading);
	const alike = rest.length >= 3 ? mostAlike(rest) : undefined;
	if (
		alike &&
		alike.score >= (Math.max(of("info"), of("exists")) >= SURE ? 0.75 : ALIKE) &&
		!/^(?:list|choose|about|abilities|reviews|encourage|bot)$/.test(alike.intent)
	)
		return make([alike.intent], alike.score);
	// "Is there lifting in the CNA class?": what stands in the course is asked for, not whether there is one.
	if (within && contentWords(rest).length > 0) return passage(within, "learn");
	if (of("exists") >= SURE) return make(["exists"], of("exists"));
	return make([of("learn") >= ENOUGH ? "learn" : "info"], Math.max(0.8, of("info")));
}

/** The program that has "in the", "during your" ... before its name, and no other beside it. */
function containerIn({ words, programmes }: Reading): string | undefined {
	const starts = [...programmes.places].filter(
		([at, slug]) => slug && programmes.places.get(at - 1) !== slug,
	);
	const inside = starts.filter(([at, slug]) => {
		let end = at;
		while (programmes.places.get(end) === slug) end++;
		return (
			/\b(?:in|during|en|durante)(?: (?:the|your|ur|this|a|el|la|su))?$/.test(
				words.slice(Math.max(0, at - 3), at).join(" "),
			) && !/^(?:or|and|o|y|vs)$/.test(words[end] ?? "")
		);
	});
	return inside.length === 1 ? inside[0]?.[1] : undefined;
}

/** "Does the CNA class cover dementia?": the passage of that course that says so, else what is learnt in it. */
function passage({ reading, knowledge, ref, make }: Open, id: string): Decision {
	const [slug] = ref.programmes;
	const programmes = slug === undefined ? [] : [slug];
	const words = unnamed(reading);
	const found =
		id === "learn" && contentWords(words).length > 0
			? knowledge.search.find(words, (f) => f.slug === slug)
			: [];
	return found[0] && found[0].score >= 0.99
		? make(["search"], 0.8, { found: found.slice(0, 1) })
		: make([id], Math.max(0.6, scoreOf(reading, id)), { programmes });
}

/** What the second opinion guesses when nothing else is known: an answer that may help, before none at all. */
function lastResort({ opinion }: Reading): string | undefined {
	const best = opinion.whole[0];
	const known = opinion.size - opinion.strange.length;
	if (!best || !/^(?:fact|topic|programme)$/.test(kinds.get(best.label) ?? "")) return undefined;
	const enough = known >= 2 && known * 3 > opinion.size * 2;
	return best.share >= (enough ? 0.35 : 0.8) ? best.label : undefined;
}

/** No intent, no program: the likest known question, the catalog and the FAQ are looked up. */
function byContent({ reading, knowledge, make }: Open): Decision {
	const of = (id: string) => scoreOf(reading, id);
	const none = { programmes: [] };
	const { hinted } = reading.programmes;
	const asked = new Set(
		reading.scores
			.filter((s) => s.score >= SURE && kinds.get(s.intent) === "programme")
			.flatMap((s) => [...s.places]),
	);
	const words = reading.words.filter((_, i) => !asked.has(i));
	const content = contentWords(words);
	// Frequent words alone ("who owns", "pictures") find paragraphs by accident, unless a course is looked for.
	const telling = content.some((w) => !isOrdinary(w));
	const asksCourse = reading.words.some((w) => COURSE_NOUN.test(w) || STUDY_VERB.test(w));
	if (hinted.length > 0)
		return make(["choose"], 0.7, { programmes: hinted.slice(0, 3), said: true });
	const seeks =
		of("choose") >= SURE ||
		reading.words.some((w) =>
			/^(?:about|teach|teaches|learn|covers?|includes?|with|on|sobre|ensenan?|incluye|aprender)$/.test(
				w,
			),
		);
	const found =
		content.length > 0 && (telling || seeks)
			? knowledge.search.find(words, asksCourse ? (f) => f.kind === "course" : undefined)
			: [];

	const best = reading.opinion.whole[0];
	const surely =
		best?.label === "list" && best.share >= 0.8 && reading.opinion.strange.length === 0;
	if (of("list") >= SURE && (content.length === 0 || found.length === 0 || !seeks || surely))
		return make(["list"], of("list"), none);
	const alike = reading.words.length >= 2 ? mostAlike(reading.words) : undefined;
	const like = (least: number) =>
		alike &&
		alike.score >= least &&
		!(alike.strange && /^(?:list|choose|about|exists)$/.test(alike.intent))
			? make([alike.intent], alike.score, /^(?:list|choose|about)$/.test(alike.intent) ? none : {})
			: undefined;
	// "photography lessons?": a course is asked for, and no example knows its name.
	if (
		asksCourse &&
		alike?.strange &&
		reading.words.length <= 4 &&
		found.length === 0 &&
		alike.score < 0.65
	)
		return make(["not_found"], 0.5, none);
	const close = like(found.length > 0 ? 0.65 : ALIKE);
	if (close) return close;
	if (found.length > 0)
		return make(["search"], Math.min(0.8, found[0]?.score ?? 0.5), {
			found,
			programmes: [],
			said: false,
		});
	if (of("choose") >= ENOUGH && (of("choose") >= SURE || content.length <= 1))
		return make(["choose"], of("choose"), none);
	if (of("list") >= ENOUGH && content.length <= 1) return make(["list"], of("list"), none);
	if (
		content.length > 0 &&
		asksCourse &&
		Math.max(of("exists"), of("info"), of("list"), of("choose")) >= 0.25
	)
		return make(["not_found"], 0.5, none);
	const last = lastResort(reading);
	if (last) return make([last], 0.4, /^(?:list|choose|about)$/.test(last) ? none : {});
	const perhaps = alike && alike.margin >= 0.04 ? like(ALMOST) : undefined;
	if (perhaps) return perhaps;
	if (content.length > 0 && content.length <= 6 && of("exists") >= SURE)
		return make(["other"], 0.4);
	if (content.length === 0 && (of("exists") >= SURE || of("info") >= ENOUGH || of("list") >= 0.25))
		return make(["list"], 0.4, none);
	if (of("compare") >= SURE) return make(["choose"], 0.4, none);
	return make(["fallback"], 0.1, none);
}
