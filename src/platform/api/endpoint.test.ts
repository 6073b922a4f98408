import { expect, test } from "vitest";
import * as z from "zod/mini";
import { implement, route, type StoredOnce } from "#platform/api/call.server.ts";
import { endpoint, type RequestOf } from "#platform/api/endpoint.ts";
import { idParams } from "#platform/api/fields.ts";

const definition = { access: "anyone", summary: "Returns the status" } as const;

test("method and path are read from one text, and what follows from them is filled in", () => {
	const row = endpoint("PATCH /api/rows/{id}", definition);
	const { method, path, status } = row;
	expect({ method, path, status }).toEqual({
		method: "PATCH",
		path: "/api/rows/{id}",
		status: 204,
	});
	expect(row.params).toBe(idParams);
	expect(endpoint("GET /api/rows.csv", { ...definition, contentType: "text/csv" })).toEqual({
		...definition,
		method: "GET",
		path: "/api/rows.csv",
		contentType: "text/csv",
	});
	const params = z.object({ id: z.string() });
	expect(endpoint("DELETE /api/sessions/{id}", { ...definition, params }).params).toBe(params);
	// @ts-expect-error no call is made this way
	expect(endpoint("FETCH /api/status", definition)).toHaveProperty("method", "FETCH");
});

test("params and a body that the contract does not take are type errors", () => {
	const rename = endpoint("PATCH /api/rows/{id}", {
		...definition,
		body: z.object({ name: z.string() }),
	});
	const request = (_: RequestOf<typeof rename>) => true;
	expect(request({ params: { id: 1 }, body: { name: "CNA" } })).toBe(true);
	// @ts-expect-error the id of a row is in its path
	expect(request({ params: { slug: "cna" } })).toBe(true);
	// @ts-expect-error a name is text
	expect(request({ body: { name: 1 } })).toBe(true);
});

test("a misspelled field of an endpoint is a type error", () => {
	expect(endpoint("GET /api/status", { ...definition, hasTotal: true })).toHaveProperty(
		"hasTotal",
		true,
	);
	// @ts-expect-error the field is called `hasTotal`
	expect(endpoint("GET /api/status", { ...definition, counted: true })).not.toHaveProperty(
		"hasTotal",
	);
});

test("an answer that is not the contract’s, and an endpoint that nothing implements, are type errors", () => {
	const contract = {
		getStatus: endpoint("GET /api/status", {
			...definition,
			response: z.object({ status: z.string() }),
		}),
		label: "status",
	};
	const service = { getStatus: (status: string) => ({ status }), label: () => "for others" };
	const [implemented, ...others] = implement(contract, "up", service);
	expect(others).toEqual([]);
	expect(implemented?.endpoint).toBe(contract.getStatus);
	expect(implemented?.handle({} as never)).toEqual({ status: "up" });
	// @ts-expect-error the status is text
	expect(implement(contract, 1, { getStatus: (status) => ({ status }) })).toHaveLength(1);
	// @ts-expect-error nothing implements `getStatus`
	expect(implement(contract, {}, {})).toEqual([]);
});

test("a route of an idempotent endpoint that stores without the key is a type error", () => {
	const once = endpoint("POST /api/status", {
		...definition,
		idempotent: true,
		response: z.object({ id: z.number() }),
	});
	const stored = { id: 1 } as StoredOnce<{ id: number }>;
	expect(route(once, () => stored).endpoint).toBe(once);
	// @ts-expect-error nothing says that it was stored once
	expect(route(once, () => ({ id: 1 })).endpoint).toBe(once);
});

test("an endpoint that is not idempotent offers no key", () => {
	const plain = endpoint("POST /api/status", definition);
	// @ts-expect-error the key is always null
	expect(route(plain, ({ idempotency }) => idempotency?.key).endpoint).toBe(plain);
});
