import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type * as contract from "#school/facts/contract.ts";
import type { AdminFact } from "#school/facts/contract.ts";
import { homeFacts } from "#school/facts/service.server.ts";
import { topicOf } from "#school/facts/topics.ts";

/** Orders the questions of the home page, first to last, and returns them. */
export function orderHomeFacts(
	{ db, clock }: Store,
	{ body: { ids }, actor }: Call<typeof contract.orderHomeFacts>,
): Promise<AdminFact[] | Failure> {
	return transaction<AdminFact[] | Failure>(db, async (tx) => {
		await lockContent(tx);
		const before = await homeFacts(tx);
		const listed = new Set(ids);
		if (listed.size !== ids.length) return invalidField("ids", "A fact is listed twice.");
		if (listed.size !== before.length || before.some(({ id }) => !listed.has(id))) {
			return new Failure("conflict", "The list of questions has changed. Refresh and try again.");
		}
		if (before.every(({ id }, at) => id === ids[at])) return before;
		for (const [at, id] of ids.entries()) {
			await tx
				.updateTable("facts")
				.set({ position: at + 1 })
				.where("id", "=", id)
				.execute();
		}
		const after = await homeFacts(tx);
		await recordActivity(tx, clock, actor, {
			action: "reordered",
			kind: "fact",
			recordId: null,
			label: "Questions of the home page",
			before: { order: before.map(questionOf) },
			after: { order: after.map(questionOf) },
		});
		return after;
	});
}

const questionOf = ({ question, topic }: AdminFact) => question ?? topicOf(topic).label;
