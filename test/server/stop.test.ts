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

test("requests that arrived before SIGTERM and were not read yet are answered, on new and on open connections", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const server = await startServer(testDatabase);
	const request = "GET /api/courses HTTP/1.1\r\nHost: localhost\r\n\r\n";
	const open = await Promise.all(Array.from({ length: 3 }, () => connected(server.port)));
	for (const { socket, received } of open) {
		socket.write(request);
		while (!received().includes("200 OK")) await once(socket, "data");
	}

	server.child.kill("SIGSTOP");
	const fresh = await Promise.all(Array.from({ length: 20 }, () => connected(server.port)));
	const all = [...open, ...fresh];
	for (const { socket } of all)
		await new Promise<void>((sent) => socket.write(request, () => sent()));
	const ended = server.end("SIGTERM");
	server.child.kill("SIGCONT");

	await Promise.all(all.map(({ closed }) => closed));
	const answers = (text: string) =>
		text.match(/HTTP\/1\.1 (200 OK|503 Service Unavailable)\r/g)?.length;
	for (const { received } of open) expect(answers(received())).toBe(2);
	for (const { received } of fresh) expect(answers(received())).toBe(1);
	expect(await ended).toBe(0);
});

async function connected(port: number) {
	const socket = connect(port, "localhost").setEncoding("utf8");
	let response = "";
	socket.on("data", (text) => {
		response += text;
	});
	const closed = once(socket, "close");
	await once(socket, "connect");
	return { socket, closed, received: () => response };
}
