import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Call, IdempotencyKey, IfMatch, Outcome, Route } from "#platform/api/call.server.ts";
import type { Caller, Origin } from "#platform/api/caller.ts";
import { Deadline, OutcomeUnknown, Writes } from "#platform/api/deadline.server.ts";
import type { CallRecord, Endpoint, Limit } from "#platform/api/endpoint.ts";
import {
	confirmMessage,
	Failure,
	notYourRoleMessage,
	setUpMessage,
} from "#platform/api/failure.ts";
import { parse, queryParams, readJson } from "#platform/api/input.server.ts";
import { failureResponse, internalError, successResponse } from "#platform/api/responses.server.ts";
import { isAllowed } from "#platform/api/role.ts";
import { allowsCookieAuth, tokenOf } from "#platform/api/session.server.ts";
import { readUpload } from "#platform/api/upload.server.ts";

const KB = 1024;
const bodyLimit = { visitor: 64 * KB, administrator: 256 * KB } as const;
const DAY = 24 * 60 * 60 * 1000;

interface ApiDependencies {
	/** Returns the session of a token, or null. */
	authenticate(token: string): Promise<Caller | null>;
	/** Counts a call of a limited endpoint; returns a failure above the limit. */
	limit(limit: Limit, from: Origin, caller: Caller | null): Promise<Failure | undefined>;
	/** Hides the tokens of private links in a text: whoever reads one can act as its owner. */
	hideTokens(text: string): string;
	/** The public origin, for calls by cookie. */
	publicUrl: string;
	/** Returns the failure for an expected external error, such as an unreachable database. */
	toFailure(error: unknown): Failure | null;
	/** Runs after every change by an administrator or of a class, before the response. */
	afterChange(): Promise<void>;
	/** Logs that `afterChange` failed; the change is stored and the response is unaffected. */
	afterChangeFailed(requestId: string, error: unknown): void;
	/** Writes a call to the activity log; if it fails, so does the call. */
	recordCall(record: CallRecord, call: Call<Endpoint>, outcome: Outcome): Promise<void>;
	/** Called after every successful call, without being awaited. */
	afterSuccess(endpoint: Endpoint, outcome: unknown): void;
	log(entry: CallLog): void;
}

/** One log line per call, without personal data. */
export interface CallLog {
	requestId: string;
	method: string;
	route: string;
	status: number;
	ms: number;
	error?: unknown;
}

export type ApiApp = Hono<{ Bindings: Origin }>;

/**
 * Builds the API: one request handler enforces access, body size, validation and failures of every
 * route. The order of the routes does not matter.
 */
export function createApi(routes: readonly Route[], deps: ApiDependencies): ApiApp {
	const app: ApiApp = new Hono<{ Bindings: Origin }>();
	// A literal segment comes before a parameter in its place: no character of a path sorts after "{".
	const sorted = routes.toSorted(
		({ endpoint: { path: a } }, { endpoint: { path: b } }) => Number(a > b) - Number(a < b),
	);
	for (const [template, group] of Map.groupBy(sorted, ({ endpoint }) => endpoint.path)) {
		const path = template.replace(/\{(\w+)\}/g, ":$1");
		for (const route of group) {
			app.on(route.endpoint.method, path, (c) =>
				answer(route, deps, c.req.raw, c.req.param(), c.env),
			);
		}
		const methods = new Set<string>(group.map(({ endpoint }) => endpoint.method));
		const allow = [...methods, ...(methods.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
		app.options(path, (c) =>
			forCaches(c.req.raw, new Response(null, { status: 204, headers: { allow } })),
		);
		app.all(path, (c) =>
			refusal(
				c.req.raw,
				new Failure("methodNotAllowed", `${c.req.method} is not allowed here.`, {
					headers: { allow },
				}),
			),
		);
	}
	app.all("/api/*", (c) => refusal(c.req.raw, new Failure("notFound", "Not found.")));
	return app;
}

function refusal(request: Request, failure: Failure): Response {
	return forCaches(request, failureResponse(failure, request.headers.get("accept")));
}

/** Keeps admin responses and all POST responses out of caches. */
function forCaches(
	{ method, url }: Request,
	response: Response,
	path = new URL(url).pathname,
): Response {
	const isPrivate = method === "POST" || path.startsWith("/api/admin");
	if (isPrivate || !response.headers.has("cache-control")) {
		response.headers.set("cache-control", isPrivate ? "no-store" : "no-cache");
	}
	return response;
}

async function answer(
	route: Route,
	deps: ApiDependencies,
	request: Request,
	params: Record<string, string>,
	from: Origin,
): Promise<Response> {
	const started = performance.now();
	let error: unknown;
	const outcome = await execute(route, deps, request, params, from).catch((thrown: unknown) => {
		error = thrown;
		return deps.toFailure(thrown) ?? internalError(from.requestId);
	});
	const response =
		outcome instanceof Failure
			? failureResponse(outcome, request.headers.get("accept"))
			: successResponse(route.endpoint, outcome, deps.hideTokens);
	deps.log({
		requestId: from.requestId,
		method: request.method,
		route: route.endpoint.path,
		status: response.status,
		ms: Math.round(performance.now() - started),
		...(error === undefined ? {} : { error }),
	});
	// An escaped path leads to the same endpoint.
	return forCaches(request, response, route.endpoint.path);
}

async function execute(
	{ endpoint, handle }: Route,
	deps: ApiDependencies,
	request: Request,
	rawParams: Record<string, string>,
	from: Origin,
) {
	const deadline = from.deadline ?? new Deadline();
	const caller = await allowed(endpoint, deps, request, from, deadline);
	if (caller instanceof Failure) return caller;

	const given = await read(endpoint, request, rawParams, from);
	if (given instanceof Failure) return given;
	// Count only valid calls, so correcting a form never triggers the limit.
	const limited = endpoint.limit;
	const tooMany = limited && (await deadline.run(() => deps.limit(limited, from, caller)));
	if (tooMany) return tooMany;

	const call = {
		...given,
		caller,
		actor: caller && {
			userId: caller.userId,
			username: caller.username,
			address: from.address,
		},
		from,
		userAgent: request.headers.get("user-agent")?.slice(0, 300) ?? "",
		ifMatch: ifMatch(request),
		lastEventId: request.headers.get("last-event-id"),
		deadline,
	} as Call<Endpoint>;
	const work = endpoint.timeoutMs ? new Deadline(endpoint.timeoutMs) : deadline;
	const writes = new Writes();
	const outcome = await work
		.run(() => handle(call), writes)
		.catch((error: unknown) => {
			const storesNothing = endpoint.method === "GET" || writes.sent === 0;
			throw storesNothing ? error : new OutcomeUnknown(error, given.idempotency !== null);
		});
	if (endpoint.records && request.method !== "HEAD" && !(outcome instanceof Failure)) {
		const { records } = endpoint;
		await work.run(() => deps.recordCall(records, call, outcome));
	}
	if (endpoint.method !== "GET" && (endpoint.access !== "anyone" || changesClasses(endpoint))) {
		await deadline
			.waitFor(deps.afterChange())
			.catch((error: unknown) => deps.afterChangeFailed(from.requestId, error));
	}
	if (!(outcome instanceof Failure)) deps.afterSuccess(endpoint, outcome);
	return outcome;
}

/** Returns whether a call of a visitor can change what public pages say of classes. */
const changesClasses = ({ announces = [] }: Endpoint): boolean =>
	[announces].flat().some(({ kind }) => kind === "class");

/** Reads what was sent, by the schemas of the endpoint. */
async function read(
	endpoint: Endpoint,
	request: Request,
	rawParams: Record<string, string>,
	from: Origin,
) {
	const params = endpoint.params ? parse(endpoint.params, rawParams) : undefined;
	if (params instanceof Failure) return new Failure("notFound", "Record not found.");
	const query = endpoint.query
		? parse(endpoint.query, queryParams(new URL(request.url).searchParams))
		: undefined;
	if (query instanceof Failure) return query;
	const headers = endpoint.headers
		? parse(endpoint.headers, Object.fromEntries(request.headers))
		: undefined;
	if (headers instanceof Failure) return headers;
	const limit = bodyLimit[endpoint.access === "anyone" ? "visitor" : "administrator"];
	const raw = endpoint.body ? await readJson(request, limit) : undefined;
	if (raw instanceof Failure) return raw;
	const body = endpoint.body ? parse(endpoint.body, raw) : undefined;
	if (body instanceof Failure) return body;
	const file = endpoint.upload ? await readUpload(request, endpoint.upload) : new Uint8Array();
	if (file instanceof Failure) return file;
	const idempotency = endpoint.idempotent
		? idempotencyKeyOf(endpoint, request, params ? { params, body } : body, from)
		: null;
	if (idempotency instanceof Failure) return idempotency;
	return { params, query, headers, body, file, idempotency };
}

async function allowed(
	endpoint: Endpoint,
	deps: ApiDependencies,
	request: Request,
	from: Origin,
	deadline: Deadline,
): Promise<Caller | null | Failure> {
	const { token, byCookie } = tokenOf(request.headers);
	if (byCookie && !allowsCookieAuth(request, from, deps.publicUrl)) {
		return new Failure("forbidden", "This request came from another website and was blocked.");
	}
	const caller = token === null ? null : await deadline.run(() => deps.authenticate(token));
	if (endpoint.access === "anyone") return caller;
	if (!caller) return new Failure("unauthenticated", "Please sign in.");
	if (!caller.isAdmin) return new Failure("forbidden", "Only administrators can do this.");
	if (caller.mustSetUp && !endpoint.beforeSetUp) return new Failure("forbidden", setUpMessage);
	if (!isAllowed(caller.role, endpoint)) return new Failure("forbidden", notYourRoleMessage);
	if (endpoint.requiresFreshPassword && !caller.isConfirmed) {
		return new Failure("forbidden", confirmMessage);
	}
	return caller;
}

/**
 * Parses `If-Match`; -1, which no record has, if it contains no valid tag. Weak tags never match
 * (RFC 9110, 13.1.1); a client behind a proxy that weakens tags uses the record's `version`.
 */
function ifMatch(request: Request): IfMatch {
	const header = request.headers.get("if-match");
	if (header === null || header.trim() === "*") return undefined;
	// Tags contain no quotes or commas, so each part between commas is a whole tag or invalid.
	const versions = header.split(",").flatMap((tag) => {
		const version = /^"(\d{1,15})"$/.exec(tag.trim())?.[1];
		return version === undefined ? [] : [Number(version)];
	});
	return versions.length > 0 ? versions : [-1];
}

function idempotencyKeyOf(
	endpoint: Endpoint,
	request: Request,
	input: unknown,
	from: Origin,
): IdempotencyKey | Failure | null {
	const fingerprint = sha256(JSON.stringify(input));
	if (from.form) {
		const key = `form ${endpoint.path} ${sha256(`${from.address}\n${fingerprint}`)}`;
		return { key, fingerprint, lifetime: 10 * 60 * 1000 };
	}
	const header = request.headers.get("idempotency-key");
	if (header === null) return null;
	if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
		return new Failure("invalid", "Idempotency-Key must be 1 to 200 printable characters.");
	}
	return { key: `${endpoint.path} ${header}`, fingerprint, lifetime: 7 * DAY };
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
