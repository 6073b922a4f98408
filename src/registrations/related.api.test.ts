import { sql } from "kysely";
import { expect, test } from "vitest";
import { transaction } from "#database/database.server.ts";
import { relatedQuery } from "#registrations/related.server.ts";
import { theApp } from "../../test/app.ts";
import { aContact, aRegistration } from "../../test/factories.ts";

const app = theApp();

const register = async (change: object) => {
	app.clock.advance(1000);
	return (await app.call("POST", "/api/register", { body: aRegistration(change) })).json;
};
const write = async (change: object) => {
	app.clock.advance(1000);
	return (await app.call("POST", "/api/contact", { body: aContact(change) })).json;
};
const related = (id: number) => app.asAdmin("GET", `/api/admin/registrations/${id}/related`);
const referencesOf = async (id: number) =>
	(await related(id)).json.map(({ reference }: { reference: string }) => reference);

test("the same email or the same digits are the same person, newest first", async () => {
	const first = await register({ email: "Ana@Mail.example", phone: "732-555-0111", courseId: 2 });
	const byEmail = await register({ email: "ana@mail.example", phone: "732-555-0112", courseId: 3 });
	const byPhone = await register({ email: "other@mail.example", phone: "+1 (732) 555.0111" });
	const message = await write({ email: "ANA@mail.example", phone: null, subject: "My diploma" });
	const call = await write({ email: "third@mail.example", phone: "1 732 555 0111" });
	await register({ email: "nobody@mail.example", phone: "732-555-0119" });

	const answer = await related(first.id);
	expect(answer.status).toBe(200);
	expect(answer.json).toEqual([
		expect.objectContaining({ kind: "contact", id: call.id, reference: call.reference }),
		expect.objectContaining({ kind: "contact", reference: message.reference, about: "My diploma" }),
		expect.objectContaining({ kind: "registration", reference: byPhone.reference }),
		expect.objectContaining({
			kind: "registration",
			id: byEmail.id,
			about: byEmail.courseTitle,
			createdAt: byEmail.createdAt,
		}),
	]);
	expect(await referencesOf(byEmail.id)).toEqual([message.reference, first.reference]);
});

test("someone who registers once is related to nobody", async () => {
	const alone = await register({ email: "alone@mail.example", phone: "732-555-0120" });
	expect(await referencesOf(alone.id)).toEqual([]);
});

test("a phone without digits identifies nobody", async () => {
	const one = await register({ email: "one@mail.example", phone: "call me later" });
	await register({ email: "two@mail.example", phone: "call me later" });
	expect(await referencesOf(one.id)).toEqual([]);
});

test("archived records are listed, erased ones are not", async () => {
	const person = { email: "twice@mail.example", phone: "732-555-0130" };
	const [first, second] = [await register(person), await register(person)];
	const archive = { records: [{ id: second.id, archived: true }] };
	await app.asAdmin("POST", "/api/admin/registrations/bulk", { body: archive });
	expect(await referencesOf(first.id)).toEqual([second.reference]);
	await app.asAdmin("DELETE", `/api/admin/registrations/${second.id}`);
	expect(await referencesOf(first.id)).toEqual([]);
});

test("a registration that does not exist is 404", async () => {
	const answer = await related(99_999);
	expect([answer.status, answer.text]).toEqual([404, "Registration not found."]);
});

test("no table is read row by row", async () => {
	const query = relatedQuery({ registrationId: 1, email: "a@mail.example", digits: "7325550111" });
	const engine = app.db.getExecutor().adapter.constructor.name;
	if (engine.startsWith("Postgres")) {
		const plan = await transaction(app.db, async (tx) => {
			// Small tables are always read whole, unless that is forbidden.
			await sql`set local enable_seqscan = off`.execute(tx);
			return (await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(tx)).rows;
		});
		const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
		expect(text).not.toContain("Seq Scan");
		expect(text).toContain("registrations_by_digits");
		expect(text).toContain("contacts_by_digits");
	} else {
		const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(app.db);
		const text = rows.map(({ detail }) => detail).join("\n");
		expect(text).not.toMatch(/^SCAN (registrations|contacts)/m);
		expect(text).toContain("registrations_by_digits");
		expect(text).toContain("contacts_by_digits");
	}
});
