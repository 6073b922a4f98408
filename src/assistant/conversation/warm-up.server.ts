import { setTimeout as pause } from "node:timers/promises";
import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import { askedSentences } from "#assistant/engine/asked.ts";
import { askedStatements } from "#assistant/engine/asked-of-pages.ts";
import { sentenceAspects } from "#assistant/engine/aspects.ts";
import { answer } from "#assistant/engine/engine.ts";
import { questionIntents, trainedWords } from "#assistant/engine/intents.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { wantedPrograms } from "#assistant/engine/wanted.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

const learnt = [askedSentences, questionIntents, askedStatements, wantedPrograms, sentenceAspects];
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
		...learnt.map((classifier) => () => classifier.get()),
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
