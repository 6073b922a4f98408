import { once } from "node:events";
import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	request as plainRequest,
} from "node:http";
import { type RequestOptions, request } from "node:https";
import type { AddressInfo } from "node:net";
import { connect as connectTls } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact, aRegistration } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";
import { freePort, missingProgram, type ReverseProxy, startCaddy, startNginx } from "./proxy.ts";

const host = "www.school.example";
const heading = "<h1><span>Launch Your</span>";

interface Sent extends Omit<RequestOptions, "headers"> {
	headers?: Record<string, string>;
	body?: string | Uint8Array;
}

/** Sends a request to a proxy as a browser that looked up the school's name would. */
async function open(proxy: ReverseProxy, path: string, { body, headers, ...options }: Sent = {}) {
	const sent = request({
		port: proxy.port,
		host: "127.0.0.1",
		servername: host,
		rejectUnauthorized: false,
		agent: false,
		path,
		headers: { host, ...headers },
		...options,
	});
	sent.end(body);
	const [response] = (await once(sent, "response")) as [IncomingMessage];
	return response;
}

async function send(proxy: ReverseProxy, path: string, options?: Sent) {
	const response = await open(proxy, path, options);
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	const bytes = Buffer.concat(chunks);
	const { statusCode: status, headers } = response;
	return { status, headers, bytes, text: bytes.toString() };
}

const post = (
	proxy: ReverseProxy,
	path: string,
	body: unknown,
	headers: Record<string, string> = {},
) =>
	send(proxy, path, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});

async function signIn(proxy: ReverseProxy) {
	const answer = await post(proxy, "/api/login", { username: "admin", password: adminPassword });
	const [cookie = ""] = answer.headers["set-cookie"] ?? [];
	return { cookie: cookie.split(";")[0] ?? "", attributes: cookie };
}

for (const [program, start] of [
	["nginx", startNginx],
	["caddy", startCaddy],
] as const) {
	const missing = missingProgram(program, "openssl");
	const title = missing ? `${program} (skipped: ${missing} is not installed)` : program;

	describe.skipIf(missing)(title, () => {
		let testDatabase: TestDatabase;
		let server: ServerProcess;
		let proxy: ReverseProxy;
		let port: number;
		const startSite = () =>
			startServer({
				...testDatabase,
				env: {
					PORT: String(port),
					HOST: "127.0.0.1",
					TRUST_PROXY: "1",
					PUBLIC_URL: `https://${host}`,
				},
			});
		beforeAll(async () => {
			testDatabase = await createTestDatabase("sqlite");
			port = await freePort();
			server = await startSite();
			proxy = await start(port);
		});
		afterAll(async () => {
			await proxy.end();
			await server.end();
			await testDatabase.remove();
		});

		test("a page, a call and a page that the browser has", async () => {
			const page = await send(proxy, "/");
			expect([page.status, page.text.includes(heading)]).toEqual([200, true]);
			expect(page.headers["strict-transport-security"]).toContain("max-age=");
			expect(JSON.parse((await send(proxy, "/api/courses")).text)).toHaveLength(9);
			const known = { "if-none-match": String(page.headers.etag) };
			const again = await send(proxy, "/", { headers: known });
			expect([again.status, again.bytes.length]).toEqual([304, 0]);
		});

		test("plain http is sent to https", async () => {
			const sent = plainRequest({
				port: proxy.plainPort,
				host: "127.0.0.1",
				path: "/about?a=1",
				headers: { host },
			}).end();
			const [response] = (await once(sent, "response")) as [IncomingMessage];
			response.resume();
			expect([301, 308]).toContain(response.statusCode);
			const location = response.headers.location?.replace(`:${proxy.port}`, "");
			expect(location).toBe(`https://${host}/about?a=1`);
		});

		test("bytes that the site compressed arrive as they are, compressed once", async () => {
			// Large enough to be compressed.
			const asset = /\/assets\/react-[\w-]+\.js/.exec((await send(proxy, "/")).text)?.[0] ?? "";
			for (const path of ["/", asset]) {
				for (const [encoding, open] of [
					["br", brotliDecompressSync],
					["gzip", gunzipSync],
				] as const) {
					const headers = { "accept-encoding": encoding };
					const address = `http://127.0.0.1:${port}${path}`;
					const direct = await fetch(address, { headers: { ...headers, host } });
					const { bytes, headers: found } = await send(proxy, path, { headers });
					expect([path, found["content-encoding"]]).toEqual([path, encoding]);
					expect(found.etag).toBe(direct.headers.get("etag"));
					// The site may have compressed better in between.
					const after = await fetch(address, { headers: { ...headers, host } });
					const lengths = [direct, after].map((answer) => answer.headers.get("content-length"));
					expect(lengths).toContain(found["content-length"]);
					expect(open(bytes).equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
				}
			}
			// What the site leaves as it is, no proxy compresses.
			const short = await send(proxy, "/api/health", { headers: { "accept-encoding": "gzip" } });
			expect([short.status, short.headers["content-encoding"]]).toEqual([200, undefined]);
		});

		test("live updates arrive when they happen", async () => {
			const { cookie } = await signIn(proxy);
			const stream = await open(proxy, "/api/admin/events", { headers: { cookie } });
			onTestFinished(() => void stream.destroy());
			expect(stream.statusCode).toBe(200);
			let text = "";
			const until = async (expected: string) => {
				while (!text.includes(expected)) text += (await once(stream, "data"))[0];
				return text;
			};
			await until('"hello"');
			const { text: created } = await post(proxy, "/api/register", aRegistration());
			const { id } = JSON.parse(created) as { id: number };
			expect(await until('"registration":[')).toContain(`"registration":[${id}]`);
		});

		test("the visitor's own address counts, whatever the visitor says", async () => {
			await signIn(proxy);
			const forged = { "x-forwarded-for": "203.0.113.7" };
			const body = { username: "admin", password: adminPassword };
			const { text } = await post(proxy, "/api/login", body, forged);
			const { token } = JSON.parse(text) as { token: string };
			const { text: log } = await send(proxy, "/api/admin/activity?limit=1", {
				headers: { authorization: `Bearer ${token}` },
			});
			expect(JSON.parse(log)[0]).toMatchObject({ address: "127.0.0.1" });
		});

		test("the site knows that it is reached by https: cookies are secure, passkeys are offered", async () => {
			const { cookie, attributes } = await signIn(proxy);
			expect(attributes).toMatch(/; Secure/);
			const headers = { cookie, origin: `https://${host}` };
			const path = "/api/admin/second-factors/passkey/start";
			const answer = await send(proxy, path, { method: "POST", headers });
			expect(JSON.parse(answer.text)).toMatchObject({ options: { rp: { id: host } } });
			const foreign = { cookie, origin: "https://evil.example" };
			expect((await send(proxy, path, { method: "POST", headers: foreign })).status).toBe(403);
		});

		test("a picture of 10 MB is accepted, and a larger body is refused", async () => {
			const { cookie } = await signIn(proxy);
			const headers = { cookie, origin: `https://${host}` };
			const upload = (more: Sent) =>
				send(proxy, "/api/admin/uploads", { method: "POST", headers, ...more });
			expect((await upload({ body: await largePicture() })).status).toBe(201);
			const announced = { ...headers, "content-length": "12000000" };
			expect((await upload({ headers: announced, body: "x" })).status).toBe(413);
		});

		test("a site that restarts is reached again, and no page is lost for good", async () => {
			await server.end();
			const during = send(proxy, "/");
			// nginx says at once that the site is away; Caddy waits for it.
			if (program === "nginx") expect((await during).status).toBe(502);
			server = await startSite();
			expect((await send(proxy, "/")).status).toBe(200);
			if (program === "caddy") expect((await during).status).toBe(200);
		});
	});

	describe.skipIf(missing)(`${title}, in front of a stand-in`, () => {
		let received: IncomingHttpHeaders[];
		let site: ReturnType<typeof createServer>;
		let proxy: ReverseProxy;
		beforeAll(async () => {
			received = [];
			site = createServer((request, response) => {
				received.push(request.headers);
				request.resume().once("end", () => response.end("ok"));
			}).listen(0, "127.0.0.1");
			await once(site, "listening");
			proxy = await start((site.address() as AddressInfo).port);
		});
		afterAll(async () => {
			await proxy.end();
			site.closeAllConnections();
			site.close();
		});

		test("what a visitor sends in the proxy's headers never reaches the site", async () => {
			await send(proxy, "/", {
				headers: {
					"x-forwarded-for": "203.0.113.7",
					"x-forwarded-host": "evil.example",
					"x-forwarded-proto": "gopher",
					"x-request-id": "evil",
				},
			});
			const headers = received.at(-1);
			expect(headers).toMatchObject({
				host,
				"x-forwarded-for": "127.0.0.1",
				"x-forwarded-host": host,
				"x-forwarded-proto": "https",
			});
			expect(headers?.["x-request-id"]).toMatch(/^[\da-f-]{32,36}$/);
		});

		// Caddy passes on bytes as they come; there the site's own limits apply.
		if (program === "caddy") return;
		test("a request that arrives slowly reaches the site when it is complete", async () => {
			const before = received.length;
			const socket = connectTls({
				port: proxy.port,
				host: "127.0.0.1",
				servername: host,
				rejectUnauthorized: false,
			});
			await once(socket, "secureConnect");
			const body = JSON.stringify(aContact());
			socket.write(
				`POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
			);
			// Another visitor comes and goes meanwhile.
			await send(proxy, "/");
			expect(received.length).toBe(before + 1);
			socket.write(body.slice(5));
			await once(socket.resume(), "close");
			expect(received.at(-1)?.["content-length"]).toBe(String(body.length));
		});
	});
}

/** A picture of almost 10 MB, nearly all of it padding behind its end: it is quick to convert. */
async function largePicture(): Promise<Uint8Array> {
	const { default: sharp } = await import("sharp");
	const create = { width: 700, height: 400, channels: 3, background: "#0b7a75" } as const;
	const picture = await sharp({ create }).png().toBuffer();
	return Buffer.concat([picture, Buffer.alloc(10_000_000 - picture.length)]);
}
