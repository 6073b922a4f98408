import { randomUUID } from "node:crypto";
import type * as contract from "#intake/mail/contract.ts";
import type { ResendTarget } from "#intake/mail/contract.ts";
import { noMailServer, type OutboxStore } from "#intake/mail/mail-service.server.ts";
import { makeDue } from "#intake/mail/outbox.server.ts";
import {
	addressNow,
	isRewritten,
	lockVisitor,
	readdressed,
} from "#intake/mail/readdress.server.ts";
import { recordSending } from "#intake/mail/retry-by-office.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { EmailRow } from "#platform/database/tables.server.ts";

const missing = new Failure("notFound", "This email no longer exists.");

const busy = new Failure("conflict", "This email is being sent right now.");

const otherAddress = (address: string | null) =>
	new Failure(
		"conflict",
		`This email goes to ${address ?? "the school"} now. Check the address and send it again.`,
	);

const emailById = (db: Queries, id: number) =>
	db.selectFrom("emails").selectAll().select(addressNow.as("to")).where("id", "=", id);

/** Returns where an email goes if it is sent again. */
export async function getResendTarget(
	{ db }: Store<Queries>,
	{ params: { id } }: Call<typeof contract.getResendTarget>,
): Promise<ResendTarget | Failure> {
	const email = await emailById(db, id).executeTakeFirst();
	if (!email) return missing;
	const { to } = email;
	return {
		to,
		formerly: to === email.recipient ? null : email.recipient,
		isRewritten: isRewritten(email),
	};
}

/**
 * Sends an email once more, to the address of its registration: a sent one as a copy, any other in its place.
 * @returns a Failure if it goes elsewhere by now than its sender was told, or no longer exists
 */
export async function resendEmail(
	{ db, clock, rewrite, transport, worker }: OutboxStore,
	{ params: { id }, body: { to }, actor }: Call<typeof contract.resendEmail>,
): Promise<{ count: number } | Failure> {
	if (!transport) return noMailServer;
	const result = await transaction<{ count: number } | Failure>(db, async (tx) => {
		const found = await emailById(tx, id).executeTakeFirst();
		if (!found) return missing;
		// The registration before its emails, as a correction locks them.
		const visitor = await lockVisitor(tx, found);
		const email = await emailById(tx, id).forUpdate().executeTakeFirst();
		if (!email) return missing;
		if (email.claimedUntil !== null && email.claimedUntil > instantFrom(clock)) return busy;
		const { to: address, ...stored } = email;
		if (to !== address) return otherAddress(address);
		const change = await readdressed(tx, clock, actor, email, visitor, rewrite);
		let sentId = id;
		if (email.status === "sent") {
			sentId = await copy(tx, clock, { ...stored, onceKey: null, ...change });
		} else {
			await tx.updateTable("emails").set(change).where("id", "=", id).execute();
			await makeDue(tx, clock, (is) => is("id", "=", id));
		}
		await recordSending(tx, clock, actor, [{ ...email, id: sentId }]);
		return { count: 1 };
	});
	worker.resume();
	return result;
}

/** Stores an email again. A mail client would show the same Message-ID only once. @returns the id of the copy */
async function copy(tx: Tx, clock: Clock, email: EmailRow): Promise<number> {
	const { id: _, version: __, ...content } = email;
	const domain = email.messageId.replace(/^.*@|>$/g, "");
	const stored = await tx
		.insertInto("emails")
		.values({
			...content,
			messageId: `<${randomUUID()}@${domain}>`,
			status: "waiting",
			failure: null,
			attempts: 0,
			firstAttemptAt: null,
			claimedUntil: null,
			sentAt: null,
			archived: false,
			nextAttemptAt: instantFrom(clock),
			createdAt: instantFrom(clock),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return stored.id;
}
