import { beforeAll, describe, expect, test } from "vitest";
import type { EmailDraft } from "#intake/mail/queue.server.ts";
import { cellsOf, theApp } from "../../../test/app.ts";
import { aNotice, anEmail, queueAll } from "../../../test/emails.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";
import { ids } from "../../../test/lists.ts";

const app = theApp();
const path = "/api/admin/emails";
const read = (query = "") => app.asAdmin("GET", `${path}?${query}`);

let registration: { id: number; reference: string };
let contact: { id: number; reference: string };

/** Stores an email with columns that sending it changes. @returns its id */
async function stored(draft: EmailDraft, change: object = {}): Promise<number> {
	const [id = 0] = await queueAll(app, [draft]);
	if (Object.keys(change).length > 0) {
		await app.db.updateTable("emails").set(change).where("id", "=", id).execute();
	}
	return id;
}

beforeAll(async () => {
	registration = (await app.call("POST", "/api/register", { body: aRegistration() })).json;
	contact = (await app.call("POST", "/api/contact", { body: aContact() })).json;
	await app.db.deleteFrom("emails").execute();
});

describe("the list of emails", () => {
	const stores: Record<string, number> = {};

	beforeAll(async () => {
		const about = { reference: registration.reference, registrationId: registration.id };
		stores.notice = await stored(aNotice({ about }), { status: "sent", attempts: 1 });
		stores.confirmation = await stored(
			anEmail({ about, recipient: "jose@mail.example", content: content("Recibimos su registro") }),
			{ status: "failed", failure: "The mailbox does not exist.", attempts: 1 },
		);
		app.clock.advance(10 * 60_000);
		stores.message = await stored(
			anEmail({
				template: "message confirmation",
				about: { reference: contact.reference, contactId: contact.id },
				isSuspected: true,
			}),
		);
		stores.summary = await stored(
			anEmail({ template: "daily summary", audience: "staff", recipient: "dana@school.example" }),
		);
	});

	const idsOf = (...names: string[]) => names.map((name) => stores[name]);

	test("is newest first, without the bodies, and a row equals the record read alone", async () => {
		const answer = await read();
		expect(ids(answer)).toEqual(idsOf("summary", "message", "confirmation", "notice"));
		expect(answer.headers.get("x-total-count")).toBe("4");
		for (const row of answer.json) {
			expect((await app.asAdmin("GET", `${path}/${row.id}`)).json).toEqual(row);
			expect(row).not.toHaveProperty("textBody");
			expect(row).not.toHaveProperty("htmlBody");
		}
		expect(answer.json[3]).toMatchObject({
			reference: registration.reference,
			template: "registration notice",
			audience: "school",
			recipient: null,
			registrationId: registration.id,
			contactId: null,
			status: "sent",
			attempts: 1,
		});
	});

	test.each([
		["status=failed", ["confirmation"]],
		["status=held,waiting", ["summary", "message"]],
		["audience=school", ["notice"]],
		["audience=staff,visitor&status=waiting", ["summary"]],
		["template=message+confirmation", ["message"]],
		["stuck=true", ["confirmation"]],
		["stuck=false", ["summary", "message", "notice"]],
		["q=JOSE", ["confirmation"]],
		["q=recibimos", ["confirmation"]],
		["archived=true", []],
	])("%s", async (query, names) => {
		expect(ids(await read(query))).toEqual(idsOf(...names));
		expect((await app.asAdmin("GET", `${path}/count?${query}`)).json).toEqual({
			total: names.length,
		});
	});

	test("is filtered by the record that an email is about", async () => {
		expect(ids(await read(`registrationId=${registration.id}`))).toEqual(
			idsOf("confirmation", "notice"),
		);
		expect(ids(await read(`contactId=${contact.id}`))).toEqual(idsOf("message"));
		expect(ids(await read(`q=${registration.reference}`))).toEqual(idsOf("confirmation", "notice"));
	});

	test.each([
		["status=lost", "status must be one of waiting, sent, failed, held, unsent"],
		["template=x", /^template must be one of registration notice, /],
		["registrationId=x", "registrationId must be a number"],
		["sort=htmlBody", /^sort must be one of /],
	])("refuses %s", async (query, detail) => {
		const answer = await read(query);
		expect(answer.status).toBe(400);
		expect(answer.text).toEqual(
			typeof detail === "string" ? detail : expect.stringMatching(detail),
		);
	});

	test("an email that waits after a failure is stuck after five minutes", async () => {
		const id = await stored(anEmail(), { failure: "The mail server did not answer.", attempts: 1 });
		const isListed = async () => ids(await read("stuck=true")).includes(id);
		const count = async () => (await app.asAdmin("GET", "/api/admin/mail-status")).json.stuck;
		expect([await isListed(), await count()]).toEqual([false, 1]);
		app.clock.advance(6 * 60_000);
		const before = await count();
		expect(await isListed()).toBe(true);
		expect(before).toBe((await read("stuck=true")).json.length);
		await app.db.deleteFrom("emails").where("id", "=", id).execute();
	});

	test("is exported with its columns, recorded in the activity log", async () => {
		const answer = await app.asAdmin("GET", `${path}.csv?status=failed`);
		expect(answer.status).toBe(200);
		const [head = [], row = []] = cellsOf(answer.text);
		const cell = (name: string) => row[head.indexOf(name)];
		expect(cell("To")).toBe("jose@mail.example");
		expect(cell("Failure")).toBe("The mailbox does not exist.");
		const log = await app.asAdmin("GET", "/api/admin/activity?kind=email&limit=1");
		expect(log.json[0]).toMatchObject({ action: "exported", label: "Emails as CSV" });
	});

	test("archives and restores in bulk, and changes nothing else", async () => {
		const [id] = idsOf("summary");
		const change = (change: object) =>
			app.asAdmin("POST", `${path}/bulk`, { body: { records: [{ id, ...change }] } });
		expect((await change({ archived: true })).json.changed).toMatchObject([{ id, version: 2 }]);
		expect(ids(await read("archived=true"))).toEqual([id]);
		await change({ archived: false, status: "sent", recipient: "mallory@mail.example" });
		expect((await app.asAdmin("GET", `${path}/${id}`)).json).toMatchObject({
			archived: false,
			status: "waiting",
			recipient: "dana@school.example",
		});
	});

	test("has no way to delete one email: it goes with its record", async () => {
		const [id] = idsOf("summary");
		expect((await app.asAdmin("DELETE", `${path}/${id}`)).status).toBe(405);
		expect(ids(await read())).toContain(id);
	});

	test("keeps saved views, whose filters are checked", async () => {
		const save = (query: string) =>
			app.asAdmin("POST", "/api/admin/views", { body: { list: "emails", name: query, query } });
		expect((await save("stuck=true&audience=school")).status).toBe(201);
		expect((await save("status=lost")).status).toBe(400);
		const views = await app.asAdmin("GET", "/api/admin/views?list=emails");
		expect(views.json).toMatchObject([{ query: "stuck=true&audience=school" }]);
	});
});

describe("the content of an email", () => {
	test("is complete, from and to the school as it is now", async () => {
		const id = await stored(aNotice({ content: content("New registration") }));
		const settings = await app.asAdmin("PATCH", "/api/admin/settings", {
			body: { email: "office@own.example" },
		});
		expect(settings.status).toBe(200);
		const answer = await app.asAdmin("GET", `${path}/${id}/content`);
		expect(answer.json).toEqual({
			from: "Iselin Healthcare Training <office@own.example>",
			to: "office@own.example",
			replyTo: "ana@mail.example",
			subject: "New registration",
			text: "Text of New registration",
			html: "<p>New registration</p>",
		});
	});

	test("of one that does not exist is 404, in a sentence", async () => {
		const answer = await app.asAdmin("GET", `${path}/99999/content`);
		expect([answer.status, answer.text]).toEqual([404, "Email not found."]);
	});
});

function content(subject: string) {
	return { subject, text: `Text of ${subject}`, html: `<p>${subject}</p>` };
}
