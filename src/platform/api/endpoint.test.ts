import { expect, test } from "vitest";
import * as z from "zod/mini";
import { implement, route, type StoredOnce } from "#platform/api/call.server.ts";
import { endpoint } from "#platform/api/endpoint.ts";

const definition = {
	method: "GET",
	path: "/api/status",
	access: "anyone",
	summary: "Returns the status",
} as const;

test("a misspelled field of an endpoint is a type error", () => {
	expect(endpoint({ ...definition, hasTotal: true })).toHaveProperty("hasTotal", true);
	// @ts-expect-error the field is called `hasTotal`
	expect(endpoint({ ...definition, counted: true })).not.toHaveProperty("hasTotal");
});

test("an answer that is not the contract’s, and an endpoint that nothing implements, are type errors", () => {
	const contract = {
		getStatus: endpoint({ ...definition, response: z.object({ status: z.string() }) }),
		label: "status",
	};
	const [implemented] = implement(contract, "up", { getStatus: (status) => ({ status }) });
	expect(implemented?.endpoint).toBe(contract.getStatus);
	expect(implemented?.handle({} as never)).toEqual({ status: "up" });
	// @ts-expect-error the status is text
	expect(implement(contract, 1, { getStatus: (status) => ({ status }) })).toHaveLength(1);
	// @ts-expect-error nothing implements `getStatus`
	expect(implement(contract, {}, {})).toEqual([]);
});

test("a route of an idempotent endpoint that stores without the key is a type error", () => {
	const once = endpoint({
		...definition,
		method: "POST",
		idempotent: true,
		response: z.object({ id: z.number() }),
	});
	const stored = { id: 1 } as StoredOnce<{ id: number }>;
	expect(route(once, () => stored).endpoint).toBe(once);
	// @ts-expect-error nothing says that it was stored once
	expect(route(once, () => ({ id: 1 })).endpoint).toBe(once);
});

test("an endpoint that is not idempotent offers no key", () => {
	const plain = endpoint({ ...definition, method: "POST" });
	// @ts-expect-error the key is always null
	expect(route(plain, ({ idempotency }) => idempotency?.key).endpoint).toBe(plain);
});
