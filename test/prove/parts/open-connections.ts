import { connect, type Socket } from "node:net";

// A process of its own that keeps thousands of connections open, half of them slow. It gets the port, how
// many, and session tokens as arguments, opens again what the site ends, and tells its parent every
// second how many of each kind are open.

const [port, total, ...tokens] = process.argv.slice(2);
const half = Math.floor(Number(total) / 2);
/** The site keeps ten streams for one session. */
const streams = Math.min(tokens.length * 8, 400, Math.floor(half / 2));
const PACE = 10;

const json = "Content-Type: application/json";
const head = (request: string, ...headers: string[]) =>
	[`${request} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n");

interface Kind {
	count: number;
	/** Sent at once. */
	first(n: number): string;
	/** Sent a byte a second after that. */
	trickle?: string;
	/** Reads a little a second instead of all that comes. */
	readsSlowly?: true;
}

const kinds: Record<string, Kind> = {
	"idle after a page": {
		count: half - streams,
		first: () => `${head("GET /about")}\r\n\r\n`,
	},
	"live updates": {
		count: streams,
		first: (n) => {
			const token = tokens[n % tokens.length];
			return `${head("GET /api/admin/events", `Authorization: Bearer ${token}`)}\r\n\r\n`;
		},
	},
	"slow headers": {
		count: Math.floor(half / 2),
		first: () => head("GET /"),
		trickle: `\r\nX-Slow: ${"x".repeat(1000)}`,
	},
	"slow bodies": {
		count: Math.floor(half / 4),
		first: () => `${head("POST /api/register", json, "Content-Length: 2000")}\r\n\r\n{"fullName":"`,
		trickle: "x".repeat(1900),
	},
	"slow readers": {
		count: half - Math.floor(half / 2) - Math.floor(half / 4),
		// More than the operating system buffers.
		first: () => `${head("GET /")}\r\n\r\n`.repeat(40),
		readsSlowly: true,
	},
};

const open = new Map(Object.keys(kinds).map((name) => [name, 0]));
let refused = 0;
let isOver = false;

for (const [name, kind] of Object.entries(kinds)) {
	for (let n = 0; n < kind.count; n++) {
		hold(name, kind, n);
		// A flood of handshakes would be another test.
		if (n % PACE === PACE - 1) await new Promise((resolve) => setTimeout(resolve, PACE));
	}
}
setInterval(() => process.send?.({ open: Object.fromEntries(open), refused }), 1000);
process.once("disconnect", () => {
	isOver = true;
	process.exit();
});

/** Keeps one connection open, and opens it again when it is over. */
function hold(name: string, kind: Kind, n: number): void {
	const socket = connect(Number(port), "127.0.0.1");
	let ticking: NodeJS.Timeout | undefined;
	socket.once("connect", () => {
		open.set(name, (open.get(name) ?? 0) + 1);
		socket.write(kind.first(n));
		ticking = setInterval(() => tick(socket, kind), 1000);
		if (!kind.readsSlowly) socket.resume();
		socket.once("close", () => open.set(name, (open.get(name) ?? 0) - 1));
	});
	let sent = 0;
	socket.on("error", (error: NodeJS.ErrnoException) => {
		// What the site ends by its own limits is a reset at times; to be refused is not.
		if (error.code === "ECONNREFUSED") refused++;
	});
	socket.once("close", () => {
		clearInterval(ticking);
		if (!isOver) setTimeout(hold, 100, name, kind, n);
	});

	function tick(socket: Socket, { trickle, readsSlowly }: Kind): void {
		if (trickle && sent < trickle.length) socket.write(trickle.charAt(sent++));
		if (readsSlowly) socket.read(256);
	}
}
