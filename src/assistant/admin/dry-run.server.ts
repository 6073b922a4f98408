import type * as contract from "#assistant/admin/dry-run-contract.ts";
import type * as preview from "#assistant/admin/preview-contract.ts";
import { loadPublished } from "#assistant/conversation/answer-context.server.ts";
import { type ChatStore, replyOf } from "#assistant/conversation/answer-message.server.ts";
import { mentionsIn } from "#assistant/engine/catalog-names.ts";
import { answer } from "#assistant/engine/engine.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import type { Published } from "#assistant/knowledge/types.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { type FactDraft, publicFactsWith } from "#school/facts/draft.server.ts";

// The only file of the admin area that calls the engine.

/** Answers a message as for a visitor, by the model if it is used for visitors, and stores nothing. */
export async function dryRunMessage(
	{ db, clock, model }: ChatStore,
	{ body: { message, conversation } }: Call<typeof contract.dryRunMessage>,
) {
	const arrived = performance.now();
	const question = { ...(await loadPublished(db, clock)), message, now: clock() };
	const isWithinCaps = async () => true;
	return replyOf(model, { question, conversation, arrived, isWithinCaps });
}

/** How the built-in assistant answers the first question of a conversation. */
type Assistant = (message: string) => ReturnType<typeof answer>;

/** The built-in assistant as it answers now. */
export async function builtInAssistant(db: Queries, clock: Clock): Promise<Assistant> {
	return assistantOf(await loadPublished(db, clock), clock());
}

/** The built-in assistant as it would answer if a draft fact were saved. */
export async function assistantWith(
	db: Queries,
	clock: Clock,
	draft: FactDraft,
): Promise<Assistant> {
	const facts = await publicFactsWith(db, clock, draft);
	return assistantOf(await loadPublished(db, clock, facts), clock());
}

const assistantOf =
	(published: Published, now: Date): Assistant =>
	(message) =>
		answer({ ...published, history: [], message, now });

/** The ids of the courses that a question names; a fact of the whole school with it is said for these alone. */
export async function listNamedCourses(
	{ db, clock }: Store<Queries>,
	{ query: { question } }: Call<typeof preview.listNamedCourses>,
): Promise<number[]> {
	const published = await loadPublished(db, clock);
	const { courses } = mentionsIn(wordsOf(question), knowledgeOf(published).names);
	return published.catalog.flatMap(({ id, slug }) => (courses.includes(slug) ? [id] : []));
}
