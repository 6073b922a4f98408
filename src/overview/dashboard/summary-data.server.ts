import { isStuck } from "#intake/mail/outbox.server.ts";
import { countWaiting } from "#intake/people/waiting.server.ts";
import type { Summary } from "#overview/dashboard/daily-summary.ts";
import { expiryTasks } from "#overview/dashboard/tasks.server.ts";
import type { Clock, Instant } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** The time from the office's last opening to today's. */
export interface Period {
	/** Today, `YYYY-MM-DD` in New York. */
	day: string;
	from: Instant;
	to: Instant;
}

/** Reads what came in a period, and what waits or is stuck now. */
export async function readSummary(db: Queries, clock: Clock, period: Period): Promise<Summary> {
	const contacts = await newContacts(db, period);
	const referencesOf = (isCallback: boolean) =>
		contacts
			.filter(({ conversationId }) => (conversationId !== null) === isCallback)
			.map(({ reference }) => reference);
	return {
		day: period.day,
		registrations: await newRegistrations(db, period),
		messages: referencesOf(false),
		callbacks: referencesOf(true),
		waiting: await countWaiting(db),
		...(await stuckEmails(db, clock)),
		facts: (await expiryTasks(db, clock)).map(({ title }) => title),
	};
}

async function newRegistrations(db: Queries, { from, to }: Period): Promise<string[]> {
	const rows = await db
		.selectFrom("registrations")
		.select("reference")
		.where("createdAt", ">=", from)
		.where("createdAt", "<", to)
		.where("archived", "=", false)
		.where("isSpam", "=", false)
		.orderBy("id")
		.execute();
	return rows.map(({ reference }) => reference);
}

const newContacts = (db: Queries, { from, to }: Period) =>
	db
		.selectFrom("contacts")
		.leftJoin("chat_callbacks", "chat_callbacks.contactId", "contacts.id")
		.select(["reference", "conversationId"])
		.where("createdAt", ">=", from)
		.where("createdAt", "<", to)
		.where("archived", "=", false)
		.where("isSpam", "=", false)
		.orderBy("contacts.id")
		.execute();

async function stuckEmails(
	db: Queries,
	clock: Clock,
): Promise<Pick<Summary, "failedEmails" | "delayedEmails" | "heldEmails">> {
	const { failed, delayed, held } = await db
		.selectFrom("emails")
		.select((eb) => {
			const count = eb.fn.countAll<number>;
			return [
				count().filterWhere("status", "=", "failed").as("failed"),
				count().filterWhere("status", "=", "waiting").filterWhere(isStuck(clock)).as("delayed"),
				count().filterWhere("holdReason", "=", "sample address").as("held"),
			];
		})
		.where("archived", "=", false)
		.executeTakeFirstOrThrow();
	return { failedEmails: failed, delayedEmails: delayed, heldEmails: held };
}
