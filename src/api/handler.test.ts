import { expect, test } from "vitest";
import * as z from "zod/mini";
import { route } from "#api/call.server.ts";
import { type Endpoint, endpoint } from "#api/endpoint.ts";
import { createApi } from "#api/handler.server.ts";

const idle = async () => {};
const dependencies = {
	authenticate: async () => null,
	limit: async () => undefined,
	publicUrl: "https://school.example",
	toFailure: () => null,
	afterChange: idle,
	afterChangeFailed: () => {},
	afterSuccess: () => {},
	log: () => {},
};
const from = { address: "", secure: false, host: "school.example", requestId: "test" };

/** An endpoint that answers which one it is, and with which parameters. */
const named = (method: Endpoint["method"], path: Endpoint["path"]) =>
	route(
		endpoint({
			method,
			path,
			access: "anyone",
			summary: path,
			status: 200,
			params: z.record(z.string(), z.string()),
			response: z.unknown(),
		}),
		({ params }) => ({ route: `${method} ${path}`, params }),
	);

// Every path with a parameter comes before the literal one that it would hide.
const worst = createApi(
	[
		named("GET", "/api/{a}/{b}/{c}"),
		named("GET", "/api/{kind}/by-course"),
		named("GET", "/api/x/{id}"),
		named("DELETE", "/api/x/{id}"),
		named("GET", "/api/x/by-course"),
		named("GET", "/api/x/{id}/notes"),
		named("GET", "/api/x/by-course/notes"),
		named("GET", "/api/x.csv"),
		named("GET", "/api/{kind}"),
	],
	dependencies,
);

test.each([
	["/api/x/by-course", "/api/x/by-course", {}],
	["/api/x/7", "/api/x/{id}", { id: "7" }],
	["/api/y/by-course", "/api/{kind}/by-course", { kind: "y" }],
	["/api/x/by-course/notes", "/api/x/by-course/notes", {}],
	["/api/x/7/notes", "/api/x/{id}/notes", { id: "7" }],
	["/api/x/7/files", "/api/{a}/{b}/{c}", { a: "x", b: "7", c: "files" }],
	["/api/x.csv", "/api/x.csv", {}],
	["/api/x", "/api/{kind}", { kind: "x" }],
])(
	"%s reaches the most specific route, in whichever order they stand",
	async (path, to, params) => {
		const response = await worst.request(path, {}, from);
		expect(await response.json()).toEqual({ route: `GET ${to}`, params });
	},
);

test("a method that only a less specific path has is 405 and does not reach it", async () => {
	const response = await worst.request("/api/x/by-course", { method: "DELETE" }, from);
	expect(response.status).toBe(405);
	expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
	const options = await worst.request("/api/x/7", { method: "OPTIONS" }, from);
	expect(options.headers.get("allow")).toBe("GET, DELETE, HEAD, OPTIONS");
	const head = await worst.request("/api/x/by-course", { method: "HEAD" }, from);
	expect(head.status).toBe(200);
});
