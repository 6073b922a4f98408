import { asEvidence, quotation } from "#assistant/engine/evidence.ts";
import { shareOf } from "#assistant/engine/reading.ts";
import { freeFactFor, saidFact } from "#assistant/engine/rules/free-fact-rule.ts";
import { siteQuote } from "#assistant/engine/rules/site-quote.ts";
import { template } from "#assistant/engine/rules/template.ts";
import { notStated } from "#assistant/engine/rules/topics.ts";
import { say, titleOf, weekOf } from "#assistant/engine/speak.ts";
import { isOrdinary } from "#assistant/engine/spelling.ts";
import { isInSynonyms } from "#assistant/engine/synonyms.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";

/** "The first in the morning and the last at night" is said of the job. */
const IS_OF_CLASSES =
	/\b(?:class(?:es)?|courses?|program|lessons?|taught|held|meets?|offered|online|in[- ]person|weekends?)\b/i;

/** Words that say how classes are held. */
const FORMAT: Readonly<Record<string, RegExp>> = {
	schedule: /\b(?:evenings?|nights?|daytime|mornings?|afternoons?)\b/i,
	online: /\b(?:online|remote|virtual|zoom|hybrid|in[- ]person)\b/i,
	weekend: /\b(?:weekends?|saturdays?|sundays?)\b/i,
};

const one = 0.4;

function format(turn: Turn, intent: string, isForAll = false): Draft {
	const { knowledge, reference } = turn;
	const saying = knowledge.index.passages.filter(
		({ course, text }) =>
			course !== undefined && IS_OF_CLASSES.test(text) && FORMAT[intent]?.test(text),
	);
	const found = saying.find(({ course }) => reference.courses.includes(course ?? ""));
	const asked = {
		intent,
		courses: reference.courses.slice(0, 1),
		outcome: "answered",
		isCertain: true,
	} as const;
	if (found)
		return {
			...asked,
			text: quotation(turn, asEvidence(found)),
			source: "passages",
			passages: [found],
		};
	const fact = isForAll ? undefined : freeFactFor(turn);
	if (fact?.intent === intent) return saidFact(turn, fact);
	const [anywhere] = saying;
	if (anywhere && (isForAll || reference.courses.length === 0))
		return {
			...asked,
			text: sharedQuotation(turn, anywhere.text),
			courses: [],
			source: "passages",
			passages: [anywhere],
		};
	const office =
		intent === "weekend" ? ` ${say(turn, "hours", { open: weekOf(turn), closed: "" })}` : "";
	return {
		...asked,
		text: `${notStated(turn, [intent])}${office}`,
		outcome: "handed over",
		source: "template",
	};
}

/** A sentence that several course pages share is quoted for all of them. */
function sharedQuotation(turn: Turn, text: string): string {
	const { knowledge } = turn;
	const same = knowledge.index.passages.filter((passage) => passage.text === text);
	if (same.length === 1) return quotation(turn, asEvidence(...same));
	return say(turn, "quote_site", { quote: turn.language === "en" ? `“${text}”` : `«${text}»` });
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
	const isElse = ANOTHER_PLACE.test(turn.reading.words.join(" ")) || namesElsewhere(turn);
	return template(turn, "location", "location", {
		text: `${say(turn, "location")}${isElse ? ` ${say(turn, "location_only")}` : ""}`,
	});
}

/** What the school publishes about itself. */
export const school: Rule = (turn) => {
	const { reading, reference, knowledge } = turn;
	const parts: Draft[] = [];
	const asked = (intent: string) => shareOf(reading, intent) >= one;
	const [last] = turn.state.intents;
	const isThat =
		asked("list") &&
		last !== undefined &&
		last in FORMAT &&
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
		const [slug, more] = reference.courses;
		const course =
			slug !== undefined && more === undefined ? knowledge.courses.get(slug) : undefined;
		parts.push({
			...template(turn, "register", "register"),
			text: course
				? say(turn, "register_for", { title: titleOf(turn, course) })
				: say(turn, "register"),
			courses: course ? [course.slug] : [],
		});
	}
	if (asked("contact")) parts.push(template(turn, "contact", "contact"));
	for (const intent of ["placement", "job_guarantee", "instructors"]) {
		if (!asked(intent) || parts.length > 1) continue;
		const found = siteQuote(turn, intent);
		if (!found) continue;
		const no = intent !== "instructors" ? `${say(turn, "no_guarantee")} ` : "";
		parts.push({ ...found, text: `${no}${found.text}` });
	}
	for (const intent of ["privacy", "reviews", "about"] as const)
		if (asked(intent) && parts.length === 0)
			parts.push({
				...template(turn, intent, intent),
				text: say(turn, intent, { count: String(knowledge.courses.size) }),
			});
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
