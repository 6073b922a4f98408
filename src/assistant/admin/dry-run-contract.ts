import * as z from "zod/mini";
import { answerRecord } from "#assistant/admin/conversations-contract.ts";
import { chatLink, MAX_MESSAGE_LENGTH } from "#assistant/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { longText } from "#platform/api/fields.ts";

const dryRunInput = z.object({
	message: longText({ max: MAX_MESSAGE_LENGTH, required: "Please enter a message" }),
	/** Earlier messages, oldest first. */
	conversation: z._default(
		z
			.array(z.object({ content: longText({ max: 2000 }), isUser: z.boolean() }))
			.check(z.maxLength(40, { error: "You can send up to 40 messages" })),
		[],
	),
});

export const dryRunMessage = endpoint("POST /api/admin/chat/try", {
	access: "front desk",
	summary: "Answers a test question and returns the source of the answer; stores nothing",
	body: dryRunInput,
	response: z.extend(answerRecord, {
		text: z.string(),
		links: z.array(chatLink),
		suggestions: z.array(z.string()),
	}),
	timeoutMs: 20_000,
});
