import { expect, test } from "vitest";
import { theApp } from "../app.ts";

const app = theApp();

test("health is 200 while the process lives", async () => {
	const answer = await app.call("GET", "/api/health");
	expect(answer.status).toBe(200);
	expect(answer.json).toEqual({ status: "ok" });
});

test("ready is 200 while the database is reachable", async () => {
	const answer = await app.call("GET", "/api/ready");
	expect(answer.status).toBe(200);
	expect(answer.json).toEqual({ status: "ready" });
});
