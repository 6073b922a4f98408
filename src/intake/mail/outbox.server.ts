import {
	type Expression,
	type ExpressionBuilder,
	type RawBuilder,
	type SqlBool,
	sql,
} from "kysely";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Database, Queries, Tx } from "#platform/database/database.server.ts";
import type { EmailRow, SubmittedKind, Tables } from "#platform/database/tables.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

/**
 * Milliseconds for which an instance has an email to itself. Longer than sending takes: after a crash
 * another instance sends it again, with the same Message-ID.
 */
export const LEASE_MS = 90_000;

/** The statuses of emails that can still leave, by themselves or when the office retries them. */
export const notSent = ["waiting", "unsent", "held", "failed"] as const;

/**
 * The statuses of emails that are compared with what is so. Of those that are `unsent`, without a mail server, there may be
 * tens of thousands: one that the office asks for waits, and is compared before it leaves.
 */
export const compared = ["waiting", "held", "failed"] as const;

/** Returns the condition of emails that no instance is sending. */
export const isUnclaimed = (now: Instant) => (is: ExpressionBuilder<Tables, "emails">) =>
	is.or([is("claimedUntil", "is", null), is("claimedUntil", "<=", now)]);

/** Returns the condition of emails and replies about any of these records. */
export const isAboutAny = ({ registration, contact }: Record<SubmittedKind, readonly number[]>) =>
	sql<SqlBool>`("registrationId" in (${sql.join([0, ...registration])})
		or "contactId" in (${sql.join([0, ...contact])}))`;

/**
 * Returns the id of the email that has been due the longest at a moment, and that no instance is sending.
 * @param isSample whether the school’s address is the sample, so that emails to it stay
 */
export const dueEmail = (db: Queries, clock: Clock, due: Instant, isSample: boolean) =>
	db
		.selectFrom("emails")
		.select("id")
		.where("status", "=", "waiting")
		.where("nextAttemptAt", "<=", due)
		.where(isUnclaimed(instantFrom(clock)))
		.$if(isSample, (query) => query.where("recipient", "is not", null))
		.orderBy("nextAttemptAt")
		.orderBy("id")
		.limit(1)
		.forUpdate()
		.skipLocked();

/**
 * Claims the {@link dueEmail}; no other instance gets it before the lease ends.
 * @returns undefined when none is due
 */
export async function claimEmail(db: Queries, clock: Clock, due: Instant, isSample: boolean) {
	const now = instantFrom(clock);
	return db
		.updateTable("emails")
		.set({
			claimedUntil: instantFrom(clock, LEASE_MS),
			firstAttemptAt: sql`coalesce("firstAttemptAt", ${now})`,
		})
		.where("id", "=", dueEmail(db, clock, due, isSample))
		.returningAll()
		.executeTakeFirst();
}

/**
 * Returns whether an instance is sending an email about one of these records. They are locked, so that none is
 * claimed before the transaction ends.
 */
export async function isBeingSent(
	tx: Tx,
	clock: Clock,
	ids: Record<SubmittedKind, readonly number[]>,
): Promise<boolean> {
	const emails = await tx
		.selectFrom("emails")
		.select(["status", "claimedUntil"])
		.where(isAboutAny(ids))
		.orderBy("id")
		.forUpdate()
		.execute();
	const now = instantFrom(clock);
	return emails.some(
		({ status, claimedUntil }) =>
			status === "waiting" && claimedUntil !== null && claimedUntil > now,
	);
}

/**
 * Records that the mail server accepted an email, no matter who has claimed it by now or whether its address was
 * corrected meanwhile: the row says where it went.
 */
export async function settleSent(db: Queries, clock: Clock, email: EmailRow): Promise<void> {
	const { id, recipient, replyTo, subject, textBody, htmlBody, searchText } = email;
	await db
		.updateTable("emails")
		.set({
			recipient,
			replyTo,
			subject,
			textBody,
			htmlBody,
			searchText,
			status: "sent",
			sentAt: instantFrom(clock),
			attempts: sql`attempts + 1`,
			holdReason: null,
			failure: null,
			claimedUntil: null,
			version: sql`version + 1`,
		})
		.where("id", "=", id)
		.execute();
}

interface FailedAttempt {
	/** In a sentence. */
	failure: string;
	/** Null to give up. */
	nextAttemptAt: Date | null;
	/** Whether it counts as an attempt of this email; failures of the mail server don’t. */
	isCounted: boolean;
}

/**
 * Records a failed attempt, unless the email was claimed again or its status changed. One whose address was corrected
 * meanwhile stays due: the failure says nothing about the new address.
 */
export async function settleFailed(
	db: Queries,
	email: EmailRow,
	{ failure, nextAttemptAt, isCounted }: FailedAttempt,
): Promise<void> {
	const { id, claimedUntil, recipient } = email;
	const { numUpdatedRows } = await db
		.updateTable("emails")
		.set({
			failure,
			...(nextAttemptAt
				? { nextAttemptAt: nextAttemptAt.toISOString() }
				: { status: "failed" as const }),
			...(isCounted ? { attempts: sql<number>`attempts + 1` } : {}),
			claimedUntil: null,
			version: sql`version + 1`,
		})
		.where("id", "=", id)
		.where("status", "=", "waiting")
		.where("claimedUntil", "=", claimedUntil)
		.where("recipient", "is not distinct from", recipient)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) await releaseEmail(db, email);
}

/** Releases an email that was claimed and not sent. */
export async function releaseEmail(db: Queries, { id, claimedUntil }: EmailRow): Promise<void> {
	await db
		.updateTable("emails")
		.set({ claimedUntil: null })
		.where("id", "=", id)
		.where("claimedUntil", "=", claimedUntil)
		.execute();
}

/** Marks waiting emails as not sent, because no mail server is configured. @returns their ids */
export async function markUnsent(db: Queries, clock: Clock): Promise<number[]> {
	const rows = await db
		.updateTable("emails")
		.set({ status: "unsent", version: sql`version + 1` })
		.where("status", "=", "waiting")
		.where(isUnclaimed(instantFrom(clock)))
		.returning("id")
		.execute();
	return rows.map(({ id }) => id);
}

/**
 * Holds emails to the school while its address is the sample, and releases them when it no longer is.
 * @returns the ids of the emails that changed
 */
export async function holdForSampleAddress(db: Queries, clock: Clock, isSample: boolean) {
	const rows = isSample
		? await db
				.updateTable("emails")
				.set({ status: "held", holdReason: "sample address", version: sql`version + 1` })
				.where("status", "=", "waiting")
				.where("recipient", "is", null)
				.where(isUnclaimed(instantFrom(clock)))
				.returning("id")
				.execute()
		: await db
				.updateTable("emails")
				.set({
					status: "waiting",
					holdReason: null,
					nextAttemptAt: instantFrom(clock),
					version: sql`version + 1`,
				})
				.where("status", "=", "held")
				.where("holdReason", "=", "sample address")
				.returning("id")
				.execute();
	return rows.map(({ id }) => id);
}

/** Chooses emails. */
export type EmailCondition = (is: ExpressionBuilder<Tables, "emails">) => Expression<SqlBool>;

/**
 * Makes emails due now, with three new days of attempts. One that is held for the sample address goes there.
 * @returns the emails
 */
export async function makeDue(tx: Tx, clock: Clock, condition: EmailCondition) {
	const { settings } = await readSettings(tx);
	return tx
		.updateTable("emails")
		.set({
			status: "waiting",
			recipient: sql`case when "holdReason" = 'sample address' then coalesce(recipient, ${settings.email}) else recipient end`,
			holdReason: null,
			failure: null,
			attempts: 0,
			firstAttemptAt: null,
			nextAttemptAt: instantFrom(clock),
			version: sql`version + 1`,
		})
		.where("status", "<>", "sent")
		.where(condition)
		.returning(["id", "reference", "template"])
		.execute();
}

const STUCK_AFTER_MS = 5 * 60_000;

/** Returns the condition of emails that need the office: failed, or waiting for longer than they should. */
export function isStuck(clock: Clock): RawBuilder<SqlBool> {
	const early = instantFrom(clock, -STUCK_AFTER_MS);
	return sql`(status = 'failed' or (status = 'waiting' and "createdAt" <= ${early}
		and (failure is not null or "nextAttemptAt" <= ${early})))`;
}

/** Counts the emails of the outbox by status. Archived ones do not count. */
export async function countOutbox(db: Database, clock: Clock) {
	const [rows, stuck] = await Promise.all([
		db
			.selectFrom("emails")
			.select([
				"status",
				(eb) => eb.fn.countAll<number>().as("n"),
				(eb) => eb.fn.min("createdAt").as("oldest"),
			])
			.where("status", "<>", "sent")
			.where("archived", "=", false)
			.groupBy("status")
			.execute(),
		db
			.selectFrom("emails")
			.select((eb) => [
				eb.fn.countAll<number>().as("n"),
				eb.fn.min<Instant | null>("createdAt").as("oldest"),
			])
			.where("archived", "=", false)
			.where(isStuck(clock))
			.executeTakeFirstOrThrow(),
	]);
	const of = (status: EmailRow["status"]) => rows.find((row) => row.status === status);
	const count = (status: EmailRow["status"]) => of(status)?.n ?? 0;
	return {
		waiting: count("waiting"),
		stuck: stuck.n,
		failed: count("failed"),
		held: count("held"),
		unsent: count("unsent"),
		oldestStuckAt: stuck.oldest,
		oldestUnsentAt: of("unsent")?.oldest ?? null,
	};
}

/** Counts the emails to applicants and visitors that were stored while no mail server was configured. */
export async function countUnsentToVisitors(db: Queries): Promise<number> {
	const { n } = await db
		.selectFrom("emails")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.where("status", "=", "unsent")
		.where("audience", "=", "visitor")
		.where("archived", "=", false)
		.executeTakeFirstOrThrow();
	return n;
}

/** Returns when the oldest email that waits was queued; null if none waits. */
export async function oldestWaitingEmail(db: Queries): Promise<Instant | null> {
	const { at } = await db
		.selectFrom("emails")
		.select((eb) => eb.fn.min("createdAt").as("at"))
		.where("status", "=", "waiting")
		.where("archived", "=", false)
		.executeTakeFirstOrThrow();
	return at;
}
