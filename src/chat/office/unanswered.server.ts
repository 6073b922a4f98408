import { wordsOf } from "#chat/engine/normalise.ts";
import { contentWords, stem } from "#chat/engine/search.ts";
import { topicById } from "#chat/engine/tables.ts";
import { taughtFor } from "#chat/engine/taught.ts";
import type { UnansweredGroup, UnansweredQuery } from "#chat/office/conversations-contract.ts";
import { periodOf } from "#chat/office/period.ts";
import { activeTaughtAnswers } from "#chat/taught.server.ts";
import type { Queries } from "#database/database.server.ts";

const LATEST = 2000;
const ALIKE = 0.6;
const WORDINGS = 20;

type Wording = UnansweredGroup["wordings"][number];

interface Group {
	intent: string;
	stems: Set<string>;
	wordings: Map<string, Wording>;
	count: number;
	lastAt: string;
	conversationId: string;
}

/**
 * The latest questions that found no answer, alike ones together, most often first. What has been
 * taught since is left out, and so is the wish for a person.
 */
export async function unanswered(db: Queries, query: UnansweredQuery): Promise<UnansweredGroup[]> {
	const { since, until } = periodOf(query);
	const rows = await db
		.selectFrom("chat_answers as a")
		.innerJoin("chat_messages as m", "m.id", "a.questionId")
		.select(["a.intent", "a.language", "a.at", "a.conversationId", "m.content"])
		.where("a.outcome", "in", query.outcome ?? ["not understood", "handed over"])
		.where("a.intent", "not in", ["person", "contact"])
		.where("a.at", ">=", since)
		.where("a.at", "<", until)
		.orderBy("a.id", "desc")
		.limit(LATEST)
		.execute();
	const taught = await activeTaughtAnswers(db);
	const groups: Group[] = [];
	for (const { intent, language, at, conversationId, content } of rows) {
		const words = wordsOf(content);
		if (taughtFor(words, taught)) continue;
		const stems = new Set((contentWords(words).length > 0 ? contentWords(words) : words).map(stem));
		let group = groups.find((known) => belongs(known, intent, stems));
		if (!group) {
			group = { intent, stems, wordings: new Map(), count: 0, lastAt: at, conversationId };
			groups.push(group);
		}
		group.count += 1;
		const key = words.join(" ");
		const wording = group.wordings.get(key);
		if (wording) wording.count += 1;
		else group.wordings.set(key, { text: content, language: language as "en" | "es", count: 1 });
	}
	return groups.sort((a, b) => b.count - a.count).map(asAnswer);
}

/** Questions about one topic are alike whatever their words; others by the words that carry meaning. */
function belongs(group: Group, intent: string, stems: Set<string>): boolean {
	if (group.intent === intent && topicById.has(intent)) return true;
	const shared = [...stems].filter((word) => group.stems.has(word)).length;
	return (2 * shared) / (stems.size + group.stems.size || 1) >= ALIKE;
}

function asAnswer({ intent, wordings, count, lastAt, conversationId }: Group): UnansweredGroup {
	const sorted = [...wordings.values()].sort((a, b) => b.count - a.count);
	return {
		question: sorted[0]?.text ?? "",
		intent,
		count,
		wordings: sorted.slice(0, WORDINGS),
		lastAt,
		conversationId,
	};
}
