import { isAllowed } from "#platform/api/role.ts";
import type { FuzzRequest } from "./request.ts";
import { changedFields } from "./same-text.ts";
import type { Answer, SentRequest } from "./send.ts";

/** What no visitor may read in a failure. */
const internals =
	/node:|\/src\/|\.ts:\d|\.js:\d|node_modules|sqlite|postgres|pg_|\bselect\b.+\bfrom\b|insert into|violates|constraint|syntax error|Error:|TypeError|ZodError|Invalid (?:input|option): expected|Too (?:big|small): expected|Unrecognized key|, received |\[object |undefined|at position \d|Unexpected token/i;

/** Lists what is wrong with an answer, in words. */
export function faultsOf(request: FuzzRequest, sent: SentRequest, answer: Answer): string[] {
	if (answer.status >= 500) return [`status ${answer.status}: ${answer.text.slice(0, 300)}`];
	const faults = answer.status >= 400 ? faultsOfFailure(request, sent, answer) : [];
	if (answer.status < 300 && request.endpoint)
		faults.push(...faultsOfSuccess(request, sent, answer));
	return faults;
}

function faultsOfFailure(
	{ method, path }: FuzzRequest,
	sent: SentRequest,
	{ headers, text }: Answer,
): string[] {
	if (method === "HEAD") return text === "" ? [] : ["HEAD has a body"];
	const type = headers["content-type"] ?? "";
	const isPage = /^text\/html/.test(type);
	if (isPage && !path.startsWith("/api")) return /<html/.test(text) ? [] : ["a page without HTML"];
	if (!/^(text\/plain|application\/problem\+json|text\/x-script)/.test(type)) {
		return [`a failure of the type ${type || "(none)"}`];
	}
	const problem = /json/.test(type) ? JSON.parse(text) : undefined;
	const detail: unknown = problem ? problem.detail : text;
	if (typeof detail !== "string" || detail.trim() === "") return ["a failure without a sentence"];
	const faults: string[] = [];
	if (/[\n\r]/.test(detail)) faults.push("a failure of several lines");
	if (detail.length > 2000) faults.push(`a failure of ${detail.length} characters`);
	const leaked = internals.exec(text)?.[0];
	if (leaked && !echoes(sent, leaked)) faults.push(`internals in a failure: ${text.slice(0, 300)}`);
	if (problem && (problem.status === undefined || !problem.title || !problem.type)) {
		faults.push("a problem without type, title or status");
	}
	return faults;
}

/** A failure may repeat what was sent. */
function echoes({ path, body }: SentRequest, leaked: string): boolean {
	const words = leaked.toLowerCase();
	return (
		path.toLowerCase().includes(words) ||
		Buffer.from(body ?? [])
			.toString("utf8")
			.toLowerCase()
			.includes(words)
	);
}

function faultsOfSuccess(
	{ endpoint, method, sender }: FuzzRequest,
	sent: SentRequest,
	answer: Answer,
): string[] {
	if (!endpoint || method !== endpoint.method) return [];
	const faults: string[] = [];
	const roles = ["viewer", "desk", "full"] as const;
	const role = roles.find((one) => one === sender);
	if (endpoint.access !== "anyone" && !(role && isAllowed(role, endpoint))) {
		faults.push(`${sender} may not do this and got ${answer.status}`);
	}
	const { status = 200 } = endpoint;
	if (answer.status !== status) faults.push(`status ${answer.status} instead of ${status}`);
	const type = answer.headers["content-type"] ?? "";
	const expected =
		status === 204 ? "" : (endpoint.contentType ?? "application/json; charset=utf-8");
	if (type !== expected) faults.push(`content type ${type} instead of ${expected}`);
	if (endpoint.body) {
		const body = JSON.parse(Buffer.from(sent.body ?? []).toString("utf8"));
		if (!endpoint.body.safeParse(body).success)
			faults.push("a body against the contract was accepted");
	}
	if (endpoint.response) {
		const checked = endpoint.response.safeParse(JSON.parse(answer.text));
		if (!checked.success)
			faults.push(`an answer against the contract: ${checked.error.message.slice(0, 300)}`);
	}
	return faults;
}

/** Returns the fields of a body that its contract knows, without tokens: an answer has other ones. */
export function contractedFields(
	{ endpoint }: FuzzRequest,
	body: Record<string, unknown>,
): Record<string, unknown> {
	const names = namesIn(endpoint?.body as unknown as ObjectSchema | undefined);
	const isCompared = (name: string) => name !== "token" && (!names || names.includes(name));
	return Object.fromEntries(Object.entries(body).filter(([name]) => isCompared(name)));
}

/** The schema of an object, or of one of several. */
interface ObjectSchema {
	shape?: object;
	def: { options?: ObjectSchema[] };
}

function namesIn(schema: ObjectSchema | undefined): string[] | undefined {
	if (schema?.shape) return Object.keys(schema.shape);
	return schema?.def.options?.flatMap((option) => namesIn(option) ?? []);
}

/** Lists the texts of a write that its answer has changed. */
export function changedTexts(request: FuzzRequest, sent: SentRequest, answer: Answer): string[] {
	const { endpoint } = request;
	if (!endpoint?.body || !endpoint.response || endpoint.method === "GET") return [];
	// A saved view keeps its query without paging, which its own tests prove.
	const { query, ...body } = contractedFields(
		request,
		JSON.parse(Buffer.from(sent.body ?? []).toString("utf8")),
	);
	const got = JSON.parse(answer.text);
	const stored = endpoint.path === "/api/admin/settings" ? got.settings : got;
	// A day without a step means nothing.
	if (stored.task === null) delete body.taskDueOn;
	// A question that there is not has no Spanish, and what was to go live in the past is live.
	if (stored.question === null) delete body.spanishQuestion;
	if (stored.publishOn === null) delete body.publishOn;
	// It was the record before the decision.
	delete body.namedBy;
	// Null restores what the school had.
	return [
		...changedFields(body, stored),
		...(endpoint.path === "/api/chat/message"
			? changedFields(body.content, got.userMessage.content, "content")
			: []),
		...(query !== undefined && endpoint.path !== "/api/admin/views"
			? changedFields({ query }, stored)
			: []),
	].map((change) => `text was changed: ${change}`);
}
