import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aRegistration } from "../factories.ts";
import { startServer } from "../process.ts";

let testDatabase: TestDatabase;
afterEach(() => testDatabase.remove());

test("a registration in progress at SIGTERM gets its 201; later ones get 503", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const server = await startServer(testDatabase);
	const body = JSON.stringify(aRegistration());

	const slow = connect(server.port, "localhost").setEncoding("utf8");
	let response = "";
	slow.on("data", (text) => {
		response += text;
	});
	slow.write(
		`POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
	);
	await once(slow, "data");
	expect(response).toContain("100 Continue");

	// The same signal may arrive up to three times.
	for (let n = 0; n < 3; n++) server.child.kill("SIGTERM");
	let later = 200;
	while (later !== 503) later = (await fetch(`${server.url}/api/courses`)).status;

	slow.write(body);
	await once(slow, "close");
	expect(response).toContain("HTTP/1.1 201 Created");
	expect(await server.end()).toBe(0);

	const again = await startServer(testDatabase);
	const page = await (await fetch(`${again.url}/api/ready`)).json();
	expect(page).toEqual({ status: "ready" });
	expect(await again.end("SIGINT")).toBe(0);
});
