import { says } from "#assistant/engine/aspects.ts";
import { sayPassages, sayText } from "#assistant/engine/compose.ts";
import { withoutGreetings } from "#assistant/engine/greetings.ts";
import { asksWhether } from "#assistant/engine/lead.ts";
import { shareOf } from "#assistant/engine/reading.ts";
import { draft, onlyCourse, template } from "#assistant/engine/rules/courses.ts";
import { freeFactFor, saidFact } from "#assistant/engine/rules/free-fact-rule.ts";
import { siteQuote } from "#assistant/engine/rules/site-quote.ts";
import { notStated } from "#assistant/engine/rules/topics.ts";
import { nameOf, say, weekOf } from "#assistant/engine/speak.ts";
import { isOrdinary } from "#assistant/engine/spelling.ts";
import { FORMATS } from "#assistant/engine/stated-topics.ts";
import { isInSynonyms } from "#assistant/engine/synonyms.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import type { Course, Passage } from "#assistant/knowledge/types.ts";

/** Words that say how classes are held. */
const FORMAT: Readonly<Record<string, RegExp>> = {
	schedule: /\b(?:evenings?|nights?|daytime|mornings?|afternoons?)\b/i,
	online: /\b(?:online|remote|virtual|zoom|hybrid|in[- ]person)\b/i,
	weekend: /\b(?:weekends?|saturdays?|sundays?)\b/i,
};

const one = 0.4;

/** What a question about a format may ask for, and by which words a sentence has it or excludes it. */
const KINDS: readonly { asks: RegExp; has: RegExp; excludes?: RegExp }[] = [
	{
		asks: /\b(?:evening|evenings|night|nights|noche|noches|nocturn\w+)\b/,
		has: /\b(?:evenings?|nights?)\b/i,
	},
	{
		asks: /\b(?:online|remote|remotely|virtual|zoom|linea|distancia)\b/,
		has: /\b(?:online|remote|virtual|zoom)\b/i,
		excludes: /\bin[- ]person\b/i,
	},
	{
		asks: /\b(?:in person|presencial\w*)\b/,
		has: /\bin[- ]person\b/i,
		excludes: /\b(?:online|remote|virtual|zoom)\b/i,
	},
	{
		asks: /\b(?:daytime|morning|mornings|dia|manana|mananas)\b/,
		has: /\b(?:daytime|mornings?)\b/i,
	},
	{
		asks: /\b(?:weekend|weekends|saturday|saturdays|sabado|sabados|fin de semana|fines de semana)\b/,
		has: /\b(?:weekends?|saturdays?)\b/i,
	},
];
/** A second question after "and". */
const GOES_ON = /\b(?:and|y) (?:is|are|does|es|son|hay)\b/;
const DENIED = /\b(?:no|not|never|except)\b/i;
const ASKS_WHICH = /\b(?:or|o|what|which|when|how|que|cual|cuando|como)\b/;

/** Yes or no where a sentence on the format says it plainly. */
function formatLead(turn: Turn, text: string): string {
	const asked = withoutGreetings(turn.reading.words.join(" "));
	const kind = KINDS.find(({ asks }) => asks.test(asked));
	const isAsked = asksWhether(turn) || turn.reading.raw.includes("?") || GOES_ON.test(asked);
	// "After 6" is not told by "in the evening".
	if (!isAsked || turn.reading.clock !== undefined) return "";
	if (!kind || ASKS_WHICH.test(asked) || DENIED.test(text)) return "";
	if (kind.has.test(text)) return `${say(turn, "lead_yes")} `;
	return kind.excludes?.test(text) ? `${say(turn, "lead_no")} ` : "";
}

function format(turn: Turn, intent: string, isForAll = false): Draft {
	const { knowledge, reference } = turn;
	const saying = knowledge.index.passages.filter(
		(passage) =>
			passage.course !== undefined &&
			FORMAT[intent]?.test(passage.text) &&
			FORMATS.some((format) => says(passage, format)),
	);
	const found = saying.find(({ course }) => reference.courses.includes(course ?? ""));
	const courses = reference.courses.slice(0, 1);
	if (found)
		return draft(intent, sayPassages(turn, [found], formatLead(turn, found.text)), [], {
			courses,
			source: "passages",
			passages: [found],
		});
	const fact = isForAll ? undefined : freeFactFor(turn);
	if (fact?.intent === intent) return saidFact(turn, fact);
	const [anywhere] = saying;
	if (anywhere && (isForAll || reference.courses.length === 0)) {
		// A sentence that several course pages share is said for all of them.
		const isShared = saying.filter(({ text }) => text === anywhere.text).length > 1;
		const text = isShared
			? `${formatLead(turn, anywhere.text)}${sayText(turn, anywhere.text)}`
			: sayPassages(turn, [anywhere]);
		return draft(intent, text, [], { source: "passages", passages: [anywhere] });
	}
	const office =
		intent === "weekend" ? ` ${say(turn, "hours", { open: weekOf(turn), closed: "" })}` : "";
	const text = `${notStated(turn, [intent])}${office}`;
	return draft(intent, text, [], { courses, outcome: "handed over" });
}

/** A course that is held somewhere else, or nowhere, says so itself. */
const ELSEWHERE = /\b(?:online|remote|virtual|zoom)\b|\b(?:in|at) (?:our |the )?\p{Lu}/u;

function ownPlace(turn: Turn): Passage | undefined {
	const slug = onlyCourse(turn)?.slug;
	const { index, school } = turn.knowledge;
	return index.passages.find(
		({ course, heading, text }) =>
			course !== undefined &&
			course === slug &&
			!heading &&
			/\bclass(?:es)?\b|\bheld\b/i.test(text) &&
			ELSEWHERE.test(text) &&
			!text.includes(school.city) &&
			!/\b(?:exam|Board|Department)\b/.test(text),
	);
}

const ANOTHER_PLACE = /\b(?:other|another|branch|campus|near|otra|cerca)\b/;
/** "in Woodbridge": a place at the end of the message that no text and no question knows. */
const IN_PLACE = /\b(?:in|near|around|en|cerca de)\s+(?:the\s+)?([a-z]{4,}(?: [a-z]{4,})?)\??$/i;

/** Whether the message asks about a town that is not the school's. */
export function namesElsewhere({ reading, knowledge }: Turn): boolean {
	const place = IN_PLACE.exec(reading.raw.trim())?.[1]?.toLowerCase().split(" ")[0] ?? "";
	return (
		place !== "" &&
		place !== knowledge.school.city.toLowerCase() &&
		!isOrdinary(place) &&
		!isInSynonyms(place)
	);
}

function location(turn: Turn): Draft {
	const own = ownPlace(turn);
	if (own)
		return draft("location", sayPassages(turn, [own]), [], {
			courses: turn.reference.courses,
			source: "passages",
			passages: [own],
		});
	const isElse = ANOTHER_PLACE.test(turn.reading.words.join(" ")) || namesElsewhere(turn);
	const text = `${say(turn, "location")}${isElse ? ` ${say(turn, "location_only")}` : ""}`;
	return draft("location", text, []);
}

/** "What happens after I register" is not how. */
const AFTERWARDS = /\b(?:after|afterwards|happens|then what|despues de|pasa|luego)\b/;

function registerText(turn: Turn, course: Course | undefined): string {
	if (AFTERWARDS.test(turn.reading.words.join(" "))) return say(turn, "after_register");
	return course
		? say(turn, "register_for", { title: nameOf(turn, course) })
		: say(turn, "register");
}

/** What the school publishes about itself. */
export const school: Rule = (turn) => {
	const { reading, knowledge } = turn;
	const parts: Draft[] = [];
	const asked = (intent: string) => shareOf(reading, intent) >= one;
	const last = turn.state.intent;
	const isThat =
		asked("list") &&
		FORMATS.includes(last) &&
		/\b(?:that|those|eso|esas?)\b/.test(reading.words.join(" "));
	for (const intent of ["online", "schedule", "weekend"])
		if (asked(intent) || (isThat && intent === last)) parts.push(format(turn, intent, isThat));
	if (
		asked("location") ||
		(namesElsewhere(turn) &&
			(shareOf(reading, "exists") + shareOf(reading, "location") >= one || parts.length > 0))
	)
		parts.push(location(turn));
	if (asked("register")) {
		const course = onlyCourse(turn);
		parts.push(draft("register", registerText(turn, course), course ? [course] : []));
	}
	if (asked("contact")) parts.push(template(turn, "contact", "contact"));
	for (const intent of ["placement", "job_guarantee", "instructors"]) {
		if (!asked(intent) || parts.length > 1) continue;
		const found = siteQuote(turn, intent);
		if (!found) continue;
		const no = say(turn, "no_guarantee");
		const isPromise = intent === "job_guarantee";
		const text = isPromise ? `${no} ${found.text}` : `${found.text} ${no}`;
		parts.push(intent === "instructors" ? found : { ...found, text });
	}
	for (const intent of ["privacy", "reviews", "about"] as const)
		if (asked(intent) && parts.length === 0)
			parts.push(draft(intent, say(turn, intent, { count: String(knowledge.courses.size) }), []));
	const [first, second] = parts;
	if (!first) return undefined;
	return second && !first.text.includes(second.text)
		? {
				...first,
				text: `${first.text} ${second.text}`,
				courses: first.courses.length > 0 ? first.courses : second.courses,
			}
		: first;
};
