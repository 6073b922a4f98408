import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type ServerLimits, serverLimits } from "#site/server/connections.ts";
import { createListener, type Listener, type RequestHandler } from "#site/server/listener.ts";
import { listen } from "#site/server/process.ts";

// The listener itself, with limits small enough to reach.

let listener: Listener | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await listener?.stop();
});

const ok: RequestHandler = (_request, response) => {
	response.end("ok");
	return true;
};

async function start(limits: Partial<ServerLimits>, handler: RequestHandler = ok): Promise<number> {
	listener = createListener(0, { limits: { ...serverLimits, checkInterval: 20, ...limits } });
	listener.setHandlers({ instant: [], others: [handler] });
	const { port } = await listen(listener.server, { port: 0, host: "127.0.0.1" });
	return port;
}

/** A connection and what arrives on it. */
async function open(
	port: number,
): Promise<{ socket: Socket; text(): string; closed: Promise<unknown> }> {
	const socket = connect(port, "127.0.0.1");
	sockets.push(socket);
	let text = "";
	socket.on("data", (bytes) => {
		text += bytes.toString("latin1");
	});
	socket.on("error", () => {});
	const closed = new Promise((resolve) => socket.once("close", resolve));
	await once(socket, "connect");
	return { socket, text: () => text, closed };
}

const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const statuses = (text: string) =>
	[...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code);

/** Sends one byte every few milliseconds until the connection ends, and returns what came back. */
async function sendSlowly(port: number, head: string): Promise<string> {
	const { socket, text, closed } = await open(port);
	socket.write(head);
	const timer = setInterval(() => socket.write("a"), 10);
	await closed;
	clearInterval(timer);
	return text();
}

test("headers that arrive byte by byte end with 408", async () => {
	const port = await start({ headersTimeout: 100 });
	const answer = await sendSlowly(port, "GET / HTTP/1.1\r\nHost: localhost\r\nX: ");
	expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*The request timed out\.$/);
});

test("a connection that sends nothing is closed", async () => {
	const port = await start({ headersTimeout: 100, requestTimeout: 200 });
	const { closed, text } = await open(port);
	await closed;
	expect(statuses(text())).toEqual(["408"]);
});

test("a body that arrives byte by byte ends with 408, whether it is read or not", async () => {
	const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n";
	const port = await start({ headersTimeout: 100, requestTimeout: 200 }, (incoming, response) => {
		if (incoming.url === "/") incoming.resume().once("end", () => response.end());
		else response.end("refused");
		return true;
	});
	expect(statuses(await sendSlowly(port, head))).toEqual(["408"]);
	// The response is sent already: a second one would answer the next request.
	expect(statuses(await sendSlowly(port, head.replace("/", "/refused")))).toEqual(["200"]);
});

test("a connection whose other side stops reading is closed, and the response is given up", async () => {
	const given = Promise.withResolvers<ServerResponse>();
	const port = await start({ idleTimeout: 200 }, (_incoming, response) => {
		const chunk = Buffer.alloc(1 << 20);
		const fill = () => {
			while (response.write(chunk));
		};
		response.on("drain", fill);
		response.once("close", () => given.resolve(response));
		fill();
		return true;
	});
	const { socket } = await open(port);
	socket.pause();
	socket.write(request);
	const response = await given.promise;
	expect(response.writableFinished).toBe(false);
	// What waited is bounded by one chunk and the buffer of the connection.
	expect(response.writableLength).toBeLessThan(3 << 20);
});

test("a response that takes us longer than that is still sent", async () => {
	const port = await start({ idleTimeout: 50 }, (_incoming, response) => {
		response.once("timeout", () => response.end("late"));
		return true;
	});
	const { socket, text } = await open(port);
	socket.write(request);
	await expect.poll(text).toMatch(/late$/);
});

test("pipelined requests are served one after the other, a few may wait, and one more is the last", async () => {
	const served: ServerResponse[] = [];
	const isEarly: boolean[] = [];
	const port = await start({ pipelined: 3 }, (_incoming, response) => {
		isEarly.push(served.some(({ closed }) => !closed));
		served.push(response);
		setImmediate(() => response.end("ok"));
		return true;
	});
	const { socket, text, closed } = await open(port);
	socket.write(request.repeat(1000));
	await closed;
	expect(statuses(text())).toEqual(["200", "200", "200", "200", "503"]);
	expect(text()).toMatch(/connection: close[\s\S]*The site is very busy/i);
	expect(isEarly).toEqual([false, false, false, false]);
});

test("requests that wait on a connection that closes are never served", async () => {
	const began = Promise.withResolvers<ServerResponse>();
	let served = 0;
	const port = await start({}, (_incoming, response) => {
		served++;
		began.resolve(response);
		return true;
	});
	const { socket } = await open(port);
	socket.write(request.repeat(3));
	const first = await began.promise;
	const gone = once(first, "close");
	socket.destroy();
	await gone;
	const next = await open(port);
	next.socket.write(request);
	await expect.poll(() => served).toBe(2);
});

test("connections above the limit hear that the site is busy, and those far above are closed", async () => {
	const port = await start({ connections: 2, surplusConnections: 1 });
	const [first] = [await open(port), await open(port)];
	const third = await open(port);
	third.socket.write(request);
	const fourth = await open(port);
	await fourth.closed;
	expect(fourth.text()).toBe("");
	await third.closed;
	expect(third.text()).toMatch(
		/^HTTP\/1\.1 503 [\s\S]*retry-after: 60[\s\S]*The site is very busy/i,
	);
	first?.socket.write(request);
	await expect.poll(() => statuses(first?.text() ?? "")).toEqual(["200"]);
	first?.socket.destroy();
	await first?.closed;
	await expect
		.poll(async () => {
			const later = await open(port);
			later.socket.write(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
			await later.closed;
			return statuses(later.text());
		})
		.toEqual(["200"]);
});
