import { type SqlBool, sql } from "kysely";
import type * as contract from "#assistant/admin/conversations-contract.ts";
import type {
	Conversation,
	ConversationFilters,
	ConversationQuery,
	ConversationRow,
} from "#assistant/admin/conversations-contract.ts";
import { forgetTaughtIn } from "#assistant/admin/taught.server.ts";
import { noConversation } from "#assistant/conversation/conversation.server.ts";
import { recordActivityBatch } from "#office/activity/record.server.ts";
import type { Call, Reply } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import type { Failure } from "#platform/api/failure.ts";
import { listReply, type Rows } from "#platform/api/list-reply.server.ts";
import { newYorkTime } from "#platform/calendar/new-york.ts";
import type { Clock, Instant } from "#platform/database/clock.ts";
import {
	type Condition,
	columnIs,
	isLike,
	isOnDays,
} from "#platform/database/conditions.server.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import { removeTracesOfErasure } from "#platform/database/erased-traces.server.ts";
import { searchPatterns } from "#platform/database/search.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const CHUNK = 200;
const EVERYTHING = 2_147_483_647;

/** Conversations with at least one question, the latest first. */
export async function listConversations(
	{ db }: Store<Queries>,
	{ query }: Call<typeof contract.listConversations>,
): Promise<Reply> {
	return listReply(await readConversations(db, query));
}

/** Reads conversations in chunks, and counts them. */
export async function readConversations(
	db: Queries,
	query: ConversationQuery,
): Promise<Rows<ConversationRow>> {
	const { limit = EVERYTHING, offset = 0 } = query;
	const matching = sql.join(conditions(query), sql` and `);
	const { rows } = await sql<{ id: string }>`
		select "conversationId" as id from chat_conversation_state t where ${matching}
		order by "lastAt" desc, "conversationId" desc limit ${limit} offset ${offset}`.execute(db);
	const counted = await sql<{ n: number }>`
		select count(*) as n from chat_conversation_state t where ${matching}`.execute(db);
	const ids = rows.map(({ id }) => id);
	const total = counted.rows[0]?.n ?? 0;
	return { total, delivered: ids.length, chunks: inChunks(db, ids) };
}

function conditions(query: ConversationQuery): Condition[] {
	const { contactId } = query;
	const answers = answerConditions(query);
	return [
		sql<SqlBool>`t.questions > 0`,
		...isOnDays("t.lastAt", query),
		...(contactId
			? [
					sql<SqlBool>`exists (select 1 from chat_callbacks c
						where c."conversationId" = t."conversationId" and c."contactId" = ${contactId})`,
				]
			: []),
		...(answers.length > 0
			? [
					sql<SqlBool>`exists (select 1 from chat_answers a
						where a."conversationId" = t."conversationId" and ${sql.join(answers, sql` and `)})`,
				]
			: []),
	];
}

/** Conditions that one answer of the conversation must meet together. */
export function answerConditions(query: ConversationFilters): Condition[] {
	const { course, q } = query;
	return [
		...(["outcome", "language", "engine", "thumb"] as const).flatMap((column) =>
			columnIs(`a.${column}`, query[column]),
		),
		...(course ? isLike("a.courses", [`%"${course.replace(/[\\%_]/g, "\\$&")}"%`]) : []),
		...isLike("a.searchText", searchPatterns(q)),
	];
}

async function* inChunks(db: Queries, ids: string[]): AsyncGenerator<ConversationRow[]> {
	for (let start = 0; start < ids.length; start += CHUNK) {
		yield await rowsOf(db, ids.slice(start, start + CHUNK));
	}
}

async function rowsOf(db: Queries, ids: string[]): Promise<ConversationRow[]> {
	const threads = await db
		.selectFrom("chat_conversation_state as t")
		.innerJoin("chat_conversations as c", "c.id", "t.conversationId")
		.select(["c.id", "c.createdAt", "t.lastAt", "t.questions", "t.language"])
		.where("c.id", "in", ids)
		.execute();
	const answers = await db
		.selectFrom("chat_answers as a")
		.innerJoin("chat_messages as m", "m.id", "a.questionId")
		.select(["a.conversationId", "a.outcome", "a.engine", "a.courses", "a.thumb", "m.content"])
		.where("a.conversationId", "in", ids)
		.orderBy("a.id")
		.execute();
	const contacts = await contactsOf(db, ids);
	const byId = new Map(threads.map((thread) => [thread.id, thread]));
	return ids.flatMap((id) => {
		const thread = byId.get(id);
		if (!thread) return [];
		const own = answers.filter(({ conversationId }) => conversationId === id);
		const count = (thumb: string) => own.filter((answer) => answer.thumb === thumb).length;
		return [
			{
				...thread,
				firstQuestion: own[0]?.content ?? "",
				outcomes: [...new Set(own.map(({ outcome }) => outcome))],
				engines: [...new Set(own.map(({ engine }) => engine))],
				courses: [...new Set(own.flatMap(({ courses }) => JSON.parse(courses)))],
				thumbs: { up: count("up"), down: count("down") },
				contacts: contacts
					.filter(({ conversationId }) => conversationId === id)
					.map(({ id, reference, name }) => ({ id, reference, name })),
			} as ConversationRow,
		];
	});
}

function contactsOf(db: Queries, ids: string[]) {
	return db
		.selectFrom("chat_callbacks as b")
		.innerJoin("contacts as c", "c.id", "b.contactId")
		.select([
			"b.conversationId",
			"c.id",
			"c.reference",
			"c.name",
			"c.personId",
			"c.createdAt as at",
			"c.consent",
		])
		.where("b.conversationId", "in", ids)
		.orderBy("c.id")
		.execute();
}

/** One conversation with every message, and how each answer came about. */
export async function getConversation(
	{ db }: Store<Queries>,
	{ params: { id } }: Call<typeof contract.getConversation>,
): Promise<Conversation | Failure> {
	const thread = await db
		.selectFrom("chat_conversation_state as t")
		.innerJoin("chat_conversations as c", "c.id", "t.conversationId")
		.select(["c.id", "c.createdAt", "t.lastAt"])
		.where("c.id", "=", id)
		.executeTakeFirst();
	if (!thread) return noConversation;
	const messages = await db
		.selectFrom("chat_messages")
		.select(["id", "content", "isUser", "createdAt"])
		.where("conversationId", "=", id)
		.orderBy("id")
		.execute();
	const answers = await db
		.selectFrom("chat_answers")
		.select(["answerId", "links", "thumb", "verdict", "intent", "source", "confidence", "outcome"])
		.select(["engine", "model", "refusals", "language", "courses", "milliseconds"])
		.where("conversationId", "=", id)
		.execute();
	const chosen = await db
		.selectFrom("taught_questions")
		.select(["id", "passage", "answerId"])
		.where("answerId", "in", [0, ...answers.map(({ answerId }) => answerId)])
		.execute();
	const taughtFor = new Map(chosen.map(({ answerId, ...taught }) => [answerId, taught]));
	const byMessage = new Map(answers.map((answer) => [answer.answerId, answer]));
	return {
		...thread,
		contacts: (await contactsOf(db, [id])).map(({ conversationId: _, ...contact }) => contact),
		messages: messages.map((message) => {
			const answer = byMessage.get(message.id);
			const taught = taughtFor.get(message.id) ?? null;
			if (!answer)
				return { ...message, record: null, links: [], thumb: null, verdict: null, taught };
			const { answerId: _, links, thumb, verdict, refusals, courses, ...record } = answer;
			return {
				...message,
				record: { ...record, refusals: JSON.parse(refusals), courses: JSON.parse(courses) },
				links: JSON.parse(links),
				thumb,
				verdict,
				taught,
			};
		}),
	} as Conversation;
}

/** Erases one conversation. Its log entry contains no personal data. */
export async function eraseConversation(
	{ db, clock }: Store,
	{ params: { id }, actor }: Call<typeof contract.eraseConversation>,
): Promise<Failure | undefined> {
	const failure = await transaction<Failure | undefined>(db, async (tx) => {
		return (await deleteConversations(tx, clock, actor, [id])) === 0 ? noConversation : undefined;
	});
	if (!failure) await removeTracesOfErasure(db);
	return failure;
}

/** Deletes conversations and what was taught from them; messages sent from them stay. @returns how many there were */
export async function deleteConversations(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	ids: readonly string[],
): Promise<number> {
	const deleted: { id: string; createdAt: Instant }[] = [];
	await forgetTaughtIn(tx, ids);
	// One at a time: each question takes some time for the search index.
	for (const id of ids) {
		const rows = await tx
			.deleteFrom("chat_conversations")
			.where("id", "=", id)
			.returning(["id", "createdAt"])
			.execute();
		deleted.push(...rows);
	}
	await recordActivityBatch(
		tx,
		clock,
		actor,
		deleted.map(({ id, createdAt }) => ({
			action: "deleted",
			kind: "conversation",
			recordId: id,
			label: `Chat from ${newYorkTime(createdAt)}`,
		})),
	);
	return deleted.length;
}
