import { pathOf } from "#platform/api/endpoint.ts";
import { learn } from "./learn.ts";
import type { Ledger, List } from "./ledger.ts";
import { matchesPath } from "./paths.ts";
import { prepare, type Resolved } from "./prepare.ts";
import { type Body, type FuzzRequest, nameOf } from "./request.ts";
import { type Answer, encoded, type SentRequest } from "./send.ts";
import type { Stage } from "./stage.ts";
import { changedTexts, contractedFields, faultsOf } from "./verdict.ts";

export interface Attempt {
	sent: SentRequest;
	/** Undefined if there was none. */
	answer: Answer | undefined;
	/** What was wrong, in words. */
	faults: string[];
}

/** Sends a request and judges its answer. */
export async function attempt(
	stage: Stage,
	ledger: Ledger,
	request: FuzzRequest,
): Promise<Attempt> {
	const { method, path } = request;
	const sent: SentRequest = { method, path, headers: {}, body: undefined };
	return make(stage, ledger, request).catch((error: Error) => ({
		sent,
		answer: undefined,
		faults: [error.message],
	}));
}

async function make(stage: Stage, ledger: Ledger, request: FuzzRequest): Promise<Attempt> {
	if (request.isRegular && request.endpoint?.path === "/api/login/second-factor") {
		return stage.proof((body) =>
			sendAndJudge(stage, ledger, { ...request, body: { as: "json", value: body } }),
		);
	}
	return sendAndJudge(stage, ledger, request);
}

async function sendAndJudge(stage: Stage, ledger: Ledger, request: FuzzRequest): Promise<Attempt> {
	const { sent, token } = await concrete(stage, request);
	const answer = await stage.client.send(sent).catch((error: Error) => error);
	if (answer instanceof Error) return { sent, answer: undefined, faults: [answer.message] };
	const faults = faultsOf(request, sent, answer);
	if (faults.length === 0 && answer.status < 400)
		faults.push(
			...(await follow(stage, ledger, request, sent, answer).catch((error: Error) => [
				error.message,
			])),
		);
	await keepSessions(stage, request, token, answer).catch((error: Error) =>
		faults.push(`a session could not be renewed: ${error.message}`),
	);
	return { sent, answer, faults };
}

function resolvedBody(stage: Stage, given: Body, values: Resolved): Body {
	if (given.as === "json") return { as: "json", value: values.body };
	if (given.as !== "form") return given;
	return { ...given, parts: stage.known.resolve(given.parts) as typeof given.parts };
}

/** Fills in what is known of the server and makes the bytes that travel. */
async function concrete(
	stage: Stage,
	request: FuzzRequest,
): Promise<{ sent: SentRequest; token: string | undefined }> {
	const { body: given, method, by } = request;
	const values: Resolved = {
		params: stage.known.resolve(request.params) as Record<string, unknown>,
		query: stage.known.resolve(request.query),
		body: given.as === "json" ? stage.known.resolve(given.value) : undefined,
	};
	if (request.isRegular) await prepare(stage, request, values);
	const body = resolvedBody(stage, given, values);
	const { bytes, type } = encoded(body);
	const token = stage.tokenOf(request.sender);
	const session =
		by === "token" ? { authorization: `Bearer ${token}` } : { cookie: `session=${token}` };
	const headers: Record<string, string> = {
		...(type !== undefined && { "content-type": type }),
		...(token !== undefined && session),
		...request.headers,
	};
	return {
		sent: { method, path: stage.spare(addressOf(request, values)), headers, body: bytes },
		token,
	};
}

function addressOf({ path }: FuzzRequest, { params, query }: Resolved): string {
	const texts = Object.fromEntries(
		Object.entries(params ?? {}).map(([name, value]) => [name, safeText(value) || "%20"]),
	);
	if (typeof query !== "object" || query === null) {
		const search = encodeURI(String(query ?? "").toWellFormed()).replaceAll("%25", "%");
		return `${pathOf({ path } as never, texts)}?${search}`;
	}
	const fields = Object.fromEntries(
		Object.entries(query).map(([name, value]) => [name.toWellFormed(), safeText(value)]),
	);
	// No server takes a longer line.
	return pathOf({ path } as never, texts, fields).slice(0, 12_000);
}

function safeText(value: unknown): string {
	return (typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value)).toWellFormed();
}

/** The list in which a call stores a new record. */
const stored: Readonly<Record<string, List>> = {
	"POST /api/register": "registrations",
	"POST /api/admin/registrations": "registrations",
	"POST /api/contact": "contacts",
	"POST /api/chat/callback": "contacts",
	"POST /api/my-registration/{token}/questions": "contacts",
};

/** Remembers what was accepted, and compares its texts. */
async function follow(
	stage: Stage,
	ledger: Ledger,
	request: FuzzRequest,
	sent: SentRequest,
	answer: Answer,
): Promise<string[]> {
	const name = nameOf(request);
	if (request.body.as === "form" && answer.status === 303)
		return followForm(stage, ledger, request, sent, answer);
	if (!request.endpoint || request.method !== request.endpoint.method) return [];
	const erased = /^DELETE \/api\/admin\/(registrations|contacts)\/\{id\}$/.exec(name)?.[1];
	if (erased) {
		ledger.erase(erased as List, Number(matchesPath(request.endpoint.path, sent.path)?.id));
	}
	const json = /json/.test(answer.headers["content-type"] ?? "")
		? JSON.parse(answer.text)
		: undefined;
	const body = request.endpoint.body
		? JSON.parse(Buffer.from(sent.body ?? []).toString("utf8"))
		: undefined;
	learn(stage, name, body, sent.path, json);
	const list = stored[name];
	if (list) return ledger.accept(stage, list, contractedFields(request, body), json);
	if (name === "POST /api/admin/people/{id}/erase") {
		return ledger.erasePerson(stage, Number(matchesPath(request.endpoint.path, sent.path)?.id));
	}
	return changedTexts(request, sent, answer);
}

async function followForm(
	stage: Stage,
	ledger: Ledger,
	{ body }: FuzzRequest,
	_sent: SentRequest,
	answer: Answer,
): Promise<string[]> {
	const location = answer.headers.location ?? "";
	const query = new URL(location, stage.origin).searchParams;
	const registered = query.get("registered");
	const reference = registered ?? query.get("sent");
	if (!reference || body.as !== "form") return [`a form was answered with ${location}`];
	// The first of several fields of one name counts.
	const fields = Object.fromEntries(
		body.parts.toReversed().filter(([name]) => name !== "courseId"),
	);
	const isMultipart = body.encoding === "multipart";
	// A file in a field for text is no text.
	const textOf = (file: string) => (isMultipart ? "" : file);
	const texts = Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [
			name,
			typeof value === "object" ? textOf(value.file) : String(value),
		]),
	);
	return ledger.acceptForm(stage, registered ? "registrations" : "contacts", texts, reference);
}

/** Renews a session that its own request or another one has ended. */
async function keepSessions(
	stage: Stage,
	{ sender, endpoint, method }: FuzzRequest,
	token: string | undefined,
	answer: Answer,
): Promise<void> {
	if (!stage.isAccount(sender)) return;
	const isOver =
		(answer.status === 401 && endpoint?.access !== "anyone") ||
		(answer.status === 403 && /confirm your password|second factor first/.test(answer.text)) ||
		(answer.status < 300 && /logout|\/password$/.test(endpoint?.path ?? "") && method === "POST");
	if (answer.status < 300 && endpoint?.path === "/api/admin/sign-in-rules" && method === "PUT") {
		await stage.call("PUT", "/api/admin/sign-in-rules", { requiresSecondFactor: false });
	}
	// Another request may have renewed it in the meantime.
	if (isOver && stage.tokenOf(sender) === token) await stage.renew(sender);
}
