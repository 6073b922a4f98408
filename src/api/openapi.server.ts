import * as z from "zod/mini";
import { toJSONSchema } from "zod/v4/core";
import { Reply, type Route, route } from "#api/call.server.ts";
import { documentationPage } from "#api/docs-page.server.ts";
import { type Endpoint, endpoint } from "#api/endpoint.ts";
import type { JsonSchema, OpenApi, Operation } from "#api/openapi-document.ts";

/** Describes every endpoint as OpenAPI 3.1, from the contracts that are enforced. */
export function openApi(endpoints: readonly Endpoint[]): OpenApi {
	const paths: OpenApi["paths"] = {};
	for (const one of endpoints) {
		paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: operationOf(one) };
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

function operationOf(one: Endpoint): Operation {
	const json = "application/json";
	return {
		summary: one.summary,
		parameters: [
			...fieldsOf(one.params, "path"),
			...fieldsOf(one.query, "query"),
			...fieldsOf(one.headers, "header"),
			...headersOf(one),
		],
		...(one.body
			? {
					requestBody: {
						required: true,
						content: { [json]: { schema: schemaOf(one.body, "input") } },
					},
				}
			: {}),
		responses: {
			[one.status]: {
				description: "Success",
				...(one.response
					? { content: { [json]: { schema: schemaOf(one.response, "output") } } }
					: one.contentType
						? { content: { [one.contentType]: {} } }
						: {}),
			},
			...(one.requiresFreshPassword
				? {
						403: {
							description:
								"Not an administrator, or the password must be confirmed first: POST /api/admin/confirm",
						},
					}
				: {}),
			...(one.limit ? { 429: { description: "Rate limit exceeded; see Retry-After" } } : {}),
			default: {
				description: "A plain-text message, or problem details",
				content: { "text/plain": {}, "application/problem+json": {} },
			},
		},
		security: one.access === "administrator" ? [{ bearer: [] }, { cookie: [] }] : [],
	};
}

function headersOf(one: Endpoint): Operation["parameters"] {
	const header = (name: string, description: string) => ({
		name,
		in: "header",
		required: false,
		schema: { type: "string" },
		description,
	});
	return [
		...(one.idempotent
			? [header("Idempotency-Key", "Repeating the same key and body returns the stored result")]
			: []),
		...(one.versioned && one.method !== "GET" && one.method !== "POST"
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

/** A field that may be null may be left out as well. */
function withoutNullableRequired(schema: JsonSchema): JsonSchema {
	const { properties, required } = schema;
	if (!properties || !required) return schema;
	const isNullable = (name: string) =>
		properties[name]?.anyOf?.some(({ type }) => type === "null") ?? false;
	return { ...schema, required: required.filter((name) => !isNullable(name)) };
}

const getDocument = endpoint({
	method: "GET",
	path: "/api/openapi.json",
	access: "anyone",
	summary: "Returns this description as OpenAPI 3.1",
	status: 200,
	response: z.record(z.string(), z.unknown()),
});

const getDocumentation = endpoint({
	method: "GET",
	path: "/api/docs",
	access: "anyone",
	summary: "Returns this description as a page",
	status: 200,
	contentType: "text/html; charset=utf-8",
});

/** The API's description of itself, in both forms. */
export function documentationRoutes(routes: readonly Route[]): Route[] {
	const endpoints = [...routes.map(({ endpoint: one }) => one), getDocument, getDocumentation];
	const description = openApi(endpoints);
	const page = documentationPage(description);
	return [
		route(getDocument, () => description),
		route(getDocumentation, () => new Reply(page.html, page.headers)),
	];
}
