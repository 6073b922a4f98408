import { expect, test } from "vitest";
import { endpoint } from "#api/endpoint.ts";

const definition = {
	method: "GET",
	path: "/api/status",
	access: "anyone",
	summary: "Returns the status",
	status: 200,
} as const;

test("a misspelled field of an endpoint is a type error", () => {
	expect(endpoint({ ...definition, hasTotal: true })).toHaveProperty("hasTotal", true);
	// @ts-expect-error the field is called `hasTotal`
	expect(endpoint({ ...definition, counted: true })).not.toHaveProperty("hasTotal");
});
