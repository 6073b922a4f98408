import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bin } from "../../scripts/paths.mjs";
import { runProgram } from "../../scripts/run-program.mjs";
import { adminPassword } from "../admin-password.ts";
import { aClass, aDistinctRegistration } from "../factories.ts";
import { queryPostgres, startPostgres, urlOf } from "../postgres.ts";
import { startServer } from "../process.ts";
import { killBetweenOfferAndEmail } from "./parts/offer-kills.ts";
import { readOptions } from "./parts/options.ts";
import { send } from "./parts/send.ts";

// Many register for a class while its page stays as it is, until a seat is given that turns its label. Many ask for the last
// two seats of a class at the same moment, again and again. The site is killed between a seat that frees and the email that
// offers it. On SQLite one instance, on PostgreSQL two. Then acts of several people at random, against a model of the rules,
// and pairs of writers at the same moment.
//   --registrations=N   for the class whose page stays, instead of 1,000
//   --rounds=N          classes with two seats, instead of 100
//   --crowd=N           who asks for them, instead of 40
//   --kills=N           instead of 20
//   --acts=N            against the model, instead of 100,000
//   --pairs=N           of writers, instead of 80

const options = readOptions({
	registrations: 1000,
	rounds: 100,
	crowd: 40,
	kills: 20,
	acts: 100_000,
	pairs: 80,
});
/** How old a page of the other instance may be, in milliseconds. */
const MAX_DELAY = 1000;
/** Each run of acts has a database of its own, which stays as small as a school's. */
const ACTS_OF_A_RUN = 3000;
const agent = new Agent({ keepAlive: true });

type Row = { registrationId: number };
type Instance = Awaited<ReturnType<typeof startServer>>;

await proveOn("SQLite", undefined);
const postgres = await startPostgres();
try {
	await proveOn("PostgreSQL", postgres.url);
} finally {
	await postgres.stop();
	agent.destroy();
}
const projects = ["--project", "api on SQLite", "--project", "api on PostgreSQL 14"];
const again = async (file: string, more: Record<string, string>) => {
	const env = { NODE_ENV: "test", ...more };
	if ((await runProgram(bin("vitest"), ["run", ...projects, file], { env })) !== 0)
		process.exitCode = 1;
};
for (let left = options.acts; left > 0; left -= ACTS_OF_A_RUN) {
	const acts = String(Math.min(left, ACTS_OF_A_RUN));
	await again("src/intake/placements/walk.api.test.ts", { PLACEMENT_ACTS: acts });
}
await again("test/api/concurrent-writers.test.ts", { WRITER_PAIRS: String(options.pairs) });

async function proveOn(engine: string, databaseUrl: string | undefined): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-placements-"));
	const env = { RATE_LIMITS: "off", LOG_LEVEL: "warn" };
	const settings = { dataDir, env, ...(databaseUrl && { databaseUrl }) };
	const instances: Instance[] = [await startServer(settings)];
	try {
		if (databaseUrl) instances.push(await startServer(settings));
		const office = await signIn(instances);
		const crowd: number[] = [];
		while (crowd.length < options.crowd) crowd.push(await office.register());
		const stale = await keepPage(office, instances);
		const oversold = await race(office, crowd);
		const lost = await killBetweenOfferAndEmail(
			databaseUrl && (await ownDatabase(databaseUrl)),
			options.kills,
		);
		console.log(
			`${engine}, ${instances.length} instance(s): ${options.registrations} registrations and a label that turns, ${stale.length} pages wrong; ` +
				`${options.rounds} classes with 2 seats for ${options.crowd}, ${oversold.length} oversold or undersold; ` +
				`${options.kills} kills between a free seat and its email, ${lost.length} lost or doubled`,
		);
		const wrong = [...stale, ...oversold, ...lost];
		for (const sentence of wrong.slice(0, 10)) console.log(sentence);
		if (wrong.length > 0) process.exitCode = 1;
	} finally {
		await Promise.all(instances.map((instance) => instance.end()));
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function ownDatabase(databaseUrl: string): Promise<string> {
	await queryPostgres(databaseUrl, "create database kills");
	return urlOf(databaseUrl, "kills");
}

async function signIn(instances: readonly Instance[]) {
	let sent = 0;
	const call = async (method: string, path: string, body?: object, expected = [200]) => {
		const instance = sent++ % instances.length;
		const { port } = instances[instance] as Instance;
		const { status, bytes } = await send(agent, port, path, {
			method,
			headers,
			expected,
			...(body && { body }),
		});
		const json = bytes.length > 0 && status < 400 ? JSON.parse(bytes.toString()) : null;
		return { status, instance, json };
	};
	let headers: Record<string, string> = {};
	const session = { username: "admin", password: adminPassword };
	headers = { authorization: `Bearer ${(await call("POST", "/api/login", session)).json.token}` };
	return {
		register: async (change = {}): Promise<number> =>
			(await call("POST", "/api/register", aDistinctRegistration(change), [201])).json.id,
		addClass: async (seats: number): Promise<{ id: number }> =>
			(await call("POST", "/api/admin/classes", aClass({ seats }), [201])).json,
		act: (registrationId: number, act: string, classId?: number) =>
			call(
				"POST",
				"/api/admin/placements",
				{ registrationId, act, ...(classId && { classId }) },
				[200, 409],
			),
		roster: async (id: number): Promise<Row[]> =>
			(await call("GET", `/api/admin/classes/${id}/placements`)).json,
	};
}
type Office = Awaited<ReturnType<typeof signIn>>;

/** Many register for a class, and one gets a seat. @returns a sentence for each page that is not as it should be */
async function keepPage(office: Office, instances: readonly Instance[]): Promise<string[]> {
	const wrong: string[] = [];
	const { id: classId } = await office.addClass(4);
	const page = async ({ port }: Instance) => {
		const { headers, bytes } = await send(agent, port, "/courses/cna");
		return { etag: headers.etag, isFilling: bytes.includes("Last places") };
	};
	const before = await Promise.all(instances.map(page));
	if (before.some(({ etag, isFilling }) => !etag || isFilling)) wrong.push("the page is not ready");
	const ids: number[] = [];
	while (ids.length < options.registrations) {
		const some = Array.from({ length: 10 }, () => office.register({ classId }));
		ids.push(...(await Promise.all(some)));
	}
	for (const [n, instance] of instances.entries()) {
		if ((await page(instance)).etag !== before[n]?.etag)
			wrong.push(`instance ${n}: the ETag changed`);
	}
	const { instance } = await office.act(ids[0] as number, "place");
	if (!(await page(instances[instance] as Instance)).isFilling)
		wrong.push("answered before the page");
	const placed = performance.now();
	for (const [n, other] of instances.entries()) {
		while (!(await page(other)).isFilling && performance.now() < placed + MAX_DELAY)
			await pause(10);
		const { etag, isFilling } = await page(other);
		if (!isFilling || etag === before[n]?.etag) wrong.push(`instance ${n}: the page is old`);
	}
	return wrong;
}

/** Everyone asks for one of two seats. @returns a sentence for each class in which not two got one */
async function race(office: Office, crowd: readonly number[]): Promise<string[]> {
	const wrong: string[] = [];
	for (let round = 1; round <= options.rounds; round++) {
		const { id } = await office.addClass(2);
		const answers = await Promise.all(crowd.map((one) => office.act(one, "place", id)));
		const given = answers.filter(({ status }) => status === 200).length;
		const rows = await office.roster(id);
		if (given !== 2 || rows.length !== 2)
			wrong.push(`round ${round}: ${given} given, ${rows.length} seated`);
		for (const { registrationId } of rows) await office.act(registrationId, "release");
	}
	return wrong;
}
