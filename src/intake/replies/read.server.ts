import { sql } from "kysely";
import type {
	RepliedRecord,
	RepliesContract,
	Reply,
	ReplyContext,
} from "#intake/replies/contract.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** What the endpoints of replies are about. */
export type KindOfReplies = Pick<RepliedRecord, "kind">;

/** A registration or message as a reply needs it. */
export interface Addressee extends Omit<ReplyContext, "lastReply"> {
	personId: number | null;
	/** Of a message. */
	answerState: string | null;
}

const notFound: Readonly<Record<RepliedRecord["kind"], Failure>> = {
	registration: new Failure("notFound", "Registration not found."),
	contact: new Failure("notFound", "Message not found."),
};

/** Reads who gets a reply. @param isLocked until the end of the transaction */
export async function addresseeOf(db: Queries, { kind, id }: RepliedRecord, isLocked = false) {
	const row =
		kind === "registration"
			? await db
					.selectFrom("registrations")
					.select(["fullName as name", "email as recipient", "reference", "language"])
					.select(["courseId", "personId"])
					.select([sql<null>`null`.as("subject"), sql<null>`null`.as("answerState")])
					.where("id", "=", id)
					.$if(isLocked, (query) => query.forUpdate())
					.executeTakeFirst()
			: await db
					.selectFrom("contacts")
					.select(["name", "email as recipient", "reference", "language"])
					.select(["courseId", "personId", "subject", "answerState"])
					.where("id", "=", id)
					.$if(isLocked, (query) => query.forUpdate())
					.executeTakeFirst();
	return row ?? notFound[kind];
}

/** Returns what a reply to a record begins with. */
export async function getReplyContext(
	{ db, kind }: KindOfReplies & { db: Queries },
	{ params: { id } }: Call<RepliesContract["getReplyContext"]>,
): Promise<ReplyContext | Failure> {
	const addressee = await addresseeOf(db, { kind, id });
	if (addressee instanceof Failure) return addressee;
	const { personId, answerState: _, ...shown } = addressee;
	const last = await lastReplyTo(db, personId);
	return { ...shown, lastReply: last && { id: last.id, at: last.at, username: last.username } };
}

/** Returns the last reply to a person, about any of their records. */
export async function lastReplyTo(db: Queries, personId: number | null): Promise<Reply | null> {
	const [last] = personId === null ? [] : await repliesTo(db, personId, 1);
	return last ?? null;
}

/** Lists the newest replies to a person, newest first. */
export async function repliesTo(db: Queries, personId: number, limit: number): Promise<Reply[]> {
	const rows = await selectReplies(db)
		.where((eb) =>
			eb.or([
				eb(
					"replies.registrationId",
					"in",
					eb.selectFrom("registrations").select("id").where("personId", "=", personId),
				),
				eb(
					"replies.contactId",
					"in",
					eb.selectFrom("contacts").select("id").where("personId", "=", personId),
				),
			]),
		)
		.orderBy("replies.id", "desc")
		.limit(limit)
		.execute();
	return rows.map(withEmail);
}

/** Reads a reply; undefined if its record was erased. */
export async function replyById(db: Queries, id: number): Promise<Reply | undefined> {
	const row = await selectReplies(db).where("replies.id", "=", id).executeTakeFirst();
	return row && withEmail(row);
}

const selectReplies = (db: Queries) =>
	db
		.selectFrom("replies")
		.leftJoin("emails", "emails.id", "replies.emailId")
		.select(["replies.id", "replies.at", "replies.username", "replies.recipient"])
		.select(["replies.subject", "replies.text", "replies.channel"])
		.select(["emails.id as emailId", "emails.status"]);

type Row = Awaited<ReturnType<ReturnType<typeof selectReplies>["execute"]>>[number];

const withEmail = ({ emailId, status, ...shown }: Row): Reply => ({
	...shown,
	email: emailId !== null && status !== null ? { id: emailId, status } : null,
});
