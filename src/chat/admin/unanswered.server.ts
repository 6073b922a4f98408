import type { UnansweredGroup, UnansweredQuery } from "#chat/admin/conversations-contract.ts";
import { periodOf } from "#chat/admin/period.ts";
import { wordsOf } from "#chat/engine/normalize.ts";
import { contentWords, stem } from "#chat/engine/search.ts";
import { topicById } from "#chat/engine/tables.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import { currentFacts } from "#facts/service.server.ts";

const LATEST = 2000;
/** How many of one conversation count, so that no visitor pushes the others out of the latest. */
const PER_CONVERSATION = 20;
const ALIKE = 0.6;
const SAME = 0.8;
const WORDINGS = 20;

type Stems = ReadonlySet<string>;

interface Wording {
	text: string;
	language: "en" | "es";
	count: number;
	intent: string;
	stems: Stems;
	lastAt: string;
	conversationId: string;
}

/**
 * The latest questions that found no answer, alike ones together, most often first. The questions
 * of current facts are left out, and so is the wish for a person.
 */
export async function unanswered(
	db: Queries,
	clock: Clock,
	query: UnansweredQuery,
): Promise<UnansweredGroup[]> {
	const answered = (await currentFacts(db, clock)).flatMap(({ question }) =>
		question ? [stemsOf(wordsOf(question))] : [],
	);
	const groups: Wording[][] = [];
	for (const wording of await wordings(db, query)) {
		if (answered.some((known) => likeness(known, wording.stems) >= SAME)) continue;
		const group = groups.find(([first]) => first && belong(first, wording));
		if (group) group.push(wording);
		else groups.push([wording]);
	}
	return groups.map(asAnswer).sort((a, b) => b.count - a.count);
}

/** Every wording once, the latest first. */
async function wordings(db: Queries, query: UnansweredQuery): Promise<Wording[]> {
	const { since, until } = periodOf(query);
	const ranked = db
		.selectFrom("chat_answers")
		.select(["id", "questionId", "intent", "language", "at", "conversationId"])
		.select((eb) =>
			eb.fn
				.agg<number>("row_number")
				.over((over) => over.partitionBy("conversationId").orderBy("id", "desc"))
				.as("rank"),
		)
		.where("outcome", "in", query.outcome ?? ["not understood", "handed over"])
		.where("intent", "not in", ["person", "contact"])
		.where("at", ">=", since)
		.where("at", "<", until);
	const rows = await db
		.selectFrom(ranked.as("a"))
		.innerJoin("chat_messages as m", "m.id", "a.questionId")
		.select(["a.intent", "a.language", "a.at", "a.conversationId", "m.content"])
		.where("a.rank", "<=", PER_CONVERSATION)
		.orderBy("a.id", "desc")
		.limit(LATEST)
		.execute();
	const found = new Map<string, Wording>();
	for (const { intent, language, at, conversationId, content } of rows) {
		const words = wordsOf(content);
		const key = words.join(" ");
		const known = found.get(key);
		if (known) known.count += 1;
		else {
			found.set(key, {
				text: content,
				language: language === "es" ? "es" : "en",
				count: 1,
				intent,
				stems: stemsOf(words),
				lastAt: at,
				conversationId,
			});
		}
	}
	return [...found.values()];
}

/** The words that carry meaning; all of them where none does. */
function stemsOf(words: string[]): Stems {
	const content = contentWords(words);
	return new Set((content.length > 0 ? content : words).map(stem));
}

/** From 0, no word in common, to 1, the same words. */
function likeness(a: Stems, b: Stems): number {
	let shared = 0;
	for (const word of a) if (b.has(word)) shared += 1;
	return (2 * shared) / (a.size + b.size || 1);
}

/** Questions about one topic are alike whatever their words; others by the words that carry meaning. */
function belong(a: Wording, b: Wording): boolean {
	if (a.intent === b.intent && topicById.has(a.intent)) return true;
	return likeness(a.stems, b.stems) >= ALIKE;
}

function asAnswer(group: Wording[]): UnansweredGroup {
	const [latest] = group as [Wording];
	const sorted = [...group].sort((a, b) => b.count - a.count);
	return {
		question: sorted[0]?.text ?? "",
		intent: latest.intent,
		count: group.reduce((sum, { count }) => sum + count, 0),
		wordings: sorted
			.slice(0, WORDINGS)
			.map(({ text, language, count }) => ({ text, language, count })),
		lastAt: latest.lastAt,
		conversationId: latest.conversationId,
	};
}
