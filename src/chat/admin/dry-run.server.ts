import type { DryRunInput } from "#chat/admin/dry-run-contract.ts";
import { loadAnswerContext } from "#chat/answer-context.server.ts";
import { builtInOnly, type ChatParts } from "#chat/answer-message.server.ts";
import { answer } from "#chat/engine/engine.ts";
import type { EngineAnswer } from "#chat/engine-answer.ts";

/** Answers as a visitor would be answered, with the model where one would be asked, and stores nothing. */
export async function dryRunMessage(
	{ db, clock, model }: ChatParts,
	{ message, conversation }: DryRunInput,
): Promise<EngineAnswer & { milliseconds: number }> {
	const arrived = performance.now();
	const question = {
		...(await loadAnswerContext(db, clock)),
		history: conversation.flatMap(({ content, isUser }) => (isUser ? [content] : [])),
		message,
		now: clock(),
	};
	const builtIn = answer(question);
	const given = model
		? await model.answer({
				question,
				builtIn,
				conversation,
				arrived,
				isWithinCaps: async () => true,
			})
		: builtInOnly(builtIn);
	return { ...given, milliseconds: Math.round(performance.now() - arrived) };
}
