import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { idParams } from "#platform/api/fields.ts";

const mark = z.object({ isWrong: z.boolean({ error: "isWrong must be true or false" }) });

export const markAnswer = endpoint({
	method: "PATCH",
	path: "/api/admin/chat/answers/{id}",
	access: "front desk",
	summary: "Marks an answer of the assistant as wrong or missing, or removes the mark",
	status: 200,
	params: idParams,
	body: mark,
	response: mark,
	announces: { kind: "conversation", change: "changed" },
});
