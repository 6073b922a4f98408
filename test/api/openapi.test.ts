import { beforeAll, describe, expect, test } from "vitest";
import type { OpenApi, Operation } from "#platform/api/openapi-document.ts";
import { theApp } from "../app.ts";

const app = theApp();
let document: OpenApi;
let operations: [name: string, path: string, operation: Operation][];
beforeAll(async () => {
	document = (await app.call("GET", "/api/openapi.json")).json;
	operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(
			([method, operation]) =>
				[`${method.toUpperCase()} ${path}`, path, operation] as [string, string, Operation],
		),
	);
});

test("the description is OpenAPI 3.1 and names every endpoint, and no other", () => {
	expect(document.openapi).toMatch(/^3\.1\.\d$/);
	expect(document.info.title).toBeTruthy();
	expect(document.info.version).toBeTruthy();
	expect(operations.map(([name]) => name).sort()).toEqual(
		app.endpoints.map(({ method, path }) => `${method} ${path}`).sort(),
	);
});

test("no two paths differ only in the name of a parameter", () => {
	const paths = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
	expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("every path parameter is documented as required, and there are no others", () => {
	for (const [name, path, { parameters }] of operations) {
		const expected = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
		const pathParameters = parameters.filter((parameter) => parameter.in === "path");
		expect(`${name} ${pathParameters.map((parameter) => parameter.name)}`).toBe(
			`${name} ${expected}`,
		);
		for (const parameter of pathParameters) expect(parameter.required).toBe(true);
	}
});

test("every operation has a summary, responses, and unique parameters with a schema", () => {
	for (const [name, , { summary, responses, parameters }] of operations) {
		expect(summary.length, name).toBeGreaterThan(5);
		expect(Object.keys(responses), name).toContain("default");
		expect(Object.keys(responses).filter((status) => /^2\d\d$/.test(status))).toHaveLength(1);
		for (const response of Object.values(responses)) {
			expect(response).toHaveProperty("description");
		}
		const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
		expect(new Set(names).size, name).toBe(names.length);
		for (const parameter of parameters) {
			expect(["path", "query", "header"]).toContain(parameter.in);
			expect(parameter.schema).toBeTypeOf("object");
		}
	}
});

test("administrator calls need the token or the cookie, the others nothing", () => {
	const schemes = Object.keys(
		(document.components as { securitySchemes: object }).securitySchemes,
	).sort();
	expect(schemes).toEqual(["bearer", "cookie"]);
	for (const [name, path, { security }] of operations) {
		const expected = path.startsWith("/api/admin/") ? [{ bearer: [] }, { cookie: [] }] : [];
		expect(security, name).toEqual(expected);
	}
});

test("administrator calls name the roles that may make them", () => {
	const roles = Object.fromEntries(operations.map(([name, , { "x-roles": all }]) => [name, all]));
	expect(roles).toMatchObject({
		"GET /api/admin/settings": ["full"],
		"PATCH /api/admin/registrations/{id}": ["full", "desk"],
		"GET /api/admin/registrations": ["full", "desk", "viewer"],
	});
	expect(roles["POST /api/register"]).toBeUndefined();
});

test("every reference leads somewhere", () => {
	for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
		const target = reference
			?.split("/")
			.slice(1)
			.reduce((node: unknown, key) => (node as Record<string, unknown>)?.[key], document);
		expect(target, reference).toBeDefined();
	}
});

test("what a form must hold is described as it is enforced", () => {
	const schema = document.paths["/api/register"]?.post?.requestBody?.content["application/json"];
	expect(schema?.schema.required?.toSorted()).toEqual(["courseId", "email", "fullName", "phone"]);
	expect(Object.keys(schema?.schema.properties ?? {}).sort()).toEqual([
		"classId",
		"courseId",
		"email",
		"fullName",
		"message",
		"phone",
	]);
	const { parameters = [] } = document.paths["/api/register"]?.post ?? {};
	expect(parameters.map(({ name, required }) => `${name} ${required}`)).toEqual([
		"accept-language false",
		"consent-shown false",
		"form-signals false",
		"Idempotency-Key false",
	]);
	const update = document.paths["/api/admin/courses/{id}"]?.patch;
	expect(update?.requestBody?.content["application/json"]?.schema.required ?? []).toEqual([]);
	expect(update?.parameters.map(({ name }) => name)).toEqual([
		"id",
		"picture-alt-text",
		"course-aliases",
		"If-Match",
	]);
});

test("the filters of a list are described", () => {
	const { parameters = [] } = document.paths["/api/admin/registrations"]?.get ?? {};
	expect(parameters.map(({ name }) => name)).toEqual(
		expect.arrayContaining(["status", "courseId", "from", "to", "q", "sort", "limit", "offset"]),
	);
	expect(parameters.every(({ required }) => !required)).toBe(true);
});

describe("the page to read it", () => {
	test("names every endpoint, without a script, under a strict policy", async () => {
		const { status, headers, text } = await app.call("GET", "/api/docs");
		expect(status).toBe(200);
		expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(text).not.toMatch(/<script|javascript:|\son\w+=/i);
		for (const [, path, { summary }] of operations) {
			expect(text).toContain(`<code>${path}</code>`);
			expect(text).toContain(summary.replace(/&/g, "&amp;"));
		}
		const policy = headers.get("content-security-policy") ?? "";
		for (const part of [
			"default-src 'none'",
			"script-src 'self'",
			"img-src 'self' https: data:",
			"font-src 'self'",
			"manifest-src 'self'",
			"connect-src 'self' https://api.emailjs.com",
			"base-uri 'none'",
			"object-src 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		]) {
			expect(policy.split("; ")).toContain(part);
		}
		expect(policy).not.toContain("unsafe");
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		expect(headers.get("permissions-policy")).toBeTruthy();
	});

	test("has its own style allowed by the hash of exactly that style", async () => {
		const { headers, text } = await app.call("GET", "/api/docs");
		const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
		const digest = await crypto.subtle.digest("SHA-256", Buffer.from(style));
		expect(headers.get("content-security-policy")).toContain(
			`'sha256-${Buffer.from(digest).toString("base64")}'`,
		);
	});
});
