import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact } from "../factories.ts";
import { startServer } from "../process.ts";

let testDatabase: TestDatabase;
afterEach(() => testDatabase.remove());

/** Proxy between the site and PostgreSQL that can stop responding without closing connections. */
async function between(databaseUrl: string) {
	const behind = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	let isSilent = false;
	const middle = createServer((site) => {
		const database = connect(Number(behind.port), behind.hostname);
		for (const [socket, other] of [
			[site, database],
			[database, site],
		] as const) {
			sockets.add(socket);
			socket.on("data", (bytes) => {
				if (!isSilent) other.write(bytes);
			});
			socket.on("close", () => other.destroy());
			socket.on("error", () => other.destroy());
		}
	}).listen(0);
	await once(middle, "listening");
	const url = new URL(databaseUrl);
	url.hostname = "localhost";
	url.port = String((middle.address() as AddressInfo).port);
	return {
		url: url.href,
		fallSilent: () => {
			isSilent = true;
		},
		speakAgain: () => {
			isSilent = false;
		},
		close: () => {
			for (const socket of sockets) socket.destroy();
			middle.close();
		},
	};
}

test("a database that falls silent: a form is 503 with a sentence, though its limit is counted there; then 201 again", async () => {
	testDatabase = await createTestDatabase("postgres");
	const line = await between(testDatabase.databaseUrl ?? "");
	const server = await startServer({ ...testDatabase, databaseUrl: line.url });
	const send = () =>
		fetch(`${server.url}/api/contact`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(aContact()),
		});
	expect((await send()).status).toBe(201);
	expect((await fetch(`${server.url}/`)).status).toBe(200);
	line.fallSilent();
	const response = await send();
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toBe("30");
	expect(await response.text()).toBe(
		"We’re having trouble right now. Please try again in a minute.",
	);
	// Cached pages are still served; others fail, also within five seconds.
	expect((await fetch(`${server.url}/`)).status).toBe(200);
	const pages = ["/register", "/contact", "/courses/cna", "/sitemap.xml"];
	const statuses = pages.map(async (path) => (await fetch(server.url + path)).status);
	expect(await Promise.all(statuses)).toEqual([503, 503, 503, 503]);
	// Its page also reads the courses, after the form was refused.
	const { name, email } = aContact();
	const form = await fetch(`${server.url}/contact`, {
		method: "POST",
		headers: { origin: server.url },
		body: new URLSearchParams({ name, email, message: "Typed during the outage." }),
	});
	const page = await form.text();
	expect(form.status).toBe(503);
	for (const typed of [name, email, "Typed during the outage."]) expect(page).toContain(typed);
	line.speakAgain();
	expect((await send()).status).toBe(201);
	await server.end();
	line.close();
});
