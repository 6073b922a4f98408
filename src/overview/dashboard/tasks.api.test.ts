import { expect, test } from "vitest";
import { markUnsent } from "#intake/mail/outbox.server.ts";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aFact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

const allTasks = async () => (await app.asAdmin("GET", "/api/admin/tasks")).json;
/** Without those about backups, which nobody makes here, and about Spanish, which these facts do not have. */
const tasks = async () =>
	(await allTasks()).filter(({ key }: { key: string }) => key !== "backup" && key !== "spanish");
const titles = async () => (await tasks()).map(({ title }: { title: string }) => title);
const at = (instant: string) => {
	app.clock.now = new Date(instant);
};

test("a fact is a task from 14 days before it expires until it is renewed or replaced", async () => {
	const { id } = (
		await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ courseId: 2, validUntil: "2026-12-04" }),
		})
	).json;
	at("2026-11-20T04:59:59Z");
	expect(await tasks()).toEqual([]);
	at("2026-11-20T05:00:00Z");
	expect(await tasks()).toEqual([
		{
			key: `fact ${id}`,
			title:
				"“Prices and tuition” for Certified Nursing Assistant (CNA) expires on December 4, 2026",
			help: "Update it, or give it a later date.",
			path: `/admin/facts/${id}`,
		},
	]);
	at("2026-12-05T05:00:00Z");
	expect(await tasks()).toMatchObject([
		{
			title:
				"“Prices and tuition” for Certified Nursing Assistant (CNA) expired on December 4, 2026",
			help: "Visitors no longer see it. Update it or delete it.",
		},
	]);
	await app.asAdmin("POST", "/api/admin/facts", { body: aFact({ courseId: 2 }) });
	expect(await tasks()).toEqual([]);
});

test("the most urgent comes first; a fact of an inactive course waits", async () => {
	at("2026-11-20T15:00:00Z");
	for (const change of [
		{ topic: "other", question: "Is there a lift?", validUntil: "2026-12-01" },
		{ topic: "aid", validUntil: "2026-11-22" },
		{ topic: "aid", courseId: 5, validUntil: "2026-11-21" },
		{ topic: "aid", courseId: 6 },
	]) {
		await app.asAdmin("POST", "/api/admin/facts", { body: aFact(change) });
	}
	await app.asAdmin("PATCH", "/api/admin/courses/5", { body: { isActive: false } });
	expect(await titles()).toEqual([
		"“Financial aid” for the whole school expires on November 22, 2026",
		"“Is there a lift?” for the whole school expires on December 1, 2026",
	]);
});

test("start dates without a last day, from before one was needed, are a task until they have one", async () => {
	at("2026-11-20T15:00:00Z");
	const body = aFact({ topic: "start_dates", courseId: 3, validUntil: "2027-01-11" });
	const { id } = (await app.asAdmin("POST", "/api/admin/facts", { body })).json;
	await app.db.updateTable("facts").set({ validUntil: null }).where("id", "=", id).execute();
	const task = async () => (await tasks()).find(({ key }: { key: string }) => key === `fact ${id}`);
	expect(await task()).toMatchObject({
		title: expect.stringMatching(/^“Start dates” for .+ has no last day$/),
		help: "Visitors see it until it has one.",
		path: `/admin/facts/${id}`,
	});
	await app.asAdmin("PATCH", `/api/admin/facts/${id}`, { body: { validUntil: "2027-01-11" } });
	expect(await task()).toBeUndefined();
});

test("missing facts are one task that counts each visitor once", async () => {
	at("2027-03-01T15:00:00Z");
	const gapTasks = async () => (await tasks()).filter(({ key }: { key: string }) => key === "gaps");
	expect(await gapTasks()).toEqual([]);
	const visitor = await aVisitor(app);
	await visitor.ask("How much is EKG?");
	await visitor.ask("Is there parking?");
	expect(await gapTasks()).toEqual([
		{
			key: "gaps",
			title: "1 person asked about missing facts",
			help: "In the last 30 days. Add the facts so the assistant can answer.",
			path: "/admin/facts",
		},
	]);
	await (await aVisitor(app)).ask("How much is EKG?");
	expect(await gapTasks()).toMatchObject([{ title: "2 people asked about missing facts" }]);
	for (const change of [{ courseId: 4 }, { topic: "parking" }]) {
		await app.asAdmin("POST", "/api/admin/facts", { body: aFact(change) });
	}
	expect(await gapTasks()).toEqual([]);
});

test("a verified backup that is older than two days is a task, but not on the first two days", async () => {
	const backupTask = async () =>
		(await allTasks()).find(({ key }: { key: string }) => key === "backup");
	const status = async () => (await app.asAdmin("GET", "/api/admin/checklist")).json.backups;
	at("2026-11-22T14:59:00Z");
	expect(await backupTask()).toBeUndefined();
	expect(await status()).toEqual({ verifiedAt: null, areOnDataDisk: false });
	at("2026-11-22T15:00:00Z");
	expect(await backupTask()).toEqual({
		key: "backup",
		title: "There is no verified backup",
		help: "Tell the person who runs the server: one should be made every night.",
		path: null,
	});
	const made = { reason: "nightly", claimedUntil: "2026-11-23T09:10:00Z" } as const;
	await app.db
		.insertInto("backups")
		.values([
			{
				...made,
				day: "2026-11-23",
				startedAt: "2026-11-23T08:10:00.000Z",
				verifiedAt: "2026-11-23T08:10:04.000Z",
			},
			{
				...made,
				day: "2026-11-24",
				startedAt: "2026-11-24T08:10:00.000Z",
				failure: "The disk is full.",
			},
		])
		.execute();
	at("2026-11-25T08:09:59Z");
	expect(await backupTask()).toBeUndefined();
	at("2026-11-25T08:10:00Z");
	expect(await backupTask()).toMatchObject({
		title: "No verified backup since November 23, 2026",
		help: "Tell the person who runs the server. The last attempt failed: The disk is full.",
	});
	expect(await status()).toEqual({
		verifiedAt: "2026-11-23T08:10:00.000Z",
		areOnDataDisk: false,
	});
});

test("emails to applicants that were not sent are a task, with the way to them", async () => {
	await app.call("POST", "/api/register", { body: aRegistration() });
	const mailTasks = async () =>
		(await allTasks()).filter(({ key }: { key: string }) => key === "unsent emails");
	expect(await mailTasks()).toEqual([]);
	await markUnsent(app.db, () => app.clock.now);
	const [task] = await mailTasks();
	expect(task.title).toBe("1 email to applicants and visitors was not sent");
	const { headers } = await app.asAdmin("GET", task.path.replace("/admin/", "/api/admin/"));
	expect(headers.get("x-total-count")).toBe("1");
});
