import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin } from "../../scripts/paths.mjs";
import { runProgram } from "../../scripts/run-program.mjs";
import { adminPassword } from "../admin-password.ts";
import { aContact, aCourse, aFact, aRegistration } from "../factories.ts";
import { hostileTexts } from "../hostile-texts.ts";
import { startServer } from "../process.ts";

// Sends the longest accepted texts of shapes that make regular expressions slow into the text fields
// of visitors and administrators, and looks at the processor time that each call takes the server (on
// Linux): other programs of the machine do not count. Of two calls the quicker one counts. Before, every text of words that
// the assistant knows is read, of which `npm test` reads some.

const LIMIT_MS = 100;
const TIMES = 2;
/** The unit of times in /proc. */
const TICK_MS = 10;

const read = await runProgram(
	bin("vitest"),
	["run", "--project", "unit", "test/hostile-texts.test.ts"],
	{ env: { NODE_ENV: "test", HOSTILE_EVERY: "1" } },
);
if (read !== 0) process.exitCode = 1;

const dataDir = mkdtempSync(join(tmpdir(), "school-hostile-"));
const server = await startServer({ dataDir, env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" } });
try {
	await proveTime();
} finally {
	await server.end();
	rmSync(dataDir, { recursive: true, force: true });
}

interface Answer {
	status: number;
	ms: number;
	body: Record<string, unknown>;
}

/** Returns the milliseconds that the server has computed so far, in all its threads. */
function processorTime(): number {
	const stat = readFileSync(`/proc/${server.child.pid}/stat`, "utf8");
	const [user = "0", system = "0"] = stat
		.slice(stat.lastIndexOf(")") + 2)
		.split(" ")
		.slice(11, 13);
	return (Number(user) + Number(system)) * TICK_MS;
}

async function send(path: string, body: unknown, token?: string): Promise<Answer> {
	const before = processorTime();
	const response = await fetch(server.url + path, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			accept: "application/json",
			...(token ? { authorization: `Bearer ${token}` } : {}),
		},
		body: JSON.stringify(body),
	});
	const answer = await response.json();
	return { status: response.status, ms: processorTime() - before, body: answer };
}

async function proveTime(): Promise<void> {
	const signedIn = await send("/api/login", { username: "admin", password: adminPassword });
	const token = String(signedIn.body.token);
	const sessionId = "a session that is hard to guess";
	const chat = await send("/api/chat/start", { sessionId });
	const conversationId = String(chat.body.conversationId);
	/** Each call with the field under attack and its longest text. */
	const calls: [path: string, field: string, longest: number, make: () => object][] = [
		["/api/contact", "name", 200, aContact],
		["/api/contact", "email", 254, aContact],
		["/api/contact", "phone", 40, aContact],
		["/api/contact", "subject", 200, aContact],
		["/api/contact", "message", 5000, aContact],
		["/api/register", "fullName", 200, aRegistration],
		["/api/register", "message", 5000, aRegistration],
		["/api/chat/message", "content", 1000, () => ({ conversationId })],
		["/api/admin/courses", "slug", 80, aCourse],
		["/api/admin/courses", "title", 200, aCourse],
		["/api/admin/courses", "summary", 500, aCourse],
		["/api/admin/courses", "description", 20_000, aCourse],
		["/api/admin/facts", "answer", 1000, () => aFact({ topic: "other", question: "Why?" })],
		["/api/admin/facts", "question", 300, () => aFact({ topic: "other" })],
	];
	let sent = 0;
	let slowest = { ms: 0, what: "" };
	for (const [path, field, longest, make] of calls) {
		for (const { shape, text } of hostileTexts(longest)) {
			let quickest = Number.POSITIVE_INFINITY;
			for (let time = 0; time < TIMES; time++) {
				const { status, ms } = await send(path, { ...make(), [field]: text }, token);
				if (status >= 500) throw new Error(`${path} ${field}: ${status}`);
				quickest = Math.min(quickest, ms);
				sent++;
			}
			const what = `${path} ${field}, ${shape}`;
			if (quickest > slowest.ms) slowest = { ms: quickest, what };
			if (quickest <= LIMIT_MS) continue;
			console.log(`${Math.round(quickest)} ms: ${what}`);
			process.exitCode = 1;
		}
	}
	console.log(`${sent} calls; the slowest took ${Math.round(slowest.ms)} ms: ${slowest.what}`);
}
