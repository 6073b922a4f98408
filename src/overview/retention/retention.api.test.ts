import { beforeEach, describe, expect, test } from "vitest";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { retentionRuns } from "#overview/retention/run.server.ts";
import { addDays } from "#platform/calendar/days.ts";
import type { RetainedKind } from "#school/profile/retention.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { hasLeftFiles, isInFiles } from "../../../test/database-files.ts";
import { anEmail } from "../../../test/emails.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";
import { tablesWith } from "../../../test/stored-text.ts";

const app = theApp();

/** Sets the clock to a time in UTC; ten o'clock is five in the morning in New York. */
const at = (day: string, time = "10:00") => {
	app.clock.now = new Date(`${day}T${time}:00Z`);
};
/** Starts an instance, as after a restart. */
const anInstance = (
	deleted: (kind: RetainedKind) => void = () => {},
	signal = new AbortController().signal,
) => retentionRuns({ db: app.db, clock: () => app.clock.now, deleted, signal });
/** Lets days pass with a run every fifth day and on the last one: often enough to be no gap. */
async function live(from: string, to: string) {
	const run = anInstance();
	for (let day = from; day < to; day = addDays(day, 5)) {
		at(day);
		await run();
	}
	at(to);
	await run();
}
async function register(change: object = {}) {
	const { json } = await app.call("POST", "/api/register", { body: aRegistration(change) });
	return json;
}
async function write(change: object = {}) {
	return (await app.call("POST", "/api/contact", { body: aContact(change) })).json;
}
/** Stores many old registrations without a call for each. */
async function insertRegistrations(amount: number) {
	const rows = Array.from({ length: amount }, (_, n) => ({
		...aRegistration({ fullName: `Zebulon Quist ${n}`, email: `zq${n}@mail.example` }),
		reference: `R-X${n}`,
		courseTitle: "Phlebotomy",
		createdAt: app.clock.now.toISOString(),
		searchText: "zebulon quist",
	}));
	await app.db.insertInto("registrations").values(rows).execute();
}
const count = async (table: "registrations" | "contacts" | "chat_conversations" | "emails") =>
	(await app.db.selectFrom(table).select("id").execute()).length;
const patch = async (body: object) =>
	expect((await app.asAdmin("PATCH", "/api/admin/settings", { body })).status).toBe(200);
const status = async (kind: RetainedKind) =>
	(await app.asAdmin("GET", "/api/admin/retention")).json.find(
		(one: { kind: string }) => one.kind === kind,
	);
const lines = async () =>
	(
		await app.db
			.selectFrom("activity")
			.select(["kind", "label", "username"])
			.where("label", "like", "%by the retention rule")
			.orderBy("id")
			.execute()
	).map(({ kind, label, username }) => [kind, label, username]);
const tasks = async (token?: string) =>
	(
		await (token
			? app.call("GET", "/api/admin/tasks", { token })
			: app.asAdmin("GET", "/api/admin/tasks"))
	).json.filter(({ key }: { key: string }) => key.startsWith("retention"));
/** Makes a rule apply as if it had been announced long ago. */
const inForce = (kind: RetainedKind, period: string) =>
	app.db
		.updateTable("retention_rules")
		.set({ inForce: period, announced: null, announcedFrom: null })
		.where("kind", "=", kind)
		.execute();

beforeEach(async () => {
	for (const table of [
		...(["registrations", "contacts", "chat_conversations", "emails"] as const),
		...(["activity", "saved_views"] as const),
	]) {
		await app.db.deleteFrom(table).execute();
	}
	await app.db.updateTable("settings").set({ values: "{}" }).execute();
	await app.db
		.updateTable("retention_rules")
		.set({
			inForce: "forever",
			announced: null,
			announcedFrom: null,
			seenOn: null,
			changedOn: null,
			ranOn: null,
			deleted: 0,
		})
		.execute();
	await inForce("conversations", "365 days");
	at("2026-11-22");
});

describe("before anything is deleted", () => {
	test("it was on Today for thirty days, with a link to exactly these records", async () => {
		at("2019-11-01");
		for (let n = 0; n < 3; n++) await register();
		const { json: accepted } = await app.asAdmin("GET", "/api/admin/registrations?limit=1");
		await app.asAdmin("PATCH", `/api/admin/registrations/${accepted[0].id}`, {
			body: { status: "accepted" },
		});
		await register();
		const [{ id }] = (await app.asAdmin("GET", "/api/admin/registrations?limit=1")).json;
		await app.asAdmin("POST", "/api/admin/registrations/bulk", {
			body: { records: [{ id, archived: true }] },
		});
		at("2019-12-23", "04:59");
		await register();
		at("2019-12-23", "05:00");
		await register();
		await app.db.deleteFrom("activity").execute();

		at("2026-11-22");
		await anInstance()();
		expect(await count("registrations")).toBe(6);
		const [listed, archived, ...more] = await tasks();
		expect(more).toEqual([]);
		expect(listed).toEqual({
			key: "retention registrations",
			title: "4 registrations will be deleted starting December 23, 2026",
			help: "Kept for 7 years; these are from before December 23, 2019. 3 are still pending. Check what you still need, or keep them longer in Settings.",
			path: "/admin/registrations?to=2019-12-22",
		});
		expect(archived).toMatchObject({
			title: "1 archived registration will be deleted on December 23, 2026",
			path: "/admin/registrations?archived=true&to=2019-12-22",
		});
		for (const [{ path }, n] of [
			[listed, 4],
			[archived, 1],
		]) {
			const answer = await app.asAdmin("GET", `/api${path}`);
			expect(answer.json).toHaveLength(n);
		}
		expect(await status("registrations")).toEqual({
			kind: "registrations",
			from: "2026-12-23",
			before: "2019-12-23",
			count: 5,
		});

		await live("2026-11-23", "2026-12-22");
		expect(await count("registrations")).toBe(6);
		await live("2026-12-23", "2026-12-23");
		expect(await count("registrations")).toBe(1);
		expect(await lines()).toEqual([
			[
				"registration",
				"Deleted 5 registrations from before December 23, 2019, by the retention rule",
				"",
			],
		]);
		expect(await tasks()).toMatchObject([
			{ title: "1 registration will be deleted on December 24, 2026" },
		]);
		await live("2026-12-24", "2026-12-24");
		expect(await count("registrations")).toBe(0);
		expect((await lines())[1]?.[1]).toBe(
			"Deleted 1 registration from before December 24, 2019, by the retention rule",
		);
	});

	test("messages, conversations and the log are announced too, each role what it may see", async () => {
		at("2023-11-30");
		await write();
		const visitor = await aVisitor(app);
		await visitor.ask("Is there parking?");
		await patch({ phone: "732-555-0188" });
		at("2026-11-22");
		await inForce("messages", "3 years");
		await inForce("activity", "3 years");
		await inForce("conversations", "365 days");
		const { token } = await signedInUser(app, { isAdmin: true, role: "viewer" });
		const titles = [
			"1 message will be deleted on December 1, 2026",
			"1 conversation will be deleted on November 22, 2026",
		];
		const all = await tasks();
		expect(all.map(({ title }: { title: string }) => title)).toEqual([
			...titles,
			"1 activity log entry will be deleted on December 1, 2026",
		]);
		expect(all[0].help).toContain("1 is still unread.");
		// The change of the settings is not theirs to read.
		expect((await tasks(token)).map(({ title }: { title: string }) => title)).toEqual(titles);
		expect(all[1].path).toBe("/admin/chats?to=2025-12-22");
		const entries = await app.asAdmin("GET", `/api${all[2].path}`);
		expect(entries.headers.get("x-total-count")).toBe("1");
		const chats = await app.asAdmin("GET", "/api/admin/chat/conversations?to=2025-12-22");
		expect(chats.json).toHaveLength(1);
	});
});

describe("the settings", () => {
	beforeEach(async () => {
		await inForce("messages", "3 years");
		at("2022-06-01");
		await write();
		at("2024-06-01");
		await write();
		at("2026-11-22");
	});

	test("a shorter time deletes thirty days later, and can be taken back until then", async () => {
		await app.db
			.deleteFrom("contacts")
			.where("createdAt", "<", "2023-01-01T00:00:00.000Z")
			.execute();
		await patch({ keepMessages: "1 years" });
		expect(await status("messages")).toEqual({
			kind: "messages",
			from: "2026-12-23",
			before: "2025-12-23",
			count: 1,
		});
		expect(await tasks()).toMatchObject([
			{ title: "1 message will be deleted on December 23, 2026" },
		]);
		await live("2026-11-22", "2026-12-22");
		expect(await count("contacts")).toBe(1);
		await patch({ keepMessages: null });
		expect(await status("messages")).toMatchObject({ from: null, count: 0 });
		await live("2026-12-23", "2027-01-10");
		expect(await count("contacts")).toBe(1);
		await patch({ keepMessages: "1 years" });
		await live("2027-01-10", "2027-02-09");
		expect(await count("contacts")).toBe(1);
		await live("2027-02-10", "2027-02-10");
		expect(await count("contacts")).toBe(0);
	});

	test("a longer time and forever apply immediately", async () => {
		await patch({ keepMessages: "5 years" });
		await live("2026-11-22", "2026-11-23");
		expect(await count("contacts")).toBe(2);
		await patch({ keepMessages: "forever" });
		expect(await status("messages")).toEqual({
			kind: "messages",
			from: null,
			before: null,
			count: 0,
		});
		await patch({ keepMessages: "3 years" });
		await live("2026-11-23", "2026-12-23");
		expect(await count("contacts")).toBe(2);
		await live("2026-12-24", "2026-12-24");
		expect(await count("contacts")).toBe(1);
	});

	test.each(["29 days", "0 years", "101 years", "3", "3 weeks", "-3 years", "3.5 years", "", 3])(
		"%j is refused with a sentence",
		async (keepRegistrations) => {
			const answer = await app.asAdmin("PATCH", "/api/admin/settings", {
				body: { keepRegistrations },
			});
			expect([answer.status, answer.text]).toEqual([
				400,
				"Please enter 30 days to 100 years, or choose forever",
			]);
		},
	);

	test("only full access sees the rules and changes them", async () => {
		for (const role of ["desk", "viewer"] as const) {
			const { token } = await signedInUser(app, { isAdmin: true, role });
			expect((await app.call("GET", "/api/admin/retention", { token })).status).toBe(403);
			const body = { keepMessages: "30 days" };
			const changed = await app.call("PATCH", "/api/admin/settings", { token, body });
			expect(changed.status).toBe(403);
		}
	});

	test("the privacy policy follows them, with the day of the change", async () => {
		const policy = async () => (await app.call("GET", "/api/retention")).json;
		expect(await policy()).toEqual({
			registrations: "7 years",
			messages: "3 years",
			conversations: "365 days",
			changedOn: null,
		});
		await patch({ keepActivity: "1 years", phone: "732-555-0188" });
		expect((await policy()).changedOn).toBeNull();
		await patch({ keepRegistrations: "forever", retentionDays: 90 });
		expect(await policy()).toEqual({
			registrations: "forever",
			messages: "3 years",
			conversations: "90 days",
			changedOn: "2026-11-22",
		});
		await patch({ retentionDays: null });
	});
});

describe("a run", () => {
	test("leaves no trace of people in any table, as when they are deleted by hand", async () => {
		at("2019-01-10");
		const old = [];
		for (let n = 0; n < 3; n++) {
			old.push(
				await register({ fullName: `Zebulon Quist ${n}`, email: `zq${n}@mail.example` }),
				await write({ name: `Zebulon Quist ${n}`, email: `zq${n}@mail.example` }),
			);
		}
		await app.asAdmin("PATCH", `/api/admin/registrations/${old[0].id}`, {
			body: { fullName: "Zebulon Qvist" },
		});
		for (const q of ["zebulon", "brunhilde"]) {
			await app.asAdmin("GET", `/api/admin/registrations.csv?q=${q}`);
			await app.asAdmin("POST", "/api/admin/views", {
				body: {
					list: "registrations",
					name: `Saved view ${q.slice(0, 1)}`,
					query: `q=${q}`,
					shared: true,
				},
			});
		}
		await insertRegistrations(120);
		at("2026-11-21");
		const stays = await register();
		expect(await count("emails")).toBe(14);
		await inForce("registrations", "7 years");
		await inForce("messages", "3 years");
		at("2026-11-22");
		const kinds: string[] = [];
		await anInstance((kind) => kinds.push(kind))();
		expect(kinds).toEqual(["registrations", "messages"]);
		expect(await tablesWith(app.db, "zebulon")).toEqual([]);
		expect(await tablesWith(app.db, "zq1@")).toEqual([]);
		const kept = (await app.asAdmin("GET", "/api/admin/registrations")).json;
		expect(kept.map(({ id }: { id: number }) => id)).toEqual([stays.id]);
		const emails = await app.db.selectFrom("emails").select("registrationId").execute();
		expect(new Set(emails.map(({ registrationId }) => registrationId))).toEqual(
			new Set([stays.id]),
		);
		const views = (await app.asAdmin("GET", "/api/admin/views?list=registrations")).json;
		expect(views.map(({ name }: { name: string }) => name)).toEqual(["Saved view b"]);
		const corrected = await app.db
			.selectFrom("activity")
			.selectAll()
			.where("kind", "=", "registration")
			.where("recordId", "=", String(old[0].id))
			.execute();
		expect(corrected.map(({ label }) => label)).toEqual([old[0].reference]);
		expect(await lines()).toEqual([
			[
				"registration",
				"Deleted 123 registrations from before November 22, 2019, by the retention rule",
				"",
			],
			["contact", "Deleted 3 messages from before November 22, 2023, by the retention rule", ""],
		]);
	});

	test.runIf(process.env.TEST_ENGINE === "sqlite")(
		"leaves nothing in the files of the embedded database",
		async () => {
			at("2019-01-10");
			for (let n = 0; n < 40; n++) await register({ fullName: `Wolfgang Abendroth ${n}` });
			await inForce("registrations", "7 years");
			expect(isInFiles(app, "abendroth")).toBe(true);
			at("2026-11-22");
			await anInstance()();
			await hasLeftFiles(app, "abendroth");
		},
	);

	test("comes once a day after four in the morning, whatever number of instances run", async () => {
		at("2019-01-10");
		await insertRegistrations(220);
		await inForce("registrations", "7 years");
		at("2026-11-22", "08:59");
		await Promise.all([anInstance()(), anInstance()()]);
		expect(await count("registrations")).toBe(220);
		at("2026-11-22", "09:00");
		await Promise.all([anInstance()(), anInstance()(), anInstance()()]);
		expect(await count("registrations")).toBe(0);
		at("2019-01-10");
		await register();
		at("2026-11-22", "20:00");
		await anInstance()();
		expect(await count("registrations")).toBe(1);
		await live("2026-11-23", "2026-11-23");
		expect((await lines()).map(([, label]) => label)).toEqual([
			"Deleted 220 registrations from before November 22, 2019, by the retention rule",
			"Deleted 1 registration from before November 23, 2019, by the retention rule",
		]);
	});

	test("that was interrupted is continued by another instance, and logged as one", async () => {
		at("2019-01-10");
		await insertRegistrations(220);
		await inForce("registrations", "7 years");
		at("2026-11-22");
		// As when the process ends after its first batch.
		const stopping = { aborted: false } as AbortSignal & { aborted: boolean };
		Object.defineProperty(stopping, "aborted", { get: abortedAfter(1) });
		await anInstance(() => {}, stopping)();
		expect(await count("registrations")).toBe(210);
		await anInstance()();
		expect(await count("registrations")).toBe(0);
		expect((await lines()).map(([, label]) => label)).toEqual([
			"Deleted 220 registrations from before November 22, 2019, by the retention rule",
		]);
	});

	test("deletes conversations after their last question; messages sent from them stay", async () => {
		at("2025-11-21");
		const [old, alive] = [await aVisitor(app), await aVisitor(app)];
		await old.ask("Is there parking?");
		await app.call("POST", "/api/chat/callback", {
			body: {
				conversationId: old.conversationId,
				name: "Ana López",
				email: "ana@mail.example",
				phone: "732-555-0171",
			},
		});
		at("2026-06-01");
		await alive.ask("Is there parking?");
		at("2026-11-22");
		await anInstance()();
		expect(await old.messages()).toEqual([]);
		expect(await alive.messages()).toHaveLength(3);
		expect(await count("contacts")).toBe(1);
		expect(await lines()).toEqual([
			[
				"conversation",
				"Deleted 1 conversation from before November 22, 2025, by the retention rule",
				"",
			],
		]);
	});

	test("deletes old log entries and office emails, and logs that too", async () => {
		at("2023-11-21");
		await patch({ phone: "732-555-0188" });
		const clock = () => app.clock.now;
		await queueEmail(app.db, clock, anEmail({ template: "daily summary", audience: "staff" }));
		await register();
		at("2023-11-22", "06:00");
		await patch({ phone: null });
		await inForce("activity", "3 years");
		at("2026-11-22");
		await anInstance()();
		const left = await app.db
			.selectFrom("activity")
			.select(["kind", "label"])
			.orderBy("id")
			.execute();
		expect(left).toEqual([
			{ kind: "settings", label: "Settings: phone" },
			{
				kind: "activity",
				label:
					"Deleted 2 log entries and office emails from before November 22, 2023, by the retention rule",
			},
		]);
		const emails = await app.db.selectFrom("emails").select("audience").execute();
		expect(emails.map(({ audience }) => audience)).not.toContain("staff");
		expect(emails.length).toBeGreaterThan(0);
	});
});

describe("a wrong clock", () => {
	test("ten years ahead deletes nothing, and neither does the correction", async () => {
		await register();
		await write();
		await (await aVisitor(app)).ask("Is there parking?");
		await inForce("registrations", "7 years");
		await inForce("messages", "3 years");
		await anInstance()();
		at("2036-11-22");
		const run = anInstance();
		await run();
		await live("2036-11-23", "2036-12-20");
		expect(await tasks()).toHaveLength(3);
		await live("2026-11-23", "2026-11-24");
		expect(await Promise.all([count("registrations"), count("contacts")])).toEqual([1, 1]);
		expect(await count("chat_conversations")).toBe(1);
		expect(await lines()).toEqual([]);
	});

	test("an hour back runs nothing twice", async () => {
		at("2026-11-22", "09:30");
		await anInstance()();
		at("2026-11-22", "08:30");
		await anInstance()();
		at("2026-11-22", "09:30");
		await anInstance()();
		expect(await lines()).toEqual([]);
	});
});

/** Returns what says no so many times, and then yes. */
function abortedAfter(times: number): () => boolean {
	let asked = 0;
	return () => ++asked > times;
}
