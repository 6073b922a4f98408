import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { type ServerProcess, startServer } from "../process.ts";

// A reverse proxy sends the requests of many visitors over one connection: what one of them leaves
// unread must not block or answer the next one.

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer(testDatabase);
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

/** Builds a body with a content length or in chunks. */
type Framing = "content-length" | "chunked";

function message(request: string, headers: string, body: string, framing: Framing): string {
	const head = `${request} HTTP/1.1\r\nHost: localhost\r\n${headers}`;
	if (framing === "content-length") return `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
	const chunks = body.match(/[\s\S]{1,16384}/g) ?? [];
	const framed = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("");
	return `${head}Transfer-Encoding: chunked\r\n\r\n${framed}0\r\n\r\n`;
}

const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const json = "Content-Type: application/json\r\n";
const health = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
const isHealth = /HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\n\{"status":"ok"\}/;

/** Collects what arrives until the text matches or the other side closes. */
async function readUntil(
	socket: Socket,
	pattern: RegExp,
): Promise<{ text: string; closed: boolean }> {
	let text = "";
	const matched = Promise.withResolvers<void>();
	const onData = (bytes: Buffer) => {
		text += bytes.toString("latin1");
		if (pattern.test(text)) matched.resolve();
	};
	socket.on("data", onData);
	const closed = new Promise<boolean>((resolve) => socket.once("close", () => resolve(true)));
	const isClosed = await Promise.race([matched.promise.then(() => false), closed]);
	socket.off("data", onData);
	return { text, closed: isClosed };
}

async function open(): Promise<Socket> {
	const socket = connect(server.port, "localhost");
	// Writing to a connection that the server has closed is an error, and a valid outcome.
	socket.on("error", () => {});
	await once(socket, "connect");
	return socket;
}

const answered = /^HTTP\/1\.1 \d{3} /;

/** Returns a request's status, and whether the connection serves the next one or is closed. */
async function afterwards(bytes: string): Promise<{ status: string; next: string }> {
	const socket = await open();
	socket.write(bytes);
	const first = await readUntil(socket, answered);
	const status = first.text.slice(9, 12);
	if (first.closed) return { status, next: "closed" };
	// Await an announced close; otherwise send the next request.
	if (!/\r\nconnection: close\r\n/i.test(first.text)) socket.write(health);
	const second = await readUntil(socket, isHealth);
	socket.destroy();
	return { status, next: second.closed ? "closed" : "answered" };
}

const large = "x".repeat(200_000);
const framings: Framing[] = ["content-length", "chunked"];

for (const framing of framings) {
	for (const [path, expected] of [
		["/register", "413"],
		["/contact", "413"],
		// Pages to which no form is posted.
		["/", "405"],
		["/about", "405"],
		["/none", "405"],
		["/admin/login", "405"],
	] as const) {
		test(`a form of 200 kB posted to ${path} is rejected and does not block the connection (${framing})`, async () => {
			const { status, next } = await afterwards(
				message(`POST ${path}`, form, `fullName=${large}`, framing),
			);
			expect(status).toBe(expected);
			expect(next).toBe("answered");
		});
	}

	test(`a page that rejects a method leaves the connection usable with any body (${framing})`, async () => {
		for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
			const { status, next } = await afterwards(
				message(`${method} /contact`, form, large, framing),
			);
			expect([method, status, next]).toEqual([method, "405", "answered"]);
		}
	});

	test(`reading something with a body leaves the connection usable (${framing})`, async () => {
		for (const path of ["/", "/robots.txt", "/favicon.ico", "/none", "/api/courses", "/admin"]) {
			for (const method of ["GET", "HEAD"]) {
				const { next } = await afterwards(message(`${method} ${path}`, form, large, framing));
				expect([method, path, next]).toEqual([method, path, "answered"]);
			}
		}
	});

	test(`a rejected API call leaves the connection usable with any method (${framing})`, async () => {
		for (const [request, headers, expected] of [
			["POST /api/register", json, "413"],
			["POST /api/register", form, "415"],
			["POST /api/login", json, "413"],
			["POST /api/admin/courses", json, "401"],
			["PATCH /api/admin/courses/1", json, "401"],
			["DELETE /api/admin/courses/1", json, "401"],
			["POST /api/admin/uploads", "Content-Type: image/png\r\n", "401"],
			["PUT /api/courses", json, "405"],
			["POST /api/none", json, "404"],
			["OPTIONS /api/register", json, "204"],
		] as const) {
			const { status, next } = await afterwards(
				message(request, headers, JSON.stringify({ fullName: large }), framing),
			);
			expect([request, status, next]).toEqual([request, expected, "answered"]);
		}
	});
}

/** Sends bytes and collects everything until the other side closes. */
async function conversation(bytes: string): Promise<string[]> {
	const socket = await open();
	socket.write(bytes);
	const { text } = await readUntil(socket, /$^/);
	return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status as string);
}

test("pipelined requests get their responses in order, with bodies of every kind", async () => {
	const requests = [
		message("POST /contact", form, large, "content-length"),
		message("POST /api/register", json, `{"fullName":"${large}"}`, "chunked"),
		message("GET /about", "", large, "chunked"),
		message("PUT /", form, large, "content-length"),
		"GET /none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
	];
	expect(await conversation(requests.join(""))).toEqual(["413", "413", "200", "405", "404"]);
});

test("invalid bytes get a 400 after the responses to earlier requests", async () => {
	for (const path of ["/api/health", "/api/courses", "/", "/admin"]) {
		const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
		expect(await conversation(`${request}${request}NO HTTP AT ALL\r\n\r\n`)).toEqual([
			"200",
			"200",
			"400",
		]);
	}
});

test("a body with broken framing gets one response, and the connection closes", async () => {
	const head = `POST /contact HTTP/1.1\r\nHost: localhost\r\n${form}Transfer-Encoding: chunked\r\n\r\n`;
	expect(await conversation(`${head}5\r\nname=\r\nnot a chunk\r\n\r\n`)).toEqual(["400"]);
	const refused = head.replace("POST", "PUT");
	const socket = await open();
	socket.write(refused);
	expect((await readUntil(socket, answered)).text).toMatch(/^HTTP\/1\.1 405 /);
	socket.write("not a chunk\r\n\r\n");
	const { text, closed } = await readUntil(socket, answered);
	expect([closed, text.includes("HTTP/1.1")]).toEqual([true, false]);
});
