import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import { answer } from "#assistant/engine/engine.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/**
 * Lets the assistant answer a question and a wish of its own, so that the first visitor waits no longer than the others.
 * What fails here is done again when somebody asks.
 */
export async function prepareAssistant(db: Queries, clock: Clock): Promise<void> {
	const published = await loadPublished(db, clock);
	for (const message of ["Do I need a license?", "I like helping people"])
		answer({ ...published, history: [], message, now: clock() });
}
