import { expect, test } from "vitest";
import { theApp } from "../app.ts";

const app = theApp();

test("health is 200 while the process lives", async () => {
	const response = await app.call("GET", "/api/health");
	expect(response.status).toBe(200);
	expect(response.json).toEqual({ status: "ok" });
});

test("ready is 200 while the database is reachable", async () => {
	const response = await app.call("GET", "/api/ready");
	expect(response.status).toBe(200);
	expect(response.json).toEqual({ status: "ready" });
});
