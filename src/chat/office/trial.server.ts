import { answer } from "#chat/engine/engine.ts";
import { alone, type ChatParts } from "#chat/exchange.server.ts";
import type { Given } from "#chat/given.ts";
import type { TrialInput } from "#chat/office/teaching-contract.ts";
import { readWorld } from "#chat/world.server.ts";

/** Answers as a visitor would be answered, with the model where one would be asked, and stores nothing. */
export async function tryMessage(
	{ db, clock, model }: ChatParts,
	{ message, conversation }: TrialInput,
): Promise<Given & { milliseconds: number }> {
	const arrived = performance.now();
	const question = {
		...(await readWorld(db, clock)),
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
		: alone(builtIn);
	return { ...given, milliseconds: Math.round(performance.now() - arrived) };
}
