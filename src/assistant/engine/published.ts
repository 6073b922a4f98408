import { statementAskedBy } from "#assistant/engine/asked-of-pages.ts";
import {
	type Mentions,
	mentionsIn,
	type Named,
	nameBookOf,
} from "#assistant/engine/catalog-names.ts";
import { intentsOf } from "#assistant/engine/intents.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { pageStatements } from "#assistant/engine/page-statements.ts";
import { passagesOf } from "#assistant/engine/passages.ts";
import type { PhraseBook } from "#assistant/engine/phrases.ts";
import { PassageIndex } from "#assistant/engine/retrieval.ts";
import { contentOfQuestion, isGeneral } from "#assistant/engine/same-question.ts";
import { aboutPassages, sitePassages } from "#assistant/engine/site-passages.ts";
import { type SpanishOf, spanishFor } from "#assistant/engine/spanish-slices.ts";
import { type Spelling, spellingFor } from "#assistant/engine/spelling.ts";
import { isTopic } from "#assistant/engine/stated-topics.ts";
import { type Taught, taughtOf } from "#assistant/engine/taught.ts";
import type { Course, Fact, Passage, Published, School } from "#assistant/knowledge/types.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";

/** A fact that is said for a topic, and the course that it holds for; none for the whole school. */
export type TopicFact = Fact & { course: string | undefined };

/** A fact with a question of its own: what that asks and is about, and the courses that it names or is stated for. */
export type FreeFact = Fact & {
	asks: ReadonlySet<string>;
	about: ReadonlySet<string>;
	/** What the question surely asks for, as the next question may ("and for EKG?"); else `other`. */
	intent: string;
};

/** A question ("Are there evening classes?") surely asks for an intent from here on. */
const SURE = 0.5;

function intentOf(words: readonly string[], mentions: Mentions): string {
	const [first] = intentsOf(words, mentions);
	return first && first.share >= SURE && first.label !== "other_practical" ? first.label : "other";
}

/** Everything that is worked out from what the school publishes now. */
export type Knowledge = {
	school: School;
	courses: ReadonlyMap<string, Course>;
	names: PhraseBook<Named>;
	index: PassageIndex;
	/** Sentences of the About page and of the home page, which are said where they speak of a topic. */
	about: readonly Passage[];
	site: readonly Passage[];
	/** Sentences of all pages beside the programs, which are said to whoever mostly asks for one of them. */
	pages: readonly Passage[];
	spelling: Spelling;
	/** Facts by what they are asked for; those on a topic before questions, and of a course before the school. */
	facts: ReadonlyMap<string, readonly TopicFact[]>;
	/** Facts with a question of their own, those of courses first. */
	freeFacts: readonly FreeFact[];
	spanishOf: SpanishOf;
	/** Questions whose answer the office chose. */
	taught: readonly Taught[];
	/** The classes that one can register for, the next first. */
	classes: readonly PublicClass[];
};

/**
 * Facts by their topic, also those whose question asks for nothing but a topic ("How old do I have to be?"), and the others,
 * which answer their own question alone. A course that a question names binds its fact.
 */
function sorted(
	{ facts, catalog }: Published,
	names: PhraseBook<Named>,
): Pick<Knowledge, "facts" | "freeFacts"> {
	const onTopics = new Map<string, TopicFact[]>();
	const freeFacts: FreeFact[] = [];
	for (const fact of facts) {
		const words = wordsOf(fact.question ?? "");
		const mentions = mentionsIn(words, names);
		const own = catalog.find(({ id }) => id === fact.courseId)?.slug;
		if (fact.courseId !== null && !own) continue;
		let { topic } = fact;
		if (topic === "other") {
			const intent = intentOf(words, mentions);
			const asks = contentOfQuestion(words, mentions);
			if (!isGeneral(asks) || !isTopic(intent)) {
				const about = new Set([...mentions.courses, ...(own ? [own] : [])]);
				freeFacts.push({ ...fact, asks, about, intent });
				continue;
			}
			topic = intent;
		}
		const bound = own || mentions.courses.length === 0 ? [own] : mentions.courses;
		const others = onTopics.get(topic) ?? [];
		onTopics.set(topic, [...others, ...bound.map((course) => ({ ...fact, course }))]);
	}
	const rank = ({ topic, courseId }: Fact) =>
		Number(topic === "other") * 2 + Number(courseId === null);
	for (const list of onTopics.values()) list.sort((a, b) => rank(a) - rank(b));
	freeFacts.sort((a, b) => b.about.size - a.about.size);
	return { facts: onTopics, freeFacts };
}

function build(published: Published): Knowledge {
	const names = nameBookOf(published.catalog);
	const passages = passagesOf(published);
	const { texts, kept } = published;
	const statements = pageStatements(texts, kept);
	const spanishOf = spanishFor([...statements.inSpanish, ...(published.spanish ?? [])]);
	const about = aboutPassages(texts);
	// A fact of the whole school that answers the same question stands for the statement.
	const stated = new Set(
		published.facts.map(
			({ question, courseId }) =>
				question && courseId === null && statementAskedBy(wordsOf(question)),
		),
	);
	const pages = statements.pages.filter(({ id }) => !stated.has(id));
	const spelling = spellingFor(names, passages);
	return {
		school: published.school,
		courses: new Map(published.catalog.map((course) => [course.slug, course])),
		names,
		index: new PassageIndex(passages, spanishOf),
		spanishOf,
		about,
		site: sitePassages(texts),
		pages,
		spelling,
		...sorted(published, names),
		taught: taughtOf(published, { names, spelling, passages, beside: [...about, ...pages] }),
		classes: openClasses(published.classes ?? []),
	};
}

const known = new WeakMap<Published["facts"], { of: readonly unknown[]; knowledge: Knowledge }>();

/** The knowledge of what is published, worked out once: whoever reads that again gets the same arrays until it changes. */
export function knowledgeOf(published: Published): Knowledge {
	const { catalog, school, facts, texts, spanish, taught, classes, kept } = published;
	const of = [catalog, school, texts, spanish, taught, classes, kept];
	const before = known.get(facts);
	if (before?.of.every((part, at) => part === of[at])) return before.knowledge;
	const knowledge = build(published);
	known.set(facts, { of, knowledge });
	return knowledge;
}
