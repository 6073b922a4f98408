import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { endpoints } from "./endpoints.ts";

const source = join(import.meta.dirname, "../src");
const contracts = readdirSync(source, { recursive: true, encoding: "utf8" })
	.filter((path) => /(?<!\.test|\.server)\.ts$/.test(path))
	.map((path) => join(source, path))
	.filter((path) => /= (endpoint|defineRecordList)\(/.test(readFileSync(path, "utf8")));

const isEndpoint = (value: object): value is Endpoint => "method" in value && "access" in value;

/** The endpoints in an object, however deep. Schemas are no plain objects. */
const endpointsIn = (object: object): Endpoint[] =>
	Object.values(object).flatMap((value) => {
		const isPlain = Object(value) === value && Object.getPrototypeOf(value) === Object.prototype;
		if (!isPlain) return [];
		return isEndpoint(value) ? [value] : endpointsIn(value);
	});

const named = ({ method, path }: Endpoint) => `${method} ${path}`;

test("every endpoint of a contract is answered, also one inside of another object", async () => {
	const modules = await Promise.all(contracts.map((path): Promise<object> => import(path)));
	const declared = new Set(modules.flatMap(endpointsIn).map(named));
	const answered = new Set(endpoints.map(named));
	expect([...declared.difference(answered)]).toEqual([]);
	// The health checks and the documentation are declared where they are answered.
	expect([...answered.difference(declared)]).toEqual([
		"GET /api/health",
		"GET /api/ready",
		"GET /api/openapi.json",
		"GET /api/docs",
	]);
});
