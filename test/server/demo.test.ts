import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerStates } from "#intake/contacts/contract.ts";
import { callOutcomes } from "#intake/people/contract.ts";
import { placementStates } from "#intake/placements/contract.ts";
import { stages, statuses } from "#intake/registrations/contract.ts";
import { officeSources } from "#intake/registrations/office-contract.ts";
import { startAndFail, startServer } from "../process.ts";

// The demonstration as `npm run demo` starts it, in a checkout with data and settings of a real school.

let checkout: string;
let dataDir: string;
let temporary: string;
const entry = "demo/main.ts";

beforeEach(() => {
	checkout = mkdtempSync(join(tmpdir(), "school-checkout-"));
	dataDir = join(checkout, "data");
	temporary = join(checkout, "tmp");
	mkdirSync(dataDir);
	mkdirSync(temporary);
	writeFileSync(join(dataDir, "school.db"), "the data of a real school");
	writeFileSync(
		join(checkout, ".env"),
		"DATABASE_URL=postgres://nobody@localhost:1/none\nSMTP_URL=smtp://localhost:1\nAI_BASE_URL=http://localhost:1\nAI_MODEL=none\n",
	);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

test("a whole school in a folder of its own, three users, and nothing is left when it ends", async () => {
	const env = { TMPDIR: temporary, SMTP_URL: "smtp://localhost:1", ADMIN_USERNAME: "someone" };
	const server = await startServer({ dataDir, cwd: checkout, env, entry });
	const password = /^Password: (\S+)$/m.exec(server.output())?.[1] ?? "";
	const [folder = ""] = readdirSync(temporary).filter((name) =>
		/^school-demonstration-/.test(name),
	);
	expect(server.output()).toMatch(
		/^ {2}nadia {2}Full access\n {2}luis {3}Front desk\n {2}grace {2}Read only$/m,
	);
	const shown = statesIn(join(temporary, folder, "school.db"));
	expect(shown("registrations", "stage")).toEqual([...stages].sort());
	expect(shown("registrations", "status")).toEqual([...statuses].sort());
	expect(shown("registrations", "source")).toEqual([...officeSources, "website"].sort());
	expect(shown("registrations", "isSpam || archived")).toEqual(["00", "10", "11"]);
	expect(shown("contacts", "answerState")).toEqual([...answerStates].sort());
	expect(shown("contacts", "isRead || answerState")).toEqual([
		"0open",
		"1answered",
		"1closed",
		"1open",
	]);
	expect(shown("placements", "state")).toEqual([...placementStates].sort());
	const reasons = ["class cancelled", "declined", "released by the office", "withdrawn"];
	expect(shown("placements where state = 'released'", "releasedWhy")).toEqual(reasons);
	expect(
		shown(
			"placements where state = 'offered'",
			"offeredUntil > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
		),
	).toEqual([1]);
	const of = (states: string) =>
		`(select count(*) from placements where classId = classes.id and state in (${states}))`;
	const isFull = `firstDay > date('now') and ${of("'placed', 'offered'")} >= seats`;
	expect(shown("classes", `iif(${isFull}, ${of("'waiting'")}, 0) >= 3`)).toEqual([0, 1]);
	expect(shown("placements", "tell")).toEqual([null]);
	expect(shown("emails", "status")).toEqual(["failed", "held", "sent", "waiting"]);
	expect(shown("person_entries", "coalesce(outcome, kind)")).toEqual(
		[...callOutcomes, "note"].sort(),
	);
	expect(shown("chat_answers", "language || outcome")).toHaveLength(4);
	expect(shown("chat_answers", "coalesce(thumb, 'none')")).toEqual(["down", "none", "up"]);

	for (const [username, role] of [
		["nadia", "full"],
		["luis", "desk"],
		["grace", "viewer"],
	]) {
		const token = await signIn(server.url, username ?? "", password);
		const me = await get(`${server.url}/api/admin/me`, token);
		expect(me).toMatchObject({ role });
		const dashboard = await get(`${server.url}/api/admin/dashboard`, token);
		expect(dashboard).toMatchObject({ totalCourses: 9 });
	}
	const token = await signIn(server.url, "nadia", password);
	expect(await get(`${server.url}/api/admin/mail-status`, token)).toMatchObject({
		smtp: "ok",
		emailjs: false,
	});

	expect(await server.end("SIGINT")).toBe(0);
	expect(readdirSync(temporary)).toEqual([]);
	expect(readdirSync(dataDir)).toEqual(["school.db"]);
	expect(readFileSync(join(dataDir, "school.db"), "utf8")).toBe("the data of a real school");
});

test("DATABASE_URL: one clear sentence, exit code 1, and no folder", async () => {
	const env = { TMPDIR: temporary };
	const databaseUrl = "postgres://nobody@localhost:1/none";
	const { code, output } = await startAndFail({ dataDir, databaseUrl, cwd: checkout, env, entry });
	expect(code).toBe(1);
	expect(output).toBe(
		"The demonstration has a database of its own. Start it without DATABASE_URL.\n",
	);
	expect(readdirSync(temporary)).toEqual([]);
	expect(existsSync(join(dataDir, "backups"))).toBe(false);
});

/** Returns a reader of the values of an expression, each once. */
function statesIn(file: string) {
	return (table: string, expression: string): unknown[] => {
		const database = new DatabaseSync(file, { readOnly: true });
		const rows = database
			.prepare(`select distinct ${expression} as state from ${table} order by 1`)
			.all();
		database.close();
		return rows.map(({ state }) => state);
	};
}

async function signIn(url: string, username: string, password: string): Promise<string> {
	const response = await fetch(`${url}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ username, password }),
	});
	expect(response.status, username).toBe(200);
	return (await response.json()).token;
}

async function get(url: string, token: string): Promise<unknown> {
	const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
	expect(response.status, url).toBe(200);
	return response.json();
}
