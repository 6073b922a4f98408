import { type Actor, recordActivityBatch } from "#activity/record.server.ts";
import type { Failure } from "#api/failure.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import type { MailStatus } from "#mail/contract.ts";
import { isStuck } from "#mail/email-list.server.ts";
import { emailList } from "#mail/email-list.ts";
import { notFound } from "#record-list/list.server.ts";
import { readSettings } from "#settings/service.server.ts";

/** Makes emails due now: the given ones, or all that failed or were not sent. */
export function retry(
	db: Database,
	clock: Clock,
	actor: Actor,
	ids?: readonly number[],
): Promise<{ count: number }> {
	return transaction(db, async (tx) => {
		const emails = await tx
			.updateTable("emails")
			.set((eb) => ({
				status: "waiting",
				holdReason: null,
				failure: null,
				attempts: 0,
				firstAttemptAt: null,
				nextAttemptAt: instantFrom(clock),
				version: eb("version", "+", 1),
			}))
			.where((eb) =>
				ids === undefined
					? eb("status", "in", ["failed", "unsent"])
					: eb.and([eb("id", "in", [...ids, 0]), eb("status", "!=", "sent")]),
			)
			.returning(["id", "subject"])
			.execute();
		await recordActivityBatch(
			tx,
			clock,
			actor,
			emails.map(({ id, subject }) => ({
				action: "sent again",
				kind: "email",
				recordId: id,
				label: subject,
			})),
		);
		return { count: emails.length };
	});
}

/** Makes one email due now. */
export async function resend(
	db: Database,
	clock: Clock,
	actor: Actor,
	id: number,
): Promise<{ count: number } | Failure> {
	const { count } = await retry(db, clock, actor, [id]);
	return count === 0 ? notFound(emailList) : { count };
}

/** Counts the emails that are not sent, and tells how the school hears of registrations. */
export async function mailStatusOf(
	db: Queries,
	clock: Clock,
	{ hasSmtp, hasEmailjs }: { hasSmtp: boolean; hasEmailjs: boolean },
): Promise<MailStatus> {
	const { customizedSections } = await readSettings(db);
	const counts = await db
		.selectFrom("emails")
		.select((eb) => ["status", eb.fn.countAll<number>().as("n")])
		.groupBy("status")
		.execute();
	const stuck = await db
		.selectFrom("emails")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.where(isStuck(clock))
		.executeTakeFirstOrThrow();
	const of = (status: string) => counts.find((row) => row.status === status)?.n ?? 0;
	const isSampleAddress = !customizedSections.includes("email");
	return {
		smtp: hasSmtp ? "ok" : "off",
		emailjs: hasEmailjs,
		isSampleAddress,
		failure: null,
		lastSentAt: null,
		waiting: of("waiting"),
		stuck: stuck.n,
		failed: of("failed"),
		held: of("held"),
		unsent: of("unsent"),
		hearsBy: hasSmtp && !isSampleAddress ? "smtp" : hasEmailjs ? "emailjs" : "nothing",
	};
}
