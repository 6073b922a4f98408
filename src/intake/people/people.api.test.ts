import { beforeEach, describe, expect, test } from "vitest";
import type { Person, PersonRecord } from "#intake/people/contract.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

/** A later submission, so that orders are certain. */
async function submit(path: string, body: object): Promise<{ id: number; reference: string }> {
	app.clock.advance(1000);
	const answer = await app.call("POST", path, { body });
	expect(answer.status).toBe(201);
	return answer.json;
}
const register = (change: object) => submit("/api/register", aRegistration(change));
const write = (change: object) => submit("/api/contact", aContact(change));

const personIdOf = async (list: "registrations" | "contacts", id: number): Promise<number> =>
	(await app.asAdmin("GET", `/api/admin/${list}/${id}`)).json.personId;
const person = async (id: number): Promise<Person> =>
	(await app.asAdmin("GET", `/api/admin/people/${id}`)).json;
const referencesOf = ({ records }: { records: PersonRecord[] }) =>
	records.map(({ reference }) => reference);

let next = 0;
/** An email address, a phone and a name that nobody else has. */
function somebody() {
	next += 1;
	return {
		fullName: `Ana${next} Lopez${next}`,
		mother: `Rosa${next} Lopez${next}`,
		email: `ana${next}@mail.example`,
		phone: `732-555-${String(1000 + next)}`,
	};
}
let ana = somebody();
beforeEach(() => {
	ana = somebody();
});

describe("records are one person", () => {
	test("with the same email address, whatever the name", async () => {
		const first = await register(ana);
		const second = await register({ ...ana, email: ana.email.toUpperCase(), fullName: "A. L." });
		const message = await write({ name: "Ana", email: ana.email, phone: null });
		const id = await personIdOf("registrations", first.id);
		expect(await personIdOf("registrations", second.id)).toBe(id);
		expect(await personIdOf("contacts", message.id)).toBe(id);
		expect(referencesOf(await person(id))).toEqual([
			message.reference,
			second.reference,
			first.reference,
		]);
	});

	test("with the same phone in any format, if the names fit", async () => {
		const first = await register(ana);
		const [given = "", family = ""] = ana.fullName.split(" ");
		const second = await register({
			fullName: `${given.toUpperCase()} María ${family}`,
			email: "another@mail.example",
			phone: `+1 (732) ${ana.phone.slice(4)}`,
		});
		expect(await personIdOf("registrations", second.id)).toBe(
			await personIdOf("registrations", first.id),
		);
	});

	test("not with the same phone and another name: they are offered", async () => {
		const first = await register(ana);
		const mother = await register({ ...ana, fullName: ana.mother, email: `m.${ana.email}` });
		const id = await personIdOf("registrations", first.id);
		const other = await personIdOf("registrations", mother.id);
		expect(other).not.toBe(id);
		expect((await person(id)).duplicates).toEqual([
			{
				id: other,
				name: ana.mother,
				email: `m.${ana.email}`,
				phone: ana.phone,
				records: 1,
				same: "phone",
			},
		]);
	});

	test("not with the same name alone: they are offered", async () => {
		const first = await register(ana);
		const other = await register({ ...somebody(), fullName: ana.fullName.toLowerCase() });
		const { duplicates } = await person(await personIdOf("registrations", first.id));
		expect(duplicates).toMatchObject([
			{ id: await personIdOf("registrations", other.id), same: "name" },
		]);
	});

	test("not with the same words instead of a phone number", async () => {
		const one = await register({ ...somebody(), fullName: "Same Name", phone: "call me later" });
		const two = await register({ ...somebody(), fullName: "Same Name", phone: "call me later" });
		expect(await personIdOf("registrations", two.id)).not.toBe(
			await personIdOf("registrations", one.id),
		);
	});
});

describe("a person", () => {
	test("has notes and calls with who and when", async () => {
		const id = await personIdOf("registrations", (await register(ana)).id);
		const path = `/api/admin/people/${id}/entries`;
		const note = await app.asAdmin("POST", path, {
			body: { kind: "note", text: " Prefers text. " },
		});
		expect(note.status).toBe(201);
		app.clock.advance(1000);
		const call = await app.asAdmin("POST", path, { body: { kind: "call", outcome: "voicemail" } });
		expect(call.status).toBe(201);
		expect((await person(id)).entries).toMatchObject([
			{ kind: "call", outcome: "voicemail", text: "", username: "dana" },
			{ kind: "note", outcome: null, text: "Prefers text.", username: "dana" },
		]);
	});

	test("keeps a note that two people change at once for the second to decide", async () => {
		const id = await personIdOf("registrations", (await register(ana)).id);
		const note = (
			await app.asAdmin("POST", `/api/admin/people/${id}/entries`, {
				body: { kind: "note", text: "One" },
			})
		).json;
		const path = `/api/admin/person-entries/${note.id}`;
		const headers = { "if-match": `"${note.version}"` };
		const first = await app.asAdmin("PATCH", path, { body: { text: "Two" }, headers });
		expect(first.status).toBe(200);
		expect((await app.asAdmin("PATCH", path, { body: { text: "Three" }, headers })).status).toBe(
			412,
		);
		expect((await app.asAdmin("DELETE", path, { headers })).status).toBe(412);
		expect((await person(id)).entries).toMatchObject([{ text: "Two" }]);
		expect((await app.asAdmin("DELETE", path)).status).toBe(204);
		expect((await person(id)).entries).toEqual([]);
	});

	test("has an owner and a task with a day", async () => {
		const id = await personIdOf("registrations", (await register(ana)).id);
		const path = `/api/admin/people/${id}`;
		const me = (await app.asAdmin("GET", "/api/admin/me")).json;
		const change = { ownerId: me.id ?? 1, task: "Call about papers", taskDueOn: "2026-12-01" };
		const changed = await app.asAdmin("PATCH", path, { body: change });
		expect(changed.status).toBe(200);
		expect(changed.json).toMatchObject(change);
		const cleared = await app.asAdmin("PATCH", path, { body: { task: "" } });
		expect(cleared.json).toMatchObject({ task: null, taskDueOn: null });
		const dated = await app.asAdmin("PATCH", path, { body: { taskDueOn: "2026-12-02" } });
		expect(dated.status).toBe(400);
		expect(dated.text).toBe("Please enter a task before its day.");
		const unknown = await app.asAdmin("PATCH", path, { body: { ownerId: 999_999 } });
		expect(unknown.status).toBe(400);
		expect(unknown.text).toBe("Please choose someone who can sign in.");
		expect((await person(id)).changes.filter(({ kind }) => kind === "person")).toMatchObject([
			{ before: { task: "Call about papers", taskDueOn: "2026-12-01" } },
			{ before: { owner: null }, after: { owner: "dana", task: "Call about papers" } },
		]);
	});
});

describe("by hand", () => {
	const twoPeople = async () => {
		const one = await register(ana);
		const other = await register({ ...ana, fullName: ana.mother, email: `m.${ana.email}` });
		return {
			one,
			other,
			id: await personIdOf("registrations", one.id),
			otherId: await personIdOf("registrations", other.id),
		};
	};

	const inTheLogOf = ({ changes }: Person) => changes.filter(({ kind }) => kind === "person");

	test("two are merged with everything, and a record is split off again", async () => {
		const { one, other, id, otherId } = await twoPeople();
		await app.asAdmin("POST", `/api/admin/people/${otherId}/entries`, {
			body: { kind: "note", text: "Spoke with her" },
		});
		await app.asAdmin("PATCH", `/api/admin/people/${otherId}`, { body: { task: "Call her" } });
		app.clock.advance(1000);
		const merged = await app.asAdmin("POST", `/api/admin/people/${id}/merge`, {
			body: { personId: otherId },
		});
		expect(merged.status).toBe(200);
		expect(referencesOf(merged.json)).toEqual([other.reference, one.reference]);
		expect(merged.json.entries).toMatchObject([{ text: "Spoke with her" }]);
		expect(merged.json).toMatchObject({ task: "Call her" });
		expect((await app.asAdmin("GET", `/api/admin/people/${otherId}`)).status).toBe(404);
		expect(inTheLogOf(merged.json)).toMatchObject([
			{ action: "merged", after: { merged: other.reference } },
			{ action: "changed", after: { task: "Call her" } },
		]);

		const splitOff = await app.asAdmin("POST", `/api/admin/people/${id}/split`, {
			body: { kind: "registration", recordId: other.id },
		});
		expect(splitOff.status).toBe(200);
		expect(referencesOf(splitOff.json)).toEqual([other.reference]);
		expect(splitOff.json.duplicates).toEqual([]);
		expect(inTheLogOf(splitOff.json)).toMatchObject([{ after: { splitFrom: one.reference } }]);
		expect(inTheLogOf(await person(id))[0]).toMatchObject({
			after: { split: other.reference },
		});
		expect(referencesOf(await person(id))).toEqual([one.reference]);
		const last = await app.asAdmin("POST", `/api/admin/people/${id}/split`, {
			body: { kind: "registration", recordId: one.id },
		});
		expect(last.status).toBe(409);
	});

	test("two who are different are not offered again", async () => {
		const { id, otherId } = await twoPeople();
		const said = await app.asAdmin("POST", `/api/admin/people/${otherId}/dismiss`, {
			body: { personId: id },
		});
		expect(said.status).toBe(204);
		expect((await person(id)).duplicates).toEqual([]);
		expect((await person(otherId)).duplicates).toEqual([]);
		const path = `/api/admin/people/${id}/dismiss`;
		const again = await app.asAdmin("POST", path, { body: { personId: otherId } });
		expect(again.status).toBe(204);
		// Once in the timeline of each, however often it is said.
		const [one, other] = [await person(id), await person(otherId)];
		const linesOf = (known: Person) =>
			inTheLogOf(known).filter(({ action }) => action === "duplicate dismissed");
		expect(linesOf(one)).toMatchObject([
			{ kind: "person", username: "dana", after: { dismissed: referencesOf(other)[0] } },
		]);
		expect(linesOf(other)).toMatchObject([{ after: { dismissed: referencesOf(one)[0] } }]);
		const nobody = await app.asAdmin("POST", path, { body: { personId: 2_000_000_000 } });
		expect(nobody.status).toBe(404);
	});

	test("who is different from someone is different from the person into whom they are merged", async () => {
		const { id, otherId } = await twoPeople();
		const { phone } = (await person(otherId)).records[0] ?? {};
		const sister = await register({ ...somebody(), phone });
		const sisterId = await personIdOf("registrations", sister.id);
		const said = { body: { personId: sisterId } };
		await app.asAdmin("POST", `/api/admin/people/${otherId}/dismiss`, said);
		const path = `/api/admin/people/${id}/merge`;
		const merged = await app.asAdmin("POST", path, { body: { personId: otherId } });
		expect(merged.json.duplicates).toEqual([]);
		expect((await person(sisterId)).duplicates).toEqual([]);
	});

	test("owner, task and day stay as they are when another person is merged into them", async () => {
		const { id, otherId } = await twoPeople();
		const set = async (personId: number, body: object) => {
			const path = `/api/admin/people/${personId}`;
			expect((await app.asAdmin("PATCH", path, { body })).status).toBe(200);
		};
		const [kept, other] = [
			await signedInUser(app, { isAdmin: true }),
			await signedInUser(app, { isAdmin: true }),
		];
		await set(id, { ownerId: kept.id, task: "Call her" });
		await set(otherId, { ownerId: other.id, task: "Papers", taskDueOn: "2026-12-01" });
		const path = `/api/admin/people/${id}/merge`;
		const { json } = await app.asAdmin("POST", path, { body: { personId: otherId } });
		expect(json).toMatchObject({ ownerId: kept.id, task: "Call her", taskDueOn: null });
	});

	test("two colleagues who join the same pair both ways end with one person", async () => {
		const { id, otherId } = await twoPeople();
		const answers = await Promise.all([
			app.asAdmin("POST", `/api/admin/people/${id}/merge`, { body: { personId: otherId } }),
			app.asAdmin("POST", `/api/admin/people/${otherId}/merge`, { body: { personId: id } }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
	});

	test("two who are known to be different are merged into others at once, and stay different", async () => {
		for (let round = 0; round < 3; round++) {
			const one = await twoPeople();
			ana = somebody();
			const other = await twoPeople();
			ana = somebody();
			const said = { body: { personId: other.otherId } };
			await app.asAdmin("POST", `/api/admin/people/${one.otherId}/dismiss`, said);
			const answers = await Promise.all(
				[one, other].map(({ id, otherId }) =>
					app.asAdmin("POST", `/api/admin/people/${id}/merge`, { body: { personId: otherId } }),
				),
			);
			expect(answers.map(({ status }) => status)).toEqual([200, 200]);
			const known = await app.db
				.selectFrom("dismissed_duplicates")
				.selectAll()
				.where("personId", "in", [one.id, other.id])
				.execute();
			const [personId, otherId] = [one.id, other.id].sort((a, b) => a - b);
			expect(known).toEqual([{ personId, otherId }]);
		}
	});
});

test("a person goes with the last record, with notes", async () => {
	const registration = await register(ana);
	const id = await personIdOf("registrations", registration.id);
	await app.asAdmin("POST", `/api/admin/people/${id}/entries`, {
		body: { kind: "note", text: "Secret" },
	});
	const erased = await app.asAdmin("DELETE", `/api/admin/registrations/${registration.id}`);
	expect(erased.status).toBe(204);
	expect((await app.asAdmin("GET", `/api/admin/people/${id}`)).status).toBe(404);
	expect(
		await app.db.selectFrom("person_entries").selectAll().where("personId", "=", id).execute(),
	).toEqual([]);
});

test("stage and answer state are apart from status and isRead", async () => {
	const registration = await register(ana);
	const path = `/api/admin/registrations/bulk`;
	const staged = await app.asAdmin("POST", path, {
		body: { records: [{ id: registration.id, stage: "visit booked" }] },
	});
	expect(staged.status).toBe(200);
	expect(
		(await app.asAdmin("GET", `/api/admin/registrations/${registration.id}`)).json,
	).toMatchObject({ status: "pending", stage: "visit booked", source: "website" });
	const message = await write({ email: ana.email });
	await app.asAdmin("PATCH", `/api/admin/contacts/${message.id}`);
	const stored = (await app.asAdmin("GET", `/api/admin/contacts/${message.id}`)).json;
	expect(stored).toMatchObject({ isRead: true, answerState: "open" });
	const answered = await app.asAdmin("POST", "/api/admin/contacts/bulk", {
		body: { records: [{ id: message.id, answerState: "answered" }] },
	});
	expect(answered.status).toBe(200);
	const open = await app.asAdmin("GET", `/api/admin/contacts?answerState=open&q=${ana.email}`);
	expect(open.json).toEqual([]);
});

describe("before a registration is stored", () => {
	const known = async (typed: object) => {
		const body = { name: "", email: "", phone: "", ...typed };
		const answer = await app.asAdmin("POST", "/api/admin/people/duplicates", { body });
		expect(answer.status).toBe(200);
		return answer.json;
	};

	test("the office sees to whom it will belong", async () => {
		const id = await personIdOf("registrations", (await register(ana)).id);
		const alike = (same: string) => ({ linkedId: id, duplicates: [{ id, same, records: 1 }] });
		expect(await known({ email: ana.email.toUpperCase() })).toMatchObject(alike("email"));
		const phone = `+1 (732) ${ana.phone.slice(4)}`;
		expect(await known({ name: ana.fullName, phone })).toMatchObject(alike("phone"));
	});

	test("who is only alike is offered, and somebody new is nobody", async () => {
		const id = await personIdOf("registrations", (await register(ana)).id);
		const offered = { linkedId: null, duplicates: [{ id }] };
		expect(await known({ name: ana.mother, phone: ana.phone })).toMatchObject(offered);
		expect(await known({ name: ana.fullName })).toMatchObject(offered);
		expect(
			await known({ name: "New Here", email: "new@here.example", phone: "732-555-0000" }),
		).toEqual({ linkedId: null, duplicates: [] });
		expect(await known({})).toEqual({ linkedId: null, duplicates: [] });
	});

	test("nothing is stored, and an incomplete question is refused", async () => {
		const count = () => app.db.selectFrom("people").select("id").execute();
		const before = await count();
		await known({ name: "Nobody Yet", email: "nobody@yet.example", phone: "732-555-9999" });
		expect(await count()).toEqual(before);
		const refused = await app.asAdmin("POST", "/api/admin/people/duplicates", {
			body: { name: "Ana" },
		});
		expect(refused.status).toBe(400);
	});
});

test("someone with 300 messages under as many names and phones is shown, with who is alike", async () => {
	const first = await write({ email: ana.email });
	const id = await personIdOf("contacts", first.id);
	const { id: _, ...one } = await app.db
		.selectFrom("contacts")
		.selectAll()
		.where("id", "=", first.id)
		.executeTakeFirstOrThrow();
	const others = Array.from({ length: 299 }, (_, n) => ({
		...one,
		reference: `${one.reference}-${n}`,
		name: `Name${n} Flood`,
		phone: `201-555-${2000 + n}`,
		searchText: `name${n} flood\t${one.email}`,
	}));
	// In parts: the search index makes a statement slow, and statements have a time limit.
	for (let from = 0; from < others.length; from += 50) {
		await app.db
			.insertInto("contacts")
			.values(others.slice(from, from + 50))
			.execute();
	}
	const byName = await register({ fullName: "Name298 Flood" });
	const byPhone = await register({ phone: "(201) 555-2298" });
	const found = await person(id);
	expect(found.records).toHaveLength(300);
	expect(found.duplicates).toMatchObject([
		{ id: await personIdOf("registrations", byPhone.id), same: "phone" },
		{ id: await personIdOf("registrations", byName.id), same: "name" },
	]);
});

test("more than fifty records of a stranger with the same email address do not hide who used it first", async () => {
	const first = await register(ana);
	const id = await personIdOf("registrations", first.id);
	const strange = await write({ name: "Mallory Grey", email: ana.email });
	const splitOff = await app.asAdmin("POST", `/api/admin/people/${id}/split`, {
		body: { kind: "contact", recordId: strange.id },
	});
	const { id: _, ...stored } = await app.db
		.selectFrom("contacts")
		.selectAll()
		.where("id", "=", strange.id)
		.executeTakeFirstOrThrow();
	const { id: __, ...registered } = await app.db
		.selectFrom("registrations")
		.selectAll()
		.where("id", "=", first.id)
		.executeTakeFirstOrThrow();
	const copies = Array.from({ length: 60 }, (_, n) => n);
	await app.db
		.insertInto("contacts")
		.values(copies.map((n) => ({ ...stored, reference: `${stored.reference}-${n}` })))
		.execute();
	await app.db
		.insertInto("registrations")
		.values(
			copies.map((n) => ({
				...registered,
				reference: `${registered.reference}-${n}`,
				fullName: stored.name,
				createdAt: stored.createdAt,
				personId: stored.personId,
			})),
		)
		.execute();
	await app.asAdmin("POST", "/api/admin/registrations/bulk", {
		body: { records: [{ id: first.id, archived: true }] },
	});
	for (const [fullName, personId] of [
		["Annie", id],
		[ana.fullName, id],
		["Mallory Grey", splitOff.json.id],
	] as const) {
		const again = await register({ fullName, email: ana.email });
		expect([fullName, await personIdOf("registrations", again.id)]).toEqual([fullName, personId]);
	}
});
