import { matchesPath } from "./paths.ts";
import type { Stage } from "./stage.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers of every endpoint
type Json = any;

/** Remembers the records of an answer that was accepted, for later requests. */
export function learn(stage: Stage, name: string, sent: Json, path: string, json: Json): void {
	const { known } = stage;
	const [method = "", template = ""] = name.split(" ");
	const created =
		/^POST \/api\/admin\/(?:chat\/)?(canned-replies|courses|facts|taught-questions|users|views)$/.exec(
			name,
		)?.[1];
	if (created) known.add(created, json.id);
	if (name === "POST /api/admin/uploads") known.add("pictures", json.imagePath);
	if (name === "POST /api/chat/start") known.add("conversations", json.conversationId);
	if (name === "POST /api/chat/message") {
		known.add("answers", { conversationId: sent.conversationId, messageId: json.aiMessage.id });
		known.add("answers.ids", json.aiMessage.id);
	}
	if (name === "GET /api/admin/sessions") {
		const others = json.filter(({ username, isThis }: Json) => /^fuzz\./.test(username) && !isThis);
		known.add("sessions", ...others.map(({ id }: Json) => id));
	}
	if (name === "POST /api/admin/people/{id}/entries") known.add("person-entries", json.id);
	if (name === "POST /api/admin/people/{id}/split") known.add("people", json.id);
	if (name === "POST /api/admin/people/{id}/merge") known.remove("people", sent.personId);
	if (name === "POST /api/admin/people/{id}/erase") {
		known.remove("people", matchesPath(template, path)?.id);
	}
	if (name === "POST /api/admin/registrations/{id}/applicant-links") {
		known.add("links", json.url.split("/").at(-1));
	}
	if (/^(PATCH|PUT) \/api\/my-registration\//.test(name)) known.add("with news", json.id);
	const erased = /^DELETE \/api\/admin\/(?:chat\/)?([a-z-]+)\/\{id\}$/.exec(name)?.[1];
	if (method === "DELETE" && erased) known.remove(erased, matchesPath(template, path)?.id);
}
