import { afterEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { type ServerProcess, sendRaw, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
afterEach(async () => {
	await server.end();
	await testDatabase.remove();
});

const start = async (proxies: string) => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer({ ...testDatabase, env: { TRUST_PROXY: proxies } });
};

/** Returns the id in the response and in the log. */
async function idsOf(...headers: string[]) {
	const before = server.output().length;
	const lines = ["GET /api/courses/none HTTP/1.1", "Host: localhost", "Connection: close"];
	const response = await sendRaw(server.port, `${[...lines, ...headers].join("\r\n")}\r\n\r\n`);
	// A busy machine adds lines of its own.
	const call = () => /^.*"msg":"call".*$/m.exec(server.output().slice(before))?.[0];
	await expect.poll(call).toBeDefined();
	return [/^x-request-id: (.*)\r$/m.exec(response)?.[1], JSON.parse(call() ?? "").requestId];
}

const own = expect.stringMatching(/^[0-9a-f]{12}$/);

test("behind a proxy its request id is in the log and in the response", async () => {
	await start("1");
	expect(await idsOf("X-Request-Id: 5f2b.A_9-x")).toEqual(["5f2b.A_9-x", "5f2b.A_9-x"]);
	for (const headers of [
		["X-Request-Id: two words"],
		['X-Request-Id: x","level":"fatal'],
		[`X-Request-Id: ${"x".repeat(129)}`],
		["X-Request-Id: one", "X-Request-Id: two"],
	]) {
		const [sent, logged] = await idsOf(...headers);
		expect(sent).toEqual(own);
		expect(logged).toBe(sent);
	}
});

test("without a trusted proxy nobody chooses the id, and pages have one too", async () => {
	await start("off");
	const [sent, logged] = await idsOf("X-Request-Id: chosen");
	expect(sent).toEqual(own);
	expect(logged).toBe(sent);
	for (const path of ["/", "/none", "/robots.txt", "/admin"]) {
		const { headers } = await fetch(server.url + path, { headers: { "x-request-id": "chosen" } });
		expect([path, headers.get("x-request-id")]).toEqual([path, own]);
	}
});
