import type * as contract from "#assistant/admin/wrong-answers-contract.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { newYorkTime } from "#platform/calendar/new-york.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** Marks the answer with a message id as wrong or missing, or removes the mark. */
export function markAnswer(
	{ db, clock }: Store,
	{ params: { id }, body: { isWrong }, actor }: Call<typeof contract.markAnswer>,
): Promise<{ isWrong: boolean } | Failure> {
	return transaction<{ isWrong: boolean } | Failure>(db, async (tx) => {
		const answer = await tx
			.selectFrom("chat_answers as a")
			.innerJoin("chat_conversations as c", "c.id", "a.conversationId")
			.select(["a.id", "a.isWrong", "c.id as conversationId", "c.createdAt"])
			.where("a.answerId", "=", id)
			.executeTakeFirst();
		if (!answer) return new Failure("notFound", "Answer not found.");
		if (answer.isWrong === isWrong) return { isWrong };
		await tx.updateTable("chat_answers").set({ isWrong }).where("id", "=", answer.id).execute();
		await recordActivity(tx, clock, actor, {
			action: isWrong ? "answer marked as wrong" : "answer no longer marked as wrong",
			kind: "conversation",
			recordId: answer.conversationId,
			label: `Chat from ${newYorkTime(answer.createdAt)}`,
		});
		return { isWrong };
	});
}
