import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { serverLimits } from "#site/server/connections.ts";
import { createListener, type Listener } from "#site/server/listener.ts";
import { listen } from "#site/server/process.ts";
import type { StoredAnswer } from "#site/server/send.ts";

// What is in memory is answered at the socket. Whatever arrives, the answer is the one of Node's HTTP server.

const listeners: Listener[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
});

const stored = (text: string): StoredAnswer => {
	const [identity, gzip, br] = [text, `${text}, gzip`, `${text}, br`].map((form) =>
		Buffer.from(form),
	) as [Buffer, Buffer, Buffer];
	const headers = { "content-type": "text/plain", "cache-control": "no-cache" };
	return { status: 200, headers, tag: "tag", bytes: { identity, gzip, br } };
};
const page = stored("the page");
const large = stored("x".repeat(30_000_000));

interface Site {
	listener: Listener;
	port: number;
	/** Requests that reached the HTTP server. */
	requests: string[];
}

async function start({
	isDirect = true,
	trustProxy = 0,
	limits = serverLimits,
} = {}): Promise<Site> {
	const listener = createListener(trustProxy, { limits, ...(!isDirect && { observe: () => {} }) });
	listeners.push(listener);
	const requests: string[] = [];
	listener.server.on("request", ({ method, url }) => requests.push(`${method} ${url}`));
	listener.setHandlers({
		instant: [({ url }) => ({ "/": page, "/large": large })[url ?? ""]],
		others: [
			async (request, response) => {
				let body = "";
				for await (const chunk of request) body += chunk;
				response.end(`other: ${body}`);
				return true;
			},
		],
	});
	const { port } = await listen(listener.server, { port: 0, host: "127.0.0.1" });
	return { listener, port, requests };
}

async function open(port: number) {
	const socket = connect(port, "127.0.0.1").on("error", () => {});
	sockets.push(socket);
	let text = "";
	socket.on("data", (bytes) => {
		text += bytes.toString("latin1");
	});
	const closed = once(socket, "close");
	await once(socket, "connect");
	return { socket, text: () => text, closed };
}

const get = (lines = "", path = "/") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n`;
const end = get("Connection: close\r\n");

/** Sends the pieces, each in a packet of its own, and returns all that comes back. */
async function send(port: number, ...pieces: string[]): Promise<string> {
	const { socket, text, closed } = await open(port);
	for (const piece of pieces) {
		const before = text();
		socket.write(piece, "latin1");
		if (/^GET [\s\S]*\r\n\r\n$/.test(piece)) {
			await expect.poll(() => text() !== before || socket.closed).toBe(true);
		} else await nextTurn();
	}
	await closed;
	return text();
}

const withoutMoment = (text: string) =>
	text.replace(/^x-request-id: \w+$/gim, "x-request-id: ID").replace(/^date: .+$/gim, "date: DATE");
/** The parts of an answer, whatever the order and the case of its header lines. */
const partsOf = (text: string) =>
	withoutMoment(text)
		.split(/(?=HTTP\/1\.1 )/)
		.map((answer) => {
			const [head = "", body] = answer.split("\r\n\r\n", 2);
			const [status, ...lines] = head.split("\r\n");
			const named = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
			return [status, named.toSorted(), body];
		});

test.each([
	["nothing else", ""],
	[
		"what browsers send",
		"User-Agent: x\r\nAccept: */*\r\nAccept-Encoding: gzip, br\r\nCookie: a=b\r\n",
	],
	["a known tag", 'If-None-Match: "other", W/"tag-br"\r\nAccept-Encoding: br\r\n'],
	["another tag", 'If-None-Match: "other"\r\n'],
	["an open connection", "Connection: Keep-Alive\r\n"],
	[
		"https at the proxy",
		"X-Forwarded-Proto: https\r\nX-Forwarded-Host: a.example\r\nX-Request-Id: ab\r\n",
	],
])("a plain request with %s is answered directly, as the HTTP server does", async (_, lines) => {
	const direct = await start({ trustProxy: 1 });
	const http = await start({ trustProxy: 1, isDirect: false });
	const [one, other] = await Promise.all(
		[direct, http].map(({ port }) => send(port, get(lines), end)),
	);
	expect(partsOf(one as string)).toEqual(partsOf(other as string));
	expect(direct.requests).toEqual(["GET /"]);
	expect(http.requests).toHaveLength(2);
});

test.each([
	["another page", get("", "/other"), "200"],
	["two requests in one packet", get() + get(), "200"],
	["HEAD", get().replace("GET", "HEAD"), "200"],
	["HTTP/1.0", get().replace("/1.1", "/1.0"), "200"],
	["a length", get("Content-Length: 0\r\n"), "200"],
	["a length after a space", get("Content-Length : 5\r\n"), "400"],
	["chunks", get("Transfer-Encoding: chunked\r\n"), "200"],
	["an encoded body", get("Content-Encoding: gzip\r\n"), "415"],
	["two types", get("Content-Type: a/b\r\nContent-Type: a/b\r\n"), "400"],
	["an expectation", get("Expect: 100-continue\r\n"), "100"],
	["an upgrade", get("Connection: Upgrade\r\nUpgrade: h2c\r\n"), "200"],
	["two hosts", get("Host: localhost\r\n"), "400"],
	["no host", "GET / HTTP/1.1\r\n\r\n", "400"],
	["a wrong host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "400"],
	["a folded line", get("X: 1\r\n 2\r\n"), "400"],
	["a line without a name", get(": 1\r\n"), "400"],
	["a line feed alone", get("X: 1\nY: 2\r\n"), "400"],
	["a zero byte", get("X: \0\r\n"), "400"],
	["too many lines", get("X: 1\r\n".repeat(101)), "431"],
	["another spelling of the path", get("", "/?"), "200"],
])("%s goes to the HTTP server", async (_, bytes, status) => {
	const { port, requests } = await start();
	const { socket, text } = await open(port);
	socket.write(bytes, "latin1");
	await expect.poll(() => partsOf(text())[0]?.[0]).toContain(` ${status} `);
	// What Node’s parser rejects is no request; its answer has a sentence of its own.
	if (!text().endsWith("Malformed request.")) expect(requests).not.toEqual([]);
});

test("a connection goes on from memory to the HTTP server and stays there, in order", async () => {
	const { port, requests } = await start();
	const body = "y".repeat(20_000);
	const post = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`;
	const text = await send(
		port,
		get(),
		get(),
		post + body.slice(0, 9000),
		body.slice(9000),
		get("", "/other"),
		get(),
		end,
	);
	expect(partsOf(text).map(([, , answer]) => answer)).toEqual([
		"the page",
		"the page",
		"the page",
		"other: ",
		"the page",
		"the page",
	]);
	expect(requests).toEqual(["POST /", "GET /other", "GET /", "GET /"]);
});

test("a request that arrives in pieces is answered once it is complete", async () => {
	const { port, requests } = await start();
	const text = await send(
		port,
		"G",
		"ET / HTTP/1.1\r\nHo",
		"st: localhost\r\n",
		"Connection: close\r\n\r\n",
	);
	expect(text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*the page$/);
	expect(requests).toEqual(["GET /"]);
});

test("a client that has sent its last byte still gets its answer", async () => {
	const { port } = await start();
	const { socket, text, closed } = await open(port);
	socket.end(get());
	await closed;
	expect(text()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*the page$/);
});

/** Opens a connection whose other side, in the server, is known. */
async function openBothSides({ listener, port }: Site) {
	const accepted = once(listener.server, "connection");
	const near = await open(port);
	const [far] = (await accepted) as [Socket];
	return { ...near, far };
}

/** Opens a connection that asks for more than it reads. */
async function openUnread(site: Site) {
	const connection = await openBothSides(site);
	connection.socket.pause();
	connection.socket.write(get("", "/large"));
	await expect.poll(() => connection.far.writableLength).toBeGreaterThan(0);
	return connection;
}

test("who reads nothing gets one answer from memory, and no more are kept", async () => {
	const site = await start();
	const { socket, far } = await openUnread(site);
	socket.write(get());
	// The HTTP server takes over, with its limits.
	await expect.poll(() => site.requests).toEqual(["GET /"]);
	expect(far.writableLength).toBeLessThan(large.bytes.identity.length + 10_000);
});

test("who reads nothing is disconnected", async () => {
	const limits = { ...serverLimits, headersTimeout: 60_000, keepAliveTimeout: 200 };
	const { far } = await openUnread(await start({ limits }));
	await once(far, "close");
});

test("after an answer a connection stays open for longer than one that sends nothing", async () => {
	const { port, requests } = await start({ limits: { ...serverLimits, headersTimeout: 100 } });
	const used = await open(port);
	used.socket.write(get());
	await expect.poll(used.text).toContain("the page");
	const silent = await open(port);
	await silent.closed;
	expect(silent.text()).toContain(" 408 ");
	used.socket.write(end);
	await used.closed;
	expect(used.text().match(/the page/g)).toHaveLength(2);
	expect(requests).toEqual(["GET /"]);
});

test("the date is that of the answer", async () => {
	const { port } = await start();
	const { socket, text } = await open(port);
	vi.useFakeTimers({ toFake: ["Date"] });
	try {
		for (const moment of ["2026-11-23T12:00:00Z", "2026-11-23T12:00:01Z", "2026-11-22T00:00:00Z"]) {
			vi.setSystemTime(new Date(moment));
			socket.write(get());
			await vi.waitUntil(() => text().includes(`date: ${new Date(moment).toUTCString()}\r\n`));
		}
	} finally {
		vi.useRealTimers();
	}
});

test("at the end an answer is sent to its last byte, and idle connections are closed", async () => {
	const site = await start();
	const idle = await open(site.port);
	idle.socket.write(get());
	await expect.poll(idle.text).toContain("the page");
	const slow = await openUnread(site);
	const stopped = site.listener.stop();
	// Reads for longer than the server waits for requests that are on their way.
	slow.socket.on("data", () => {
		slow.socket.pause();
		setTimeout(() => slow.socket.resume(), 5);
	});
	slow.socket.resume();
	await Promise.all([stopped, slow.closed, idle.closed]);
	expect(slow.text().length).toBeGreaterThan(large.bytes.identity.length);
});

const piece = fc.constantFrom(
	"GET / HTTP/1.1\r\n",
	"GET /other HTTP/1.1\r\n",
	"Host: localhost\r\n",
	"Host:localhost \r\n",
	"host: other\r\n",
	"Accept-Encoding: br;q=0, gzip\r\n",
	'If-None-Match: "tag"\r\n',
	"Content-Length: 4\r\n",
	"Transfer-Encoding: chunked\r\n",
	"Connection: keep-alive\r\n",
	"Connection: keep-alive, close\r\n",
	"X-Forwarded-For: 192.0.2.1\r\n",
	"Range: bytes=0-1\r\n",
	"X_Y: 1\r\n",
	"X: \xe9\r\n",
	" \r\n",
	":\r\n",
	"\r\n",
	"\n",
	"\r",
	"\0",
	"a",
);

test("whatever is sent, the answers are those of the HTTP server", async () => {
	const [direct, http] = [await start(), await start({ isDirect: false })];
	await fc.assert(
		fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
			const bytes = `GET / HTTP/1.1\r\nHost: localhost\r\n${pieces.join("")}\r\n`;
			const answers = await Promise.all(
				[direct, http].map(async ({ port }) => {
					const { socket, text, closed } = await open(port);
					socket.end(bytes, "latin1");
					await closed;
					return partsOf(text());
				}),
			);
			expect(answers[0]).toEqual(answers[1]);
		}),
		{ numRuns: 500 },
	);
	// Otherwise the comparison would be of the HTTP server with itself.
	expect(direct.requests.length).toBeLessThan(http.requests.length);
});
