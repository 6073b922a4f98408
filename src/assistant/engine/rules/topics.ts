import { says } from "#assistant/engine/aspects.ts";
import { shareIn } from "#assistant/engine/classifier.ts";
import { join } from "#assistant/engine/hours.ts";
import type { TopicFact } from "#assistant/engine/published.ts";
import type { Reading } from "#assistant/engine/reading.ts";
import { onlyCourse } from "#assistant/engine/rules/courses.ts";
import { headOf, nameOf, say, weekOf } from "#assistant/engine/speak.ts";
import { isTopic } from "#assistant/engine/stated-topics.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import { topicLabels } from "#assistant/knowledge/labels.ts";
import { spokenTopics, statements } from "#assistant/knowledge/statements.ts";
import type { Course, Fact, Passage } from "#assistant/knowledge/types.ts";

/** Of two readings both count from here on; a single one is taken when it is likelier than the rest. */
const ONE = 0.4;
const EACH = 0.15;
/** A topic that somebody wants confirmed is meant from here on. */
const LEAST = 0.25;
/** Two topics are asked for when the second is about half as likely as the first. */
const HALF = 0.45;

/** A clause ("and long nails") asks for a topic only if the whole message has a trace of it. */
export const TRACE = 0.02;

/** An age below or at the usual limit is a question about the limit. */
const AGE =
	/\b(?:am|im|shes|hes|turn|turns|is|age|aged|tengo|tiene|cumplo|cumple)(?: only| just| solo)? 1[3-9]\b/;

const DISCOUNT =
	/\b(?:discount\w*|deals?|promo\w*|coupons?|special\w*|off|veterans?|military|seniors?|students?|groups?|famil\w*|friends?|sisters?|brothers?|siblings?|cheaper if|less if|descuent\w*|rebaj\w*|ofertas?|cupon\w*|amig[oa]s?|herman[oa]s?|estudiantes?)\b/;

/** Asks for one, whatever stands beside it: "is there a discount for classes on Saturday". */
const SAYS_DISCOUNT = /\b(?:discounts?|descuentos?)\b/;

/** The topics that a message asks for, at most two, in its order. */
export function topicsIn(reading: Reading): string[] {
	const isInWhole = (label: string) => shareIn(reading.guesses, label) >= TRACE;
	const clauses = reading.clauses.flatMap(({ guesses: [top] }) =>
		top && top.share >= 0.5 && isTopic(top.label) && isInWhole(top.label) ? [top.label] : [],
	);
	const whole = reading.guesses.filter(({ label }) => isTopic(label));
	const both = whole.filter(({ share }) => share >= Math.max(EACH, HALF * (whole[0]?.share ?? 0)));
	const sum = whole.reduce((total, { share }) => total + share, 0);
	const isClear = sum >= (isPush(reading) ? LEAST : ONE) && (whole[0]?.share ?? 0) >= EACH;
	// A single word asks for one.
	const areBoth = both.length > 1 && reading.words.length > 1 && sum >= 2 * ONE - LEAST;
	const clearest = areBoth ? both : whole.slice(0, 1);
	const found = isClear ? clearest : [];
	const asked = [...clauses, ...found.map(({ label }) => label)];
	// Beside a price a discount is heard where none is named.
	const isDiscount = !asked.includes("price") || DISCOUNT.test(reading.words.join(" "));
	const age = AGE.test(reading.words.join(" ")) ? ["age"] : [];
	const hasTrace = shareIn(reading.guesses, "discount") >= EACH;
	const discount = hasTrace && SAYS_DISCOUNT.test(reading.words.join(" ")) ? ["discount"] : [];
	return [...new Set([...age, ...asked, ...discount])]
		.filter((topic) => topic !== "discount" || isDiscount)
		.slice(0, 2);
}

/** The fact that holds for a course: its own first, the school's next, never another course's. */
export function factFor(
	{ knowledge }: Turn,
	topic: string,
	course: string | undefined,
): TopicFact | undefined {
	const facts = knowledge.facts.get(topic) ?? [];
	const ofSchool = facts.find((fact) => fact.course === undefined);
	return (course ? facts.find((fact) => fact.course === course) : undefined) ?? ofSchool;
}

/** A fact of a course's own. */
export interface OwnFact {
	course: Course;
	fact: TopicFact;
	/** With the name of the course. */
	text: string;
}

/** What several courses have each stated of a topic: "CNA and EKG, how much?" */
export const ownFacts = (turn: Turn, topic: string, courses: readonly Course[]): OwnFact[] =>
	courses.flatMap((course) => {
		const fact = factFor(turn, topic, course.slug);
		if (fact?.course !== course.slug) return [];
		return { course, fact, text: `${headOf(turn, course)}: ${factText(turn, fact)}` };
	});

/** The sentence of a course's own text that states a topic in figures. */
export function statedInText(
	{ knowledge }: Turn,
	topic: string,
	course: string | undefined,
): Passage | undefined {
	const pattern = statements[topic];
	return (
		pattern &&
		knowledge.index.passages.find(
			({ course: slug, topic: ofFact, text }) =>
				slug !== undefined && slug === course && ofFact === undefined && pattern.test(text),
		)
	);
}

/**
 * Published sentences that speak of a topic without stating a fact: of the course, or of all courses where none is meant, or
 * of the About page.
 */
export function speakingOf({ knowledge }: Turn, topic: string, course?: string): Passage[] {
	if (!spokenTopics.includes(topic)) return [];
	const ofCourses = knowledge.index.passages.filter(
		(passage) =>
			passage.course !== undefined &&
			(course ?? passage.course) === passage.course &&
			passage.topic === undefined &&
			says(passage, topic),
	);
	return ofCourses.length > 0
		? ofCourses
		: knowledge.about.filter((passage) => says(passage, topic));
}

/** Whether a fact sends to the office without saying how it is reached. */
export const sendsToOffice = ({ answer }: Pick<Fact, "answer">): boolean =>
	/\b(?:call|email|ask|contact) (?:us|or|our)\b(?!.*\d{3}-\d{4})/i.test(answer);

/** A fact in the visitor's language, else in English and marked as such; with the way to the office where it sends there. */
export function factText(
	turn: Turn,
	{ answer, spanish }: Pick<Fact, "answer" | "spanish">,
): string {
	const inSpanish = () => spanish ?? say(turn, "in_english", { text: answer });
	const text = turn.language === "es" ? inSpanish() : answer;
	return sendsToOffice({ answer }) ? `${text} ${say(turn, "reach")}` : text;
}

/** A fact as the passage that it is. */
export const passagesOfFact = ({ knowledge }: Turn, { id }: Pick<Fact, "id">): Passage[] =>
	knowledge.index.passages.filter((passage) => passage.id === `fact:${id}`);

const forCourse = (turn: Turn): string => {
	const course = onlyCourse(turn);
	if (!course) return "";
	return turn.language === "en" ? ` for ${nameOf(turn, course)}` : ` de ${nameOf(turn, course)}`;
};

/** How an answer names topics. */
export const labelsOf = ({ language }: Turn, topics: readonly string[]): string =>
	join(
		topics.map((topic) => topicLabels[topic]?.[language] ?? ""),
		language,
	);

/** Says that something is not stated, by its name, and who knows it. */
export function notStated(turn: Turn, wanted: readonly string[]): string {
	const { reading } = turn;
	const what = labelsOf(turn, wanted);
	const [topic] = wanted;
	const reason = topic === "transit" || topic === "tour" ? topic : "not_stated";
	const id = isPush(reading) || isInsisting(reading) ? "cannot_confirm" : reason;
	const appointment = say(turn, "appointment");
	return say(turn, id, { what, for: forCourse(turn), open: weekOf(turn), appointment });
}

/** The visitor asserts something and wants it confirmed. */
export const isPush = ({ raw }: Reading): boolean =>
	/^\W*(?:please )?confirm\b|\b(?:right|correct|true|verdad|cierto|confirm|confirma)\s*(?:\?+\s*)?$|\bis it true\b|\bes verdad\b|\byou (?:told|said)\b|\b(?:yes|si)\s*\?+\s*$/i.test(
		raw,
	);

/** "Just say right or wrong" insists on what was asked before. */
const INSISTS = /\b(?:right or wrong|yes or no|true or false|just (?:say|tell|answer)|si o no)\b/;
export const isInsisting = ({ words }: Reading): boolean => INSISTS.test(words.join(" "));
