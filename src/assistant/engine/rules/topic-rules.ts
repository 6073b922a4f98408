import { shareIn } from "#assistant/engine/classifier.ts";
import { sayPassages } from "#assistant/engine/compose.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import type { TopicFact } from "#assistant/engine/published.ts";
import { contentOf, shareOf } from "#assistant/engine/reading.ts";
import { asksForParts } from "#assistant/engine/rules/class-question.ts";
import { onlyCourse, referred, titles } from "#assistant/engine/rules/courses.ts";
import { school } from "#assistant/engine/rules/school-rules.ts";
import {
	factFor,
	factText,
	isInsisting,
	labelsOf,
	notStated,
	ownFacts,
	passagesOfFact,
	speakingOf,
	statedInText,
	TRACE,
	topicsIn,
} from "#assistant/engine/rules/topics.ts";
import { nameOf, say } from "#assistant/engine/speak.ts";
import { isTopic } from "#assistant/engine/stated-topics.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";
import { stem } from "#platform/text/stem.ts";

const SHY =
	/\b(?:ashamed|embarrass\w*|scared|afraid|nervous|worried|pena|verguenza|miedo|nervios\w*|asustad\w*)\b/;

/** Facts that the school has stated, and for the rest the way to the office. */
export const topics: Rule = (turn) => {
	const asked = topicsIn(turn.reading);
	const last = turn.state.intent;
	const wanted = isInsisting(turn.reading) && isTopic(last) ? [last] : asked;
	if (wanted.length === 0) return undefined;
	const draft = answerTopics(turn, wanted);
	const isMore =
		turn.reading.clauses.length > 1 &&
		["schedule", "online", "location", "register", "weekend"].some(
			(intent) =>
				shareOf(turn.reading, intent) >= 0.5 && shareIn(turn.reading.guesses, intent) >= TRACE,
		);
	// Who is too young is not told how to register.
	const isRefused = wanted.includes("age") && draft.text.startsWith(say(turn, "lead_no"));
	const more = isMore && !isRefused ? school(turn) : undefined;
	if (!more) return draft;
	const place = say(turn, "location");
	const own = more.text.includes(place) ? draft.text.replace(`${place} `, "") : draft.text;
	// Whoever may be too young reads that first.
	const parts = wanted.includes("age") ? [own, more.text] : [more.text, own];
	return { ...draft, text: parts.join(" ") };
};

type Said = { text: string; passages: Passage[] };

const REQUIRES =
	/^(?:need\w*|must|requir\w*|requisit\w*|prerequisit\w*|necesit\w*|bring|llevar|traer|documents?|documentos?|papers?|papel\w*|pide\w*|enroll\w*|regist\w*|inscri\w*|apply|admission\w*|join|start|begin|enter|entrar|empezar|class\w*|course\w*|program\w*|cursos?|clases?|entry|basic|minimum|minimos?|exactly|students?|estudiar|study|eligib\w*|high|school|secundaria|escuela)$/;

/** Whether a message asks for more than what is required: "do I need good math", which a list of papers does not answer. */
function asksBeyond({ reading }: Turn, { answer }: TopicFact): boolean {
	const stated = new Set(wordsOf(answer).map(stem));
	return contentOf(reading).some((word) => !REQUIRES.test(word) && !stated.has(stem(word)));
}

/** What is said on one topic: the course's own fact, its text, the school's fact, or nothing. */
function statedOn(turn: Turn, topic: string): Said | undefined {
	const courses = referred(turn);
	const own = courses.length > 1 ? ownFacts(turn, topic, courses) : [];
	if (own.length > 0)
		return {
			text: own.map(({ text }) => text).join("\n"),
			passages: own.flatMap(({ fact }) => passagesOfFact(turn, fact)),
		};
	const only = onlyCourse(turn)?.slug;
	const stated = factFor(turn, topic, only);
	// "Are the books included?" asks for the parts of a price, not for what the whole school wears.
	const fees = stated?.course ? undefined : feesFor(turn, topic);
	const shots = shotsFor(turn, topic, only);
	const fact = fees ?? stated ?? shots;
	const passage = fact?.course ? undefined : statedInText(turn, topic, only);
	if (passage) return { text: sayPassages(turn, [passage]), passages: [passage] };
	if (!fact) return spoken(turn, topic, only);
	const lead = topic === "age" ? ageLead(turn, fact.answer) : "";
	const isOpen = topic === "age" && lead !== say(turn, "lead_yes");
	const isPart = topic === "requirements" && asksBeyond(turn, fact);
	const more = isOpen || isPart || fact === shots ? say(turn, "ask_page") : "";
	const isRefused = lead === say(turn, "lead_no");
	const noLimit = topic === "age" && !isRefused && isOfLimit(turn) ? say(turn, "age_no_limit") : "";
	const byCash =
		topic === "payment_plan" && asksForMethod(turn) && !METHODS.test(fact.answer.toLowerCase())
			? say(turn, "methods_unknown")
			: "";
	return {
		text: [lead, noLimit, factText(turn, fact), more, byCash].filter(Boolean).join(" "),
		passages: passagesOfFact(turn, fact),
	};
}

/** How one pays, whatever the plan is. */
const METHODS = /\b(?:cash|(?:credit|debit)? ?cards?|zelle|venmo|efectivo|tarjetas?|cheques?)\b/;
const asksForMethod = ({ reading }: Turn): boolean => METHODS.test(reading.words.join(" "));

const SHOTS = /\b(?:shots?|vaccin\w*|vax|immuni[sz]\w*|vacun\w*|cartilla|inmuniz\w*)\b/i;

/** What one brings to start may name the record of shots, where nothing else is stated of them. */
function shotsFor(turn: Turn, topic: string, course: string | undefined): TopicFact | undefined {
	if (topic !== "health_rules" || !SHOTS.test(turn.reading.words.join(" "))) return undefined;
	const fact = factFor(turn, "requirements", course);
	return fact && SHOTS.test(fact.answer) ? fact : undefined;
}

/** "Are books included?": where nothing is stated of them, what the price of a class is made of. */
function feesFor(turn: Turn, topic: string): TopicFact | undefined {
	const course = onlyCourse(turn);
	const hasFees = turn.knowledge.classes.some(
		({ courseId, fees }) => courseId === course?.id && fees.length > 0,
	);
	return topic === "supplies" && hasFees && asksForParts(turn)
		? factFor(turn, "price", course?.slug)
		: undefined;
}

/** "Am I too old at 58" asks the other way round. */
const TURNED_AROUND =
	/\b(?:too|demasiado|muy|limit|limite|maximum|maximo|problem|problema|not|no|dont|cant|until|hasta)\b/;
/** "I am 16", "a 45 year old", "tiene 17 años"; "do I have to be 21" and "I have 15 years of work" tell no age. */
const TELLS_AGE =
	/\b(?:i|im|am|is|are|hes|shes|turn(?:s|ing|ed)?|cumpl[eo]|at|tiene|tengo|con|de) \d{2}\b(?! (?:years?|anos) (?:of|de|in|exp\w+)\b| (?!years|anos|is)\w+s\b)|\b\d{2} (?:(?:years?|yrs?) olds?|yo)\b/;
const LEAST_AGE =
	/\b(?:at least|minimum age(?: is| of)?|must be|from(?: age)?) \d{2}\b|\b\d{2}(?: years)?(?: old)?(?:\+| (?:or|and) (?:older|over|up)\b)/i;

/** The one number of two digits in a text, if it stands where the pattern looks for it. */
function onlyNumber(text: string, pattern: RegExp): number | undefined {
	const numbers = new Set(text.match(/\b\d{2}\b/g));
	return numbers.size === 1 && pattern.test(text) ? Number([...numbers][0]) : undefined;
}

/** Yes or no, where somebody's age is told and the fact states the least one. */
function ageLead(turn: Turn, answer: string): string {
	const message = turn.reading.words.join(" ");
	const told = onlyNumber(message, TELLS_AGE);
	const least = onlyNumber(answer, LEAST_AGE);
	if (told === undefined || least === undefined || TURNED_AROUND.test(message)) return "";
	// Who "turns 18 in March" is not 18.
	if (told === least) return "";
	return say(turn, told > least ? "lead_yes" : "lead_no");
}

/** "Am I too old at 58", "is there an age limit", "until what age". */
const OF_LIMIT =
	/\b(?:too (?:old|late)|oldest|(?:age|upper) limit|max(?:imum)?|until what age|(?:muy|demasiado) (?:viej[oa]|mayor|grande|tarde)|limite|maxim[oa]|hasta que edad)\b/;
/** What a fact that states a highest age may say, in figures or words. */
const MAY_STATE_LIMIT =
	/\b(?:under|below|until|up to|to|between|limit\w*|oldest|no older|max\w*|above|over|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i;

/** Whether the highest age is asked for, and every fact on age states the least one alone. */
function isOfLimit(turn: Turn): boolean {
	if (!OF_LIMIT.test(turn.reading.words.join(" "))) return false;
	const facts = turn.knowledge.facts.get("age") ?? [];
	return facts.every(
		({ answer }) =>
			onlyNumber(answer, LEAST_AGE) !== undefined &&
			!MAY_STATE_LIMIT.test(answer.replace(LEAST_AGE, "")),
	);
}

/** What speaks of a topic: quoted for one course, by the names of the pages for several. */
function spoken(turn: Turn, topic: string, course: string | undefined): Said | undefined {
	const passages = speakingOf(turn, topic, course);
	const slugs = [...new Set(passages.flatMap(({ course: slug }) => slug ?? []))];
	const [first] = passages;
	if (!first) return undefined;
	const ask = say(turn, "ask_page");
	if (slugs.length < 2) return { text: `${sayPassages(turn, [first])} ${ask}`, passages: [first] };
	const all = turn.knowledge.courses;
	const id = slugs.length * 2 > all.size ? "most_speak" : "some_speak";
	const named = slugs.flatMap((slug) => all.get(slug) ?? []);
	const what = labelsOf(turn, [topic]);
	return { text: say(turn, id, { titles: titles(turn, named), what }), passages: [] };
}

/** Facts on topics, and for what nobody stated the way to the office. */
export function answerTopics(turn: Turn, wanted: readonly string[]): Draft {
	const { courses } = turn.reference;
	const stated = wanted.map((topic) => ({ topic, said: statedOn(turn, topic) }));
	const said = stated.flatMap(({ said }) => said ?? []);
	const unsaid = stated.flatMap(({ topic, said }) => (said ? [] : [topic]));
	// When classes start is no gap where some have dates.
	const hasDates = turn.knowledge.classes.length > 0 && unsaid.includes("start_dates");
	const missing = unsaid.filter((topic) => !(hasDates && topic === "start_dates"));
	const parts = [
		...(SHY.test(turn.reading.words.join(" ")) ? [say(turn, "nervous")] : []),
		...new Set(said.map(({ text }) => text)),
	];
	if (hasDates) parts.push(say(turn, "classes_more", { part: "" }));
	if (missing.length > 0)
		parts.push(said.length > 0 ? alsoUnknown(turn, missing) : notStated(turn, missing));
	const text = parts.join(" ");
	const needsOffice = (["ask_page", "reach"] as const).some((id) => text.includes(say(turn, id)));
	return {
		text:
			turn.previous === text ? repeated(turn, wanted, said.length > 0 ? text : undefined) : text,
		intent: wanted[0] ?? "other",
		courses: courses.length === 1 ? courses : [],
		outcome: missing.length > 0 || needsOffice ? "handed over" : "answered",
		source: said.length > 0 ? "fact" : "template",
		isCertain: true,
		passages: said.flatMap(({ passages }) => passages),
	};
}

/** The same fact for another course, or the same gap in other words. */
function repeated(turn: Turn, wanted: readonly string[], text: string | undefined): string {
	const [slug] = turn.reference.courses;
	const course = slug === undefined ? undefined : turn.knowledge.courses.get(slug);
	if (!text) return notStated(turn, wanted);
	const isOfSchool = wanted.every((topic) => factFor(turn, topic, slug)?.topic === topic);
	const isOfOther = course && isOfSchool && !turn.state.courses.includes(course.slug);
	return isOfOther ? say(turn, "same_for", { title: nameOf(turn, course), answer: text }) : text;
}

const alsoUnknown = (turn: Turn, topics: readonly string[]): string =>
	say(turn, "also_unknown", { what: labelsOf(turn, topics), for: "" });
