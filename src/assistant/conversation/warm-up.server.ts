import { setTimeout as pause } from "node:timers/promises";
import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import { classifiers } from "#assistant/engine/classifiers.ts";
import { answer } from "#assistant/engine/engine.ts";
import { trainedWords } from "#assistant/engine/intents.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

const messages = ["Do I need a license?", "I like helping people"];

/** Milliseconds between two pieces of the work: who comes right after the start is served meanwhile. */
const PAUSE_MS = 100;

/**
 * Lets the assistant answer a question and a wish of its own, so that the first visitor waits no longer than the others.
 * What fails here is done again when somebody asks.
 */
export async function prepareAssistant(db: Queries, clock: Clock): Promise<void> {
	const published = await loadPublished(db, clock);
	const pieces = [
		...classifiers.map((classifier) => () => classifier.get()),
		trainedWords,
		() => knowledgeOf(published),
		...messages.map(
			(message) => () => answer({ ...published, history: [], message, now: clock() }),
		),
	];
	for (const piece of pieces) {
		piece();
		await pause(PAUSE_MS, undefined, { ref: false });
	}
}
