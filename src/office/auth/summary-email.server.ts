import type * as contract from "#office/auth/contract.ts";
import type { SummaryRecipient } from "#office/auth/contract.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** Returns where a user gets the daily summary. */
export async function getSummaryRecipient(
	{ db }: Store<Queries>,
	{ caller: { userId } }: { caller: { userId: number } },
): Promise<SummaryRecipient> {
	const { summaryEmail } = await db
		.selectFrom("users")
		.select("summaryEmail")
		.where("id", "=", userId)
		.executeTakeFirstOrThrow();
	return { email: summaryEmail };
}

/** Sets where a user gets the daily summary. It is no part of the user's version. */
export function setSummaryRecipient(
	{ db, clock }: Store,
	{ body: { email }, caller, actor }: Call<typeof contract.setSummaryRecipient>,
): Promise<SummaryRecipient> {
	return transaction(db, async (tx) => {
		const before = await getSummaryRecipient({ db: tx, clock }, { caller });
		if (before.email === email) return before;
		await tx
			.updateTable("users")
			.set({ summaryEmail: email })
			.where("id", "=", actor.userId)
			.execute();
		await recordOnUser(tx, clock, actor, actor, "changed", {
			before: { summaryEmail: before.email },
			after: { summaryEmail: email },
		});
		return { email };
	});
}

/** Lists the administrators who get the daily summary. */
export async function summaryRecipients(db: Queries): Promise<{ userId: number; email: string }[]> {
	const users = await db
		.selectFrom("users")
		.select(["id as userId", "summaryEmail as email"])
		.where("isAdmin", "=", true)
		.where("summaryEmail", "is not", null)
		.orderBy("id")
		.$narrowType<{ email: string }>()
		.execute();
	return users;
}
