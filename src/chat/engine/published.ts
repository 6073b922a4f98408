import { createHash } from "node:crypto";
import { mentionsIn, type Named, nameBookOf } from "#chat/engine/catalog-names.ts";
import { intentsOf } from "#chat/engine/intents.ts";
import { wordsOf } from "#chat/engine/normalize.ts";
import { passagesOf } from "#chat/engine/passages.ts";
import type { PhraseBook } from "#chat/engine/phrases.ts";
import { PassageIndex } from "#chat/engine/retrieval.ts";
import type { Spelling } from "#chat/engine/spelling.ts";
import { spellingFor } from "#chat/engine/spelling.ts";
import type { Course, Fact, Published, School } from "#chat/engine/types.ts";

/** A fact that the assistant says for a topic: stated for it, or a free question that plainly asks for it. */
export type TopicFact = Fact & { course: string | undefined };

/** Everything that is worked out from what the school publishes now. */
export type Knowledge = {
	school: School;
	courses: ReadonlyMap<string, Course>;
	names: PhraseBook<Named>;
	index: PassageIndex;
	spelling: Spelling;
	/** Facts by what they answer. */
	facts: ReadonlyMap<string, readonly TopicFact[]>;
	/** Facts with a question of their own that asks for no known topic. */
	freeFacts: readonly TopicFact[];
};

/** A free question ("Are there evening classes?") answers the intent that it surely asks for. */
const SURE = 0.5;

/** Facts by the intent that they answer, and those that answer their own question alone. */
function sorted(
	published: Published,
	names: PhraseBook<Named>,
): Pick<Knowledge, "facts" | "freeFacts"> {
	const facts = new Map<string, TopicFact[]>();
	const freeFacts: TopicFact[] = [];
	for (const fact of published.facts) {
		const course = published.catalog.find(({ id }) => id === fact.courseId)?.slug;
		let intent = fact.topic;
		if (intent === "other") {
			const words = wordsOf(fact.question ?? "");
			const [first] = intentsOf(words, mentionsIn(words, names));
			if (!first || first.share < SURE || first.label === "other_practical") {
				freeFacts.push({ ...fact, course });
				continue;
			}
			intent = first.label;
		}
		facts.set(intent, [...(facts.get(intent) ?? []), { ...fact, course }]);
	}
	return { facts, freeFacts };
}

function build(published: Published): Knowledge {
	const names = nameBookOf(published.catalog);
	const passages = passagesOf(published);
	return {
		school: published.school,
		courses: new Map(published.catalog.map((course) => [course.slug, course])),
		names,
		index: new PassageIndex(passages),
		spelling: spellingFor(names, passages),
		...sorted(published, names),
	};
}

/** What was read once and is unchanged is not hashed again. */
const latest = new WeakMap<
	Published["facts"],
	{ catalog: Published["catalog"]; school: School; knowledge: Knowledge }
>();
const cache = new Map<string, Knowledge>();
const KEPT = 4;

/**
 * The knowledge of what is published. Kept by a hash of all of it: a change counts in the next answer on every instance, and the
 * cache has no influence on an answer.
 */
export function knowledgeOf({ catalog, school, facts }: Published): Knowledge {
	const same = latest.get(facts);
	if (same?.catalog === catalog && same.school === school) return same.knowledge;
	const knowledge = knowledgeByHash({ catalog, school, facts });
	latest.set(facts, { catalog, school, knowledge });
	return knowledge;
}

function knowledgeByHash({ catalog, school, facts }: Published): Knowledge {
	const key = createHash("sha256")
		.update(JSON.stringify([catalog, school, facts]))
		.digest("base64");
	const cached = cache.get(key);
	if (cached) return cached;
	const fresh = build({ catalog, school, facts });
	if (cache.size >= KEPT) cache.delete(cache.keys().next().value as string);
	cache.set(key, fresh);
	return fresh;
}
