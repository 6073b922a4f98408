import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminPassword } from "../admin-password.ts";
import { aRegistration } from "../factories.ts";
import { type Postgres, startPostgres } from "../postgres.ts";
import { type ServerProcess, startServer } from "../process.ts";

// Kills the server with SIGKILL repeatedly while sixteen people register without pause, and
// then looks for every registration with a 201 response: one row each, none lost.

const ROUNDS = 30;
const PEOPLE = 16;
const PER_ROUND = 200;
const json = { "content-type": "application/json" };

for (const engine of ["sqlite", "postgres"]) {
	const postgres: Postgres | undefined =
		engine === "postgres" ? await startPostgres({ durable: true }) : undefined;
	const dataDir = mkdtempSync(join(tmpdir(), "school-prove-"));
	const place = {
		dataDir,
		databaseUrl: postgres?.url,
		env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" },
	};
	const acknowledged = new Set<string>();
	for (let round = 1; round <= ROUNDS; round++) {
		const server = await startServer(place);
		await registerUntilKilled(server, acknowledged);
		process.stdout.write(
			`\r${engine}: round ${round} of ${ROUNDS}, ${acknowledged.size} acknowledged`,
		);
	}
	const server = await startServer(place);
	const stored = await references(server);
	const lost = [...acknowledged].filter((reference) => !stored.includes(reference));
	const twice = stored.length - new Set(stored).size;
	console.log(`\n${engine}: ${stored.length} stored, ${lost.length} lost, ${twice} stored twice`);
	if (lost.length > 0 || twice > 0) process.exitCode = 1;
	await server.end();
	await postgres?.stop();
	rmSync(dataDir, { recursive: true, force: true });
}

async function registerUntilKilled(
	server: ServerProcess,
	acknowledged: Set<string>,
): Promise<void> {
	const until = acknowledged.size + PER_ROUND;
	let ended: Promise<unknown> | undefined;
	const person = async () => {
		while (!ended) {
			const answer = await fetch(`${server.url}/api/register`, {
				method: "POST",
				headers: json,
				body: JSON.stringify(aRegistration()),
			});
			const { reference } = await answer.json();
			if (answer.status === 201) acknowledged.add(reference);
			if (acknowledged.size >= until) ended ??= server.end("SIGKILL");
		}
	};
	// A call in progress when the server dies gets an error, and no promise.
	await Promise.allSettled(Array.from({ length: PEOPLE }, person));
	await ended;
}

async function references(server: ServerProcess): Promise<string[]> {
	const credentials = { username: "admin", password: adminPassword };
	const login = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers: json,
		body: JSON.stringify(credentials),
	});
	const { token } = await login.json();
	const list = await fetch(`${server.url}/api/admin/registrations`, {
		headers: { authorization: `Bearer ${token}` },
	});
	return (await list.json()).map((row: { reference: string }) => row.reference);
}
