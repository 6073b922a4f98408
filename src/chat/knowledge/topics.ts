import type { Bilingual } from "#chat/engine/types.ts";
import { entryTopics } from "#chat/knowledge/topics-entry.ts";
import { moneyTopics } from "#chat/knowledge/topics-money.ts";
import { schoolTopics } from "#chat/knowledge/topics-school.ts";
import { timeTopics } from "#chat/knowledge/topics-time.ts";

/**
 * What only the school can say: price, length, dates, requirements ... Nothing about it is ever guessed. The answer names the topic
 * and hands over, unless the school has stated it (settings) or the course text does (`quote` finds such a sentence).
 * `label` completes "I don't have ..."; `note` is a fact of the site that may be said as well.
 */
export type Topic = {
	id: string;
	label: Bilingual;
	note?: Bilingual;
	quote?: RegExp;
	phrases: { sure?: string; likely?: string; hint?: string };
};

export const topics: Topic[] = [...moneyTopics, ...timeTopics, ...entryTopics, ...schoolTopics];
