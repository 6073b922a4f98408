import { beforeEach, expect, test } from "vitest";
import { dailySummaries } from "#overview/dashboard/summary-schedule.server.ts";
import { instantAt } from "#platform/calendar/new-york.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { anApplicant } from "../../../test/applicant.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { allEmails } from "../../../test/emails.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

/** Sets the clock to a time in New York. */
const at = (day: string, time: string) => {
	app.clock.now = new Date(instantAt(day, time));
};
/** Starts an instance, as after a restart. */
const anInstance = () => dailySummaries(app.db, () => app.clock.now, "https://school.example");
const summaries = async () =>
	(await allEmails(app)).filter(({ template }) => template === "daily summary");
const register = async () =>
	(await app.call("POST", "/api/register", { body: aRegistration() })).json;
const subscribe = (email: string | null) =>
	app.asAdmin("PUT", "/api/admin/me/summary", { body: { email } });

beforeEach(async () => {
	for (const table of ["emails", "registrations", "chat_callbacks", "contacts"] as const) {
		await app.db.deleteFrom(table).execute();
	}
	await app.db.deleteFrom("one_time_tasks").where("name", "like", "daily summary %").execute();
	at("2026-11-20", "10:00");
	await subscribe("dana@school.example");
});

test("each administrator sets where the summary goes, recorded in the activity log", async () => {
	expect((await app.asAdmin("GET", "/api/admin/me/summary")).json).toEqual({
		email: "dana@school.example",
	});
	const { token } = await signedInUser(app, { isAdmin: true });
	const own = await app.call("GET", "/api/admin/me/summary", { token });
	expect(own.json).toEqual({ email: null });
	expect((await subscribe("not an address")).text).toBe("Please enter a valid email address");
	expect((await subscribe("dana@school.example\r\nBcc: x@mail.example")).status).toBe(400);
	expect((await subscribe("dana+summary@school.example")).json).toEqual({
		email: "dana+summary@school.example",
	});
	const { json: log } = await app.asAdmin("GET", "/api/admin/activity?kind=user&limit=1");
	expect(log[0]).toMatchObject({
		action: "changed",
		label: "dana",
		before: { summaryEmail: "dana@school.example" },
		after: { summaryEmail: "dana+summary@school.example" },
	});
	expect((await subscribe(null)).json).toEqual({ email: null });
});

test("at opening it says what came since the last opening, without names", async () => {
	const { json: early } = await app.call("POST", "/api/contact", { body: aContact() });
	at("2026-11-21", "14:00");
	const registration = await register();
	const { json: message } = await app.call("POST", "/api/contact", { body: aContact() });
	const visitor = await aVisitor(app);
	const { json: call } = await app.call("POST", "/api/chat/callback", {
		body: {
			conversationId: visitor.conversationId,
			name: "Ana López",
			email: "ana@mail.example",
			phone: "732-555-0171",
		},
	});
	const run = anInstance();
	at("2026-11-22", "12:00");
	await run();
	at("2026-11-23", "08:59");
	await run();
	expect(await summaries()).toEqual([]);
	at("2026-11-23", "09:00");
	await run();
	const [summary, ...others] = await summaries();
	expect(others).toEqual([]);
	expect(summary).toMatchObject({
		audience: "staff",
		recipient: "dana@school.example",
		registrationId: null,
		contactId: null,
		language: "en",
		subject: "Daily summary for Monday, November 23",
		status: "waiting",
	});
	const text = summary?.textBody ?? "";
	expect(text).toContain(`- 1 registration: ${registration.reference}\n`);
	expect(text).toContain(`- 1 message: ${message.reference}\n`);
	expect(text).toContain(`- 1 requested call: ${call.reference}\n`);
	expect(text).not.toContain(early.reference);
	expect(text).toContain("- 1 registration\n- 3 messages\n");
	expect(text).not.toMatch(/Marisol|Kwame|Ana|mail\.example/);
});

test("as many wait as the list of waiting people has, without who was answered, withdrew or is spam", async () => {
	at("2026-11-21", "14:00");
	const waits = await register();
	for (const change of [
		{ archived: true },
		{ isSpam: true },
		{ status: "accepted" },
		{ stage: "contacted" },
	]) {
		await app.asAdmin("PATCH", `/api/admin/registrations?ids=${(await register()).id}`, {
			body: { total: 1, change },
		});
	}
	await app.call("PUT", `${(await anApplicant(app)).path}/withdrawal`);
	const answered = await register();
	const reply = {
		channel: "mail program",
		language: "en",
		subject: "Evenings",
		text: "Yes, there is.",
	};
	const replied = await app.asAdmin("POST", `/api/admin/registrations/${answered.id}/replies`, {
		body: { ...reply, isAnswered: true, lastReplyId: null },
	});
	expect(replied.status).toBe(201);
	const { json: unread } = await app.call("POST", "/api/contact", { body: aContact() });
	const { json: read } = await app.call("POST", "/api/contact", { body: aContact() });
	await app.asAdmin("GET", `/api/admin/contacts/${read.id}`);
	const { json: done } = await app.call("POST", "/api/contact", { body: aContact() });
	await app.asAdmin("PATCH", `/api/admin/contacts?ids=${done.id}`, {
		body: { total: 1, change: { answerState: "answered" } },
	});
	at("2026-11-23", "09:00");
	await anInstance()();
	const { json } = await app.asAdmin("GET", "/api/admin/waiting");
	const waiting = json.people.flatMap(
		({ records }: { records: { reference: string }[] }) => records,
	);
	expect(waiting.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
		[read, unread, waits].map(({ reference }) => reference).sort(),
	);
	const [summary] = await summaries();
	expect(summary?.textBody).toContain("Waiting for an answer\n\n- 1 registration\n- 2 messages\n");
});

test("who withdrew is new, and waits for no answer", async () => {
	at("2026-11-21", "14:00");
	const { reference, path } = await anApplicant(app);
	await register();
	expect((await app.call("PUT", `${path}/withdrawal`)).status).toBe(200);
	at("2026-11-23", "09:00");
	await anInstance()();
	const [summary] = await summaries();
	expect(summary?.textBody).toContain(reference);
	expect(summary?.textBody).toContain("\n- 1 registration\n");
});

test("it is queued once a day, whatever number of instances run and restart", async () => {
	at("2026-11-21", "14:00");
	await register();
	at("2026-11-23", "09:00");
	await Promise.all([anInstance()(), anInstance()(), anInstance()()]);
	at("2026-11-23", "09:01");
	await anInstance()();
	expect(await summaries()).toHaveLength(1);
	at("2026-11-24", "09:00");
	await anInstance()();
	expect(await summaries()).toHaveLength(2);
	const tasks = await app.db
		.selectFrom("one_time_tasks")
		.select("name")
		.where("name", "like", "daily summary %")
		.execute();
	expect(tasks).toEqual([{ name: "daily summary 2026-11-24" }]);
});

test("a server that was down at opening catches up on the same day", async () => {
	await register();
	at("2026-11-21", "17:30");
	await anInstance()();
	expect((await summaries()).map(({ subject }) => subject)).toEqual([
		"Daily summary for Saturday, November 21",
	]);
});

test("nothing is sent on a day with nothing to say, not even for what comes later that day", async () => {
	at("2026-11-21", "09:00");
	await anInstance()();
	at("2026-11-21", "11:00");
	await register();
	await anInstance()();
	expect(await summaries()).toEqual([]);
});

test("nothing is sent on closed days and to those who did not ask for it", async () => {
	await register();
	for (const day of ["2026-11-22", "2026-11-26"]) {
		at(day, "12:00");
		await anInstance()();
	}
	await subscribe(null);
	at("2026-11-23", "09:00");
	await anInstance()();
	expect(await summaries()).toEqual([]);
});

test("someone who is no longer an administrator gets no summary", async () => {
	await register();
	await subscribe(null);
	const { id } = await signedInUser(app);
	await app.db
		.updateTable("users")
		.set({ summaryEmail: "former@school.example" })
		.where("id", "=", id)
		.execute();
	at("2026-11-21", "09:00");
	await anInstance()();
	expect(await summaries()).toEqual([]);
});

test.each([
	["2026-03-09", "2026-03-09T13:00:00.000Z"],
	["2026-11-02", "2026-11-02T14:00:00.000Z"],
])("after a change of the clock it comes at opening: %s", async (day, opening) => {
	at(day, "00:30");
	await register();
	const run = anInstance();
	app.clock.now = new Date(Date.parse(opening) - 1000);
	await run();
	expect(await summaries()).toEqual([]);
	app.clock.now = new Date(opening);
	await run();
	expect(await summaries()).toHaveLength(1);
});

test("emails that are stuck and facts that expire are in it, archived and suspected records are not new", async () => {
	const { id } = await register();
	const spam = await register();
	const archived = await register();
	await app.db
		.updateTable("registrations")
		.set({ isSpam: true })
		.where("id", "=", spam.id)
		.execute();
	await app.db
		.updateTable("registrations")
		.set({ archived: true })
		.where("id", "=", archived.id)
		.execute();
	const set = (values: object) =>
		app.db.updateTable("emails").set(values).where("registrationId", "=", id);
	await set({ status: "failed" }).where("audience", "=", "visitor").execute();
	// What a server outage delays is not an attempt of an email.
	await set({ failure: "The mail server cannot be reached" })
		.where("audience", "=", "school")
		.execute();
	await app.db
		.updateTable("emails")
		.set({ status: "sent" })
		.where("registrationId", "in", [spam.id, archived.id])
		.execute();
	await app.asAdmin("POST", "/api/admin/facts", {
		body: { topic: "price", courseId: 3, answer: "It costs $1,295.", validUntil: "2026-11-30" },
	});
	at("2026-11-21", "09:00");
	await anInstance()();
	const [summary] = await summaries();
	const text = summary?.textBody ?? "";
	expect((await app.asAdmin("GET", "/api/admin/mail-status")).json.stuck).toBe(2);
	expect(text).toContain("- 1 registration: ");
	for (const { reference } of [spam, archived]) expect(text).not.toContain(reference);
	expect(text).toContain("- 1 email failed\n- 1 email delayed\n");
	expect(text).toMatch(/- “Prices and tuition” for .+ expires on November 30, 2026/);
});
