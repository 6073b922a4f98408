import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminPassword } from "../admin-password.ts";
import { aClass, aRegistration } from "../factories.ts";
import { startPostgres } from "../postgres.ts";
import { startServer } from "../process.ts";
import { readOptions } from "./parts/options.ts";
import { send } from "./parts/send.ts";

// Many ask for the last two seats of a class at the same moment, again and again; then acts of the office at random, two at a
// time, after each of which the rules of seats and queues must hold. On SQLite one instance, on PostgreSQL two.
//   --rounds=N     classes with two seats, instead of 100
//   --crowd=N      who asks for them, instead of 40
//   --steps=N      pairs of acts, instead of 300
//   --seed=N       of the acts, instead of 1

const options = readOptions({ rounds: 100, crowd: 40, steps: 300, seed: 1 });
const agent = new Agent({ keepAlive: true });

type Row = { registrationId: number; state: string; askedAt: string };
type Class = { id: number; seats: number };
type Instance = Awaited<ReturnType<typeof startServer>>;

await proveOn("SQLite", undefined);
const postgres = await startPostgres();
try {
	await proveOn("PostgreSQL", postgres.url);
} finally {
	await postgres.stop();
	agent.destroy();
}

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
		const oversold = await race(office, crowd);
		const broken = await walk(office, crowd);
		console.log(
			`${engine}, ${instances.length} instance(s): ${options.rounds} classes with 2 seats for ${options.crowd}, ${oversold.length} oversold or undersold; ` +
				`${2 * options.steps} acts (${office.refused()} refused), ${broken.length} broken rules`,
		);
		for (const sentence of [...oversold, ...broken].slice(0, 10)) console.log(sentence);
		if (oversold.length + broken.length > 0) process.exitCode = 1;
	} finally {
		await Promise.all(instances.map((instance) => instance.end()));
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function signIn(instances: readonly Instance[]) {
	let [sent, refused] = [0, 0];
	const call = async (method: string, path: string, body?: object, expected = [200]) => {
		const { port } = instances[sent++ % instances.length] as Instance;
		const { status, bytes } = await send(agent, port, path, {
			method,
			headers,
			expected,
			...(body && { body }),
		});
		if (status === 409) refused++;
		return { status, json: bytes.length > 0 && status < 400 ? JSON.parse(bytes.toString()) : null };
	};
	let headers: Record<string, string> = {};
	const session = { username: "admin", password: adminPassword };
	headers = { authorization: `Bearer ${(await call("POST", "/api/login", session)).json.token}` };
	return {
		refused: () => refused,
		register: async (): Promise<number> =>
			(await call("POST", "/api/register", aRegistration(), [201])).json.id,
		addClass: async (seats: number): Promise<Class> =>
			(await call("POST", "/api/admin/classes", aClass({ seats }), [201])).json,
		setSeats: (id: number, seats: number) => call("PATCH", `/api/admin/classes/${id}`, { seats }),
		act: (registrationId: number, act: string, classId?: number) =>
			call(
				"POST",
				"/api/admin/placements",
				{ registrationId, act, ...(classId && { classId }) },
				[200, 409],
			),
		set: (id: number, change: object) =>
			call("POST", "/api/admin/registrations/bulk", { records: [{ id, ...change }] }),
		roster: async (id: number): Promise<Row[]> =>
			(await call("GET", `/api/admin/classes/${id}/placements`)).json,
	};
}
type Office = Awaited<ReturnType<typeof signIn>>;

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

/** Does acts at random. @returns a sentence for each rule that was broken */
async function walk(office: Office, people: readonly number[]): Promise<string[]> {
	const wrong: string[] = [];
	const classes = [await office.addClass(2), await office.addClass(5), await office.addClass(1)];
	const random = generator(options.seed);
	const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
	let before = await Promise.all(classes.map(({ id }) => office.roster(id)));
	for (let step = 1; step <= options.steps; step++) {
		const acted: number[] = [];
		const changed = new Set<number>();
		const doOne = (): Promise<unknown> => {
			const found = oneOf(classes);
			const person = oneOf(people);
			acted.push(person);
			switch (
				oneOf(["want", "want", "place", "offer", "release", "move", "spam", "status", "seats"])
			) {
				case "want":
					return office.act(person, "want", found.id);
				case "place":
					return office.act(person, "place", found.id);
				case "offer":
					return office.act(person, "offer", found.id);
				case "release":
					return office.act(person, "release");
				case "move":
					return office.act(person, "move", found.id);
				case "spam":
					return office.set(person, { isSpam: random() < 0.4 });
				case "status":
					return office.set(person, { status: oneOf(["rejected", "pending", "pending"]) });
				default:
					if (changed.has(found.id)) return Promise.resolve();
					changed.add(found.id);
					found.seats = 1 + Math.floor(random() * 6);
					return office.setSeats(found.id, found.seats);
			}
		};
		await Promise.all([doOne(), doOne()]);
		const after = await Promise.all(classes.map(({ id }) => office.roster(id)));
		const broken = classes.flatMap((found, at) =>
			brokenRules(found, before[at] as Row[], after[at] as Row[], acted),
		);
		const live = after.flat().map(({ registrationId }) => registrationId);
		if (new Set(live).size < live.length) broken.push("someone has two places");
		wrong.push(...broken.map((rule) => `step ${step}: ${rule}`));
		before = after;
	}
	return wrong;
}

function isSeated({ state }: Row): boolean {
	return state === "placed" || state === "offered";
}

function brokenRules(
	{ id, seats }: Class,
	before: Row[],
	after: Row[],
	acted: readonly number[],
): string[] {
	const [had, has] = [before, after].map((rows) => rows.filter(isSeated));
	const taken = has?.length ?? 0;
	const waiting = after.filter(({ state }) => state === "waiting");
	const known = new Set([...(had ?? []).map(({ registrationId }) => registrationId), ...acted]);
	const moved = (has ?? []).filter(({ registrationId }) => !known.has(registrationId));
	const isFull = taken >= seats;
	return [
		...(taken > Math.max(seats, had?.length ?? 0)
			? [`class ${id} has ${taken} of ${seats} seats`]
			: []),
		...(waiting.length > 0 && !isFull ? [`someone waits beside a free seat of class ${id}`] : []),
		...(isFull && after.some(({ state }) => state === "wanted")
			? [`someone wants a seat of the full class ${id}`]
			: []),
		...(moved.some((one) =>
			waiting.some((other) => !acted.includes(other.registrationId) && other.askedAt < one.askedAt),
		)
			? [`someone was passed over in class ${id}`]
			: []),
	];
}

/** Returns numbers from 0 up to 1, the same for a seed (mulberry32). */
function generator(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
