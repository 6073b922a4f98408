import fc from "fast-check";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { isAllowed } from "#platform/api/role.ts";
import { against, brokenBody, hostileValue } from "./against-schema.ts";
import { bodyOf, rulesOf } from "./fields.ts";
import { valuesOf } from "./from-schema.ts";
import { type Body, type FuzzRequest, type Sender, senders } from "./request.ts";
import { anyText } from "./texts.ts";
import { upload } from "./uploads.ts";

const nothing = fc.constant<Body>({ as: "nothing" });
const roles = ["viewer", "desk", "full"] as const;

/** Requests to one endpoint: as its contract says, and against it. */
export function requestsTo(endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
	const { method, path } = endpoint;
	const rules = rulesOf(endpoint);
	const valid = (schema: Endpoint["body"]) =>
		schema ? valuesOf(schema, rules) : fc.constant<unknown>({});
	const body = bodyOf(endpoint) ?? valid(endpoint.body);
	const file = endpoint.upload ? upload(true) : nothing;
	const json: fc.Arbitrary<Body> = endpoint.body
		? body.map((value) => ({ as: "json", value }))
		: file;
	const otherBody = endpoint.body
		? fc.oneof(
				{ weight: 2, arbitrary: json },
				{ weight: 6, arbitrary: against(body).map((value): Body => ({ as: "json", value })) },
				{ weight: 2, arbitrary: broken },
			)
		: mostly(nothing, broken);
	const common = { endpoint: fc.constant(endpoint), path: fc.constant(path) };
	const regular = fc.record<FuzzRequest>({
		...common,
		isRegular: fc.constant(true),
		sender: allowedSender(endpoint),
		by: fc.constant("token"),
		method: fc.constant(method),
		params: valid(endpoint.params),
		query: valid(endpoint.query),
		headers: valid(endpoint.headers).map(textsOf),
		body: json,
	});
	const irregular = fc.record<FuzzRequest>({
		...common,
		isRegular: fc.constant(false),
		sender: mostly(allowedSender(endpoint), fc.constantFrom(...senders)),
		by: fc.constantFrom("token", "cookie"),
		method: mostly(
			fc.constant<string>(method),
			fc.constantFrom("HEAD", "OPTIONS", "GET", "PUT", "PATCH", "POST", "DELETE", "TRACE", "PURGE"),
			9,
		),
		params: mostly(valid(endpoint.params), against(valid(endpoint.params))),
		query: mostly(valid(endpoint.query), oddQuery(valid(endpoint.query)), 2),
		headers: fc
			.tuple(valid(endpoint.headers).map(textsOf), oddHeaders)
			.map(([headers, odd]) => ({ ...headers, ...odd })),
		body: endpoint.upload ? upload(false) : otherBody,
	});
	return fc.oneof({ weight: 2, arbitrary: regular }, { weight: 3, arbitrary: irregular });
}

function mostly<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 3): fc.Arbitrary<T> {
	return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

function allowedSender(endpoint: Endpoint): fc.Arbitrary<Sender> {
	if (endpoint.path === "/api/logout") return fc.constantFrom<Sender>("user", "viewer", "desk");
	if (endpoint.access === "anyone") return fc.constantFrom<Sender>("visitor", "visitor", "full");
	return fc.constantFrom<Sender>(...roles.filter((role) => isAllowed(role, endpoint)));
}

const broken: fc.Arbitrary<Body> = fc
	.tuple(
		brokenBody,
		fc.constantFrom(
			"application/json",
			"application/json; charset=utf-8",
			"application/json; charset=utf-16",
			"APPLICATION/JSON",
			"text/plain",
			"application/x-www-form-urlencoded",
			"multipart/form-data",
			"multipart/form-data; boundary=",
			"multipart/form-data; boundary=x",
			"application/jsonp",
			"/",
			undefined,
		),
	)
	.map(([bytes, type]) => ({ as: "bytes", bytes, type }));

/** A query with fields of the wrong kind, of other names, or twice. */
function oddQuery(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
	return fc.oneof(
		against(valid),
		fc
			.tuple(
				valid,
				fc.dictionary(
					fc.oneof(
						fc.constantFrom(
							"q",
							"sort",
							"limit",
							"offset",
							"from",
							"ids",
							"status",
							"__proto__",
							"courseId",
						),
						anyText,
					),
					hostileValue,
					{ maxKeys: 3 },
				),
			)
			.map(([query, odd]) => ({ ...(query as object), ...odd })),
		fc.constantFrom(
			"?",
			"&&&",
			"=",
			"q=%ff",
			"q=%",
			"q=%00",
			"limit=5&limit=6",
			"q=a&q=b",
			"[]=1",
			"a[b]=c",
			"+",
			"#",
		),
	);
}

/** Headers are latin1 without controls; whatever else a client has in mind never reaches a server. */
const headerText = fc
	.oneof(anyText, fc.string({ unit: "binary-ascii", maxLength: 20 }))
	.map((text) =>
		text
			.replace(/[^\x20-\x7e\xa0-\xff]/g, "")
			.slice(0, 2000)
			.trim(),
	);

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
	.record(
		{
			"if-match": mostly(
				fc.constantFrom('"1"', '"2"', "*", 'W/"1"', '"1","2"', '"999999999999999"'),
				headerText,
			),
			"if-none-match": fc.constantFrom("*", '"1"', "x"),
			"idempotency-key": mostly(
				fc.constantFrom("a", "b", "key 1", "k".repeat(200), "k".repeat(201), ""),
				headerText,
			),
			accept: mostly(
				fc.constantFrom("application/json", "application/problem+json", "text/html", "*/*"),
				headerText,
			),
			"accept-language": mostly(
				fc.constantFrom("es", "en-US,en;q=0.9", "es-MX;q=x", "*"),
				headerText,
			),
			"accept-encoding": fc.constantFrom("identity", "*;q=0", "x"),
			origin: fc.constantFrom("null", "https://evil.example", "http://localhost", "x", "http://"),
			"form-signals": headerText,
			"picture-alt-text": headerText,
			"course-aliases": headerText,
			"last-event-id": headerText,
			"user-agent": headerText,
			"x-forwarded-for": mostly(fc.constantFrom("203.0.113.9", "::1", ",,,"), headerText),
			"x-forwarded-host": headerText,
			"x-forwarded-proto": headerText,
			range: fc.constantFrom("bytes=0-1", "bytes=-1", "x"),
			expect: fc.constant("100-continue"),
			cookie: mostly(fc.constantFrom("session=", "session=x", "a=b; session", "=;=;="), headerText),
		},
		{ requiredKeys: [], noNullPrototype: true },
	)
	// A few at a time, or every request is refused by one of them.
	.chain((headers) => {
		const entries = Object.entries(headers);
		return fc.subarray(entries, { maxLength: Math.min(2, entries.length) });
	})
	.map((entries) => Object.fromEntries(entries));

function textsOf(headers: unknown): Record<string, string> {
	const sendable = Object.entries(headers as Record<string, string>).map(
		([name, value]) => [name, value.replace(/[^\x20-\x7e\xa0-\xff]/g, "")] as const,
	);
	return Object.fromEntries(sendable);
}
