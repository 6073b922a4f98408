import type * as z from "zod/mini";
import { toJSONSchema } from "zod/v4/core";
import { Reply, type Route, route } from "#platform/api/call.server.ts";
import { documentationPage } from "#platform/api/docs-page.server.ts";
import { type Endpoint, endpoint, type Method } from "#platform/api/endpoint.ts";
import type { JsonSchema, OpenApi, Operation } from "#platform/api/openapi-document.ts";
import { rolesOf } from "#platform/api/role.ts";

const json = "application/json";

/** Describes every endpoint in OpenAPI 3.1, from the contracts that the server enforces. */
function openApi(endpoints: readonly Endpoint[]): OpenApi {
	const paths: OpenApi["paths"] = {};
	for (const endpoint of endpoints.toSorted(byPath)) {
		paths[endpoint.path] = {
			...paths[endpoint.path],
			[endpoint.method.toLowerCase()]: operationOf(endpoint),
		};
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "School website API",
			version: "1",
			description:
				"JSON in, JSON out. Timestamps are ISO 8601 with a time zone. Errors are plain text, or problem details (RFC 9457) when Accept is application/json.",
		},
		paths,
		components: {
			securitySchemes: {
				bearer: { type: "http", scheme: "bearer" },
				cookie: { type: "apiKey", in: "cookie", name: "session" },
			},
		},
	};
}

/** Whoever looks for a call finds its path in the alphabet, and reading before changing. */
const byPath = (a: Endpoint, b: Endpoint) =>
	a.path.localeCompare(b.path) || methods.indexOf(a.method) - methods.indexOf(b.method);

const methods: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function operationOf(endpoint: Endpoint): Operation {
	return {
		summary: endpoint.summary,
		parameters: [
			...fieldsOf(endpoint.params, "path"),
			...fieldsOf(endpoint.query, "query"),
			...fieldsOf(endpoint.headers, "header"),
			...headersOf(endpoint),
		],
		...(endpoint.body
			? {
					requestBody: {
						required: true,
						content: { [json]: { schema: schemaOf(endpoint.body, "input") } },
					},
				}
			: {}),
		responses: {
			[endpoint.status ?? 200]: {
				description: "Success",
				...contentOf(endpoint),
			},
			...(endpoint.requiresFreshPassword
				? {
						403: {
							description:
								"Not an administrator whose role is in x-roles, or the password must be confirmed first: POST /api/admin/confirm",
						},
					}
				: {}),
			...(endpoint.limit ? { 429: { description: "Rate limit exceeded; see Retry-After" } } : {}),
			default: {
				description: "A plain-text message, or problem details",
				content: { "text/plain": {}, "application/problem+json": {} },
			},
		},
		security: rolesOf(endpoint) ? [{ bearer: [] }, { cookie: [] }] : [],
		...rolesField(endpoint),
	};
}

function contentOf({ response, contentType }: Endpoint) {
	if (response) return { content: { [json]: { schema: schemaOf(response, "output") } } };
	return contentType ? { content: { [contentType]: {} } } : {};
}

/** OpenAPI has no field for roles, and extensions begin with `x-`. */
function rolesField(endpoint: Endpoint): Pick<Operation, "x-roles"> {
	const roles = rolesOf(endpoint);
	return roles ? { "x-roles": [...roles] } : {};
}

function headersOf(endpoint: Endpoint): Operation["parameters"] {
	const header = (name: string, description: string) => ({
		name,
		in: "header",
		required: false,
		schema: { type: "string" },
		description,
	});
	return [
		...(endpoint.idempotent
			? [header("Idempotency-Key", "Repeating the same key and body returns the stored result")]
			: []),
		...(endpoint.versioned && endpoint.method !== "GET" && endpoint.method !== "POST"
			? [header("If-Match", "The version you read; 412 if the record has changed since")]
			: []),
	];
}

function fieldsOf(schema: z.ZodMiniType | undefined, where: string): Operation["parameters"] {
	if (!schema) return [];
	const { properties = {}, required = [] } = schemaOf(schema, "input");
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: where,
		required: where === "path" || required.includes(name),
		schema: property,
	}));
}

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
	const { $schema: _, ...described } = toJSONSchema(schema, {
		io,
		unrepresentable: "any",
	}) as JsonSchema;
	return io === "input" ? withoutNullableRequired(described) : described;
}

/** Makes nullable fields optional as well. */
function withoutNullableRequired(schema: JsonSchema): JsonSchema {
	const { properties, required } = schema;
	if (!properties || !required) return schema;
	const isNullable = (name: string) =>
		properties[name]?.anyOf?.some(({ type }) => type === "null") ?? false;
	return { ...schema, required: required.filter((name) => !isNullable(name)) };
}

const getDocument = endpoint("GET /api/openapi.json", {
	access: "anyone",
	summary: "Returns this description as OpenAPI 3.1",
	contentType: "application/json; charset=utf-8",
});

const getDocumentation = endpoint("GET /api/docs", {
	access: "anyone",
	summary: "Returns this description as a page",
	contentType: "text/html; charset=utf-8",
});

/** Creates the routes of the API description, as a document and as a page. */
export function documentationRoutes(routes: readonly Route[]): Route[] {
	const endpoints = [
		...routes.map(({ endpoint: documented }) => documented),
		getDocument,
		getDocumentation,
	];
	// Built once, because anyone may ask for it as often as they like, and not before: few ever do, and it is large.
	let document: string | undefined;
	let page: ReturnType<typeof documentationPage> | undefined;
	return [
		route(getDocument, () => {
			document ??= JSON.stringify(openApi(endpoints));
			return document;
		}),
		route(getDocumentation, () => {
			page ??= documentationPage(openApi(endpoints));
			return new Reply(page.html, page.headers);
		}),
	];
}
