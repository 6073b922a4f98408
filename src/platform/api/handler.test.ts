import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { Reply, route } from "#platform/api/call.server.ts";
import { type Endpoint, endpoint } from "#platform/api/endpoint.ts";
import { Failure } from "#platform/api/failure.ts";
import { createApi } from "#platform/api/handler.server.ts";

const idle = async () => {};
const dependencies = {
	authenticate: async () => null,
	recordCall: idle,
	limit: async () => undefined,
	hideTokens: (text: string) => text,
	publicUrl: "https://school.example",
	toFailure: () => null,
	afterChange: idle,
	afterChangeFailed: () => {},
	afterSuccess: () => {},
	log: () => {},
};
const from = { address: "", secure: false, host: "school.example", requestId: "test" };

/** Creates an endpoint that returns its own path and parameters. */
const named = (method: Endpoint["method"], path: Endpoint["path"]) =>
	route(
		endpoint(`${method} ${path}`, {
			access: "anyone",
			summary: path,
			params: z.record(z.string(), z.string()),
			response: z.unknown(),
		}),
		({ params }) => ({ route: `${method} ${path}`, params }),
	);

// Every path with a parameter comes before the literal path that it would hide.
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

const exported = { action: "exported", kind: "contact", label: "Contacts" } as const;
const exportAs = (response: () => unknown) =>
	route(
		endpoint("GET /api/contacts.csv", {
			access: "anyone",
			summary: "Exports",
			contentType: "text/csv",
			records: exported,
		}),
		response,
	);

test("a call is logged before its response, and fails if logging fails", async () => {
	const reply = new Reply("a,b", { "x-total-count": "1" });
	const recordCall = vi.fn(idle);
	const api = createApi([exportAs(() => reply)], { ...dependencies, recordCall });
	expect(await (await api.request("/api/contacts.csv", {}, from)).text()).toBe("a,b");
	expect(recordCall.mock.calls).toEqual([[exported, expect.objectContaining({ from }), reply]]);

	const fails = async () => Promise.reject(new Error("the log is full"));
	const broken = createApi([exportAs(() => reply)], { ...dependencies, recordCall: fails });
	const response = await broken.request("/api/contacts.csv", {}, from);
	expect(response.status).toBe(500);
	expect(await response.text()).not.toContain("a,b");
});

test("a rejected call and a HEAD request are not logged", async () => {
	const recordCall = vi.fn(idle);
	const refused = new Failure("forbidden", "No.");
	const api = createApi([exportAs(() => refused)], { ...dependencies, recordCall });
	expect((await api.request("/api/contacts.csv", {}, from)).status).toBe(403);
	const open = createApi([exportAs(() => new Reply("a,b"))], { ...dependencies, recordCall });
	expect((await open.request("/api/contacts.csv", { method: "HEAD" }, from)).status).toBe(200);
	expect(recordCall).not.toHaveBeenCalled();
});
