import { beforeEach, describe, expect, test } from "vitest";
import {
	type DetailsChoice,
	type Person,
	type PersonRecord,
	setDetails,
} from "#intake/people/contract.ts";
import { lockPeople } from "#intake/people/merge.server.ts";
import type { WaitingPerson } from "#intake/people/waiting-contract.ts";
import { changesOf } from "#office/live-updates/changes.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { anApplicant } from "../../../test/applicant.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";
import { waitingForLocks } from "../../../test/locks.ts";

const app = theApp();

const call = async (method: string, path: string, body?: object) => {
	const answer = await app.asAdmin(method, path, body === undefined ? {} : { body });
	expect(answer.status).toBeLessThan(300);
	return answer.json;
};

interface Submitted {
	id: number;
	reference: string;
	personId: number;
	version: number;
}
type List = "registrations" | "contacts";
const stored = (list: List, id: number): Promise<Submitted> =>
	call("GET", `/api/admin/${list}/${id}`);
/** Submits a form a second later, so that orders are certain. */
async function submit(list: List, body: object): Promise<Submitted> {
	app.clock.advance(1000);
	const path = list === "registrations" ? "/api/register" : "/api/contact";
	const answer = await app.call("POST", path, { body });
	expect(answer.status).toBe(201);
	return stored(list, answer.json.id);
}
const register = (change: object) => submit("registrations", aRegistration(change));
const write = (change: object) => submit("contacts", aContact(change));
const enter = (change: object) => {
	app.clock.advance(1000);
	const entry = { source: "walk-in", language: "en", sendsConfirmation: false, hasAgreed: true };
	return call("POST", "/api/admin/registrations", { ...aRegistration(change), ...entry });
};
const correct = (registration: { id: number }, change: object) => {
	app.clock.advance(1000);
	return call("PATCH", `/api/admin/registrations/${registration.id}`, change);
};
const markSpam = (list: List, { id }: Submitted, isSpam = true) =>
	call("POST", `/api/admin/${list}/bulk`, { records: [{ id, isSpam }] });

const person = (id: number): Promise<Person> => call("GET", `/api/admin/people/${id}`);
const shownOf = async (id: number) => {
	const { name, email, phone } = await person(id);
	return { name, email, phone };
};
const newOf = async (id: number) =>
	(await person(id)).records.flatMap(({ isNew, reference }) => (isNew ? [reference] : []));
const waitingOf = async (id: number): Promise<WaitingPerson | undefined> =>
	(await call("GET", "/api/admin/waiting")).people.find(
		({ personId }: WaitingPerson) => personId === id,
	);
const recordOf = async (personId: number, { reference }: { reference: string }) => {
	const { records } = await person(personId);
	return records.find((record) => record.reference === reference) as PersonRecord;
};
const choiceOf = async (
	{ personId, reference }: Pick<Submitted, "personId" | "reference">,
	detailsState: DetailsChoice["detailsState"],
): Promise<DetailsChoice> => {
	const { kind, id, version } = await recordOf(personId, { reference });
	return { kind, id, version, detailsState };
};
/** Decides a second later, so that what is confirmed last is certain. */
const put = async (personId: number, record: DetailsChoice, namedBy?: Person["namedBy"]) => {
	app.clock.advance(1000);
	const body = { record, namedBy };
	return app.asAdmin("PUT", `/api/admin/people/${personId}/details`, { body });
};
const statesOf = async (id: number) =>
	Object.fromEntries(
		(await person(id)).records.map(({ reference, detailsState }) => [reference, detailsState]),
	);
const decide = async (
	record: Pick<Submitted, "personId" | "reference">,
	detailsState: DetailsChoice["detailsState"],
) => {
	const answer = await put(record.personId, await choiceOf(record, detailsState));
	expect(answer.status).toBe(200);
	return answer.json;
};
/** Undoes the last change, as the history of the registration does. */
const undoLast = async ({ id }: { id: number }) => {
	const [{ before }] = await call("GET", `/api/admin/activity?kind=registration&recordId=${id}`);
	return correct({ id }, before);
};
const changeAsApplicant = async (
	{ path, details }: { path: string; details: object },
	changed: Partial<typeof ana>,
) => {
	const body = { ...details, ...changed, shown: details };
	expect((await app.call("PATCH", path, { body })).status).toBe(200);
};

let next = 0;
let ana = { fullName: "", email: "", phone: "" };
let known = { name: "", email: "", phone: "" };
/** A stranger who knows Ana's email address. */
let mallory = { name: "", email: "", phone: "" };
beforeEach(() => {
	next += 1;
	const email = `ana${next}@known.example`;
	ana = { fullName: `Ana Lopez${next}`, email, phone: `732-555-${String(4000 + next)}` };
	known = { name: ana.fullName, email, phone: ana.phone };
	mallory = { name: `Mallory Grey${next}`, email, phone: `201-555-${String(4000 + next)}` };
});

describe("someone who writes with an applicant’s email address", () => {
	test("replaces the applicant’s name and phone nowhere, and is shown next to them", async () => {
		const { personId: id, reference } = await register(ana);
		await call("PATCH", `/api/admin/people/${id}`, {
			task: "Call about papers",
			taskDueOn: "2026-11-01",
		});
		await call("POST", `/api/admin/people/${id}/entries`, {
			kind: "note",
			text: `Prefers evening${next}`,
		});
		const strange = await write(mallory);
		expect(strange.personId).toBe(id);

		expect(await shownOf(id)).toEqual(known);
		expect(await newOf(id)).toEqual([strange.reference]);
		expect(await waitingOf(id)).toMatchObject({
			...known,
			records: [
				{ reference, ...known, isNew: false },
				{ reference: strange.reference, ...mallory, isNew: true },
			],
		});
		const { tasks } = await call("GET", "/api/admin/due-tasks");
		expect(tasks).toContainEqual(expect.objectContaining({ personId: id, name: known.name }));
		const data = await call("GET", `/api/admin/people/${id}/personal-data`);
		expect(data.person).toMatchObject({
			names: [known.name, mallory.name],
			phones: [known.phone, mallory.phone],
		});
		const hits = async (typed: string) =>
			(await call("GET", `/api/admin/search?q=${encodeURIComponent(typed)}`)) as {
				kind: string;
				hits: { title: { text: string }[]; details: { text: string }[][] }[];
			}[];
		const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");
		for (const typed of [ana.email, mallory.name]) {
			const [hit] = (await hits(typed)).find(({ kind }) => kind === "person")?.hits ?? [];
			expect(textOf(hit?.title ?? [])).toBe(known.name);
		}
		const [note] = (await hits(`evening${next}`)).find(({ kind }) => kind === "note")?.hits ?? [];
		expect(textOf(note?.title ?? [])).toBe(known.name);
	});

	test("is found under the applicant’s name, with their own", async () => {
		const { personId } = await register(ana);
		await write(mallory);
		const [group] = await call("GET", `/api/admin/search?q=${encodeURIComponent(mallory.name)}`);
		expect(group.hits[0]).toMatchObject({
			id: String(personId),
			title: [{ text: known.name, isMatch: false }],
			details: [
				[{ isMatch: true }, { text: " " }, { isMatch: true }],
				[{ text: ana.email }],
				[{ text: mallory.phone }],
			],
		});
	});

	test("and is held as spam names nobody, not even as the first", async () => {
		const strange = await write(mallory);
		await markSpam("contacts", strange);
		const { personId: id } = await register(ana);
		expect(id).toBe(strange.personId);
		expect(await shownOf(id)).toEqual(known);
		await markSpam("contacts", await write({ ...mallory, name: "Somebody Else" }));
		expect(await shownOf(id)).toEqual(known);
		expect(await newOf(id)).toEqual([]);
		expect(await waitingOf(id)).toMatchObject({ ...known, records: [{ isNew: false }] });
	});

	test("gives the only name where there is nothing but spam", async () => {
		const strange = await write(mallory);
		await markSpam("contacts", strange);
		expect(await shownOf(strange.personId)).toEqual(mallory);
	});

	test("does not get the applicant’s next message once their own is split off", async () => {
		const { personId: id } = await register(ana);
		const strange = await write(mallory);
		const splitOff = await call("POST", `/api/admin/people/${id}/split`, {
			kind: "contact",
			recordId: strange.id,
		});
		expect((await write({ ...mallory, phone: null })).personId).toBe(splitOff.id);
		expect((await write({ name: "Annie", email: ana.email })).personId).toBe(id);
		expect((await write({ name: known.name, email: ana.email })).personId).toBe(id);
	});

	test("decides nothing with the applicant’s phone and name either", async () => {
		const { personId: id } = await register(ana);
		const strange = await register({ ...ana, email: `other.${ana.email}` });
		expect(strange.personId).toBe(id);
		expect(await shownOf(id)).toEqual(known);
		expect(await newOf(id)).toEqual([strange.reference]);
	});
});

describe("newer details", () => {
	test.each([
		["the same", {}],
		["a longer form of the name", { fullName: "longer" }],
		["the phone in another format", { phone: "format" }],
		["the email address in capitals", { email: "capitals" }],
	])("are no news with %s", async (_, { fullName, phone, email }: Partial<typeof ana>) => {
		const { personId: id } = await register(ana);
		await register({
			fullName: fullName ? ana.fullName.replace(" ", " María ") : ana.fullName,
			phone: phone ? `+1 (732) ${ana.phone.slice(4)}` : ana.phone,
			email: email ? ana.email.toUpperCase() : ana.email,
		});
		expect(await newOf(id)).toEqual([]);
	});

	test("without a phone are no news, and with the only phone they are", async () => {
		const first = await write({ ...mallory, phone: null });
		await write({ ...mallory, phone: null });
		expect(await newOf(first.personId)).toEqual([]);
		const phoned = await write(mallory);
		expect(await newOf(first.personId)).toEqual([phoned.reference]);
		expect((await shownOf(first.personId)).phone).toBeNull();
	});

	test("are used once the office confirms them, and the rest is no news", async () => {
		const { personId: id } = await register(ana);
		await write({ ...mallory, name: "Ann Lopez" });
		const moved = await write(mallory);
		const saved = await decide(moved, "confirmed");
		expect(saved).toMatchObject(mallory);
		expect(await newOf(id)).toEqual([]);
		expect(await waitingOf(id)).toMatchObject(mallory);
		expect(saved.changes[0]).toMatchObject({
			action: "changed",
			kind: "contact",
			label: `${moved.reference} ${mallory.name}`,
			username: "dana",
			before: { detailsState: "not confirmed" },
			after: { detailsState: "confirmed" },
		});
		const later = await write({ ...mallory, phone: "201-555-9999" });
		expect(await newOf(id)).toEqual([later.reference]);
		await decide(moved, "not confirmed");
		expect(await shownOf(id)).toEqual(known);
		expect(await newOf(id)).toHaveLength(3);
	});

	test("without a phone leave the phone that was known", async () => {
		const { personId: id } = await register(ana);
		await decide(await write({ ...mallory, phone: null }), "confirmed");
		expect(await shownOf(id)).toEqual({ ...mallory, phone: known.phone });
	});

	test("that the office declines are no news, also when they are sent again", async () => {
		const { personId: id } = await register(ana);
		const strange = await write(mallory);
		await decide(strange, "not used");
		await write(mallory);
		expect(await newOf(id)).toEqual([]);
		expect(await shownOf(id)).toEqual(known);
		expect((await waitingOf(id))?.records).toMatchObject([known, mallory, mallory]);
		await decide(strange, "not confirmed");
		expect(await newOf(id)).toHaveLength(2);
	});

	test("are decided by who saw them as they are", async () => {
		const { personId: id } = await register(ana);
		const strange = await write(mallory);
		const record = await choiceOf(strange, "confirmed");
		await markSpam("contacts", strange);
		await markSpam("contacts", strange, false);
		const stale = await app.asAdmin("PUT", `/api/admin/people/${id}/details`, {
			body: { record },
		});
		expect(stale.status).toBe(412);
		const { personId: otherId } = await register({ email: `not.${ana.email}` });
		const elsewhere = await app.asAdmin("PUT", `/api/admin/people/${otherId}/details`, {
			body: { record: await choiceOf(strange, "confirmed") },
		});
		expect([elsewhere.status, elsewhere.text]).toEqual([
			404,
			"This record belongs to somebody else now. Refresh.",
		]);
		for (const [role, status] of [
			["viewer", 403],
			["desk", 200],
		] as const) {
			const { token } = await signedInUser(app, { isAdmin: true, role });
			const body = { record: await choiceOf(strange, "not used") };
			const path = `/api/admin/people/${id}/details`;
			expect((await app.call("PUT", path, { token, body })).status).toBe(status);
		}
	});

	test("that the office enters are confirmed", async () => {
		const { personId: id } = await register(ana);
		const walkedIn = await enter({ ...ana, phone: "732-555-7777" });
		expect(walkedIn.personId).toBe(id);
		expect(await shownOf(id)).toEqual({ ...known, phone: "732-555-7777" });
		expect(await newOf(id)).toEqual([]);
		const strange = await write(mallory);
		expect(await newOf(id)).toEqual([strange.reference]);
	});
});

/** Makes calls while the person is held, each once the one before it waits. On SQLite, transactions wait in their order. */
async function whilePersonIsHeld<Answer>(
	id: number,
	calls: (() => Promise<Answer>)[],
): Promise<Answer[]> {
	const begun = Promise.withResolvers<void>();
	const end = Promise.withResolvers<void>();
	const holding = transaction(app.db, async (tx) => {
		await lockPeople(tx, [id]);
		begun.resolve();
		await end.promise;
	});
	await begun.promise;
	const answers: Promise<Answer>[] = [];
	try {
		for (const call of calls) {
			answers.push(call());
			if (app.engine === "sqlite") continue;
			await expect.poll(() => waitingForLocks(app.db)).toHaveLength(answers.length);
		}
	} finally {
		end.resolve();
		await holding;
	}
	return Promise.all(answers);
}

describe("details that the office confirms last", () => {
	test("are used, also if what was confirmed before came later", async () => {
		const first = await register(ana);
		const moved = await write(mallory);
		await decide(moved, "confirmed");
		const saved = await decide(first, "confirmed");
		expect(saved).toMatchObject({ ...known, namedBy: { kind: "registration", id: first.id } });
		expect(await decide(moved, "confirmed")).toMatchObject(mallory);
	});

	test("are used, if they are confirmed by a correction", async () => {
		const first = await register(ana);
		const walkedIn = await enter({ ...ana, phone: "732-555-7777" });
		await correct(first, { phone: "732-555-8888" });
		expect(await shownOf(first.personId)).toEqual({ ...known, phone: "732-555-8888" });
		expect(await statesOf(first.personId)).toEqual({
			[first.reference]: "confirmed",
			[walkedIn.reference]: "confirmed",
		});
	});

	test("leave those that were confirmed before and came before, with their phone", async () => {
		const first = await register(ana);
		await decide(first, "confirmed");
		const moved = await write({ ...mallory, phone: null });
		expect(await decide(moved, "confirmed")).toMatchObject({ ...mallory, phone: known.phone });
		expect((await statesOf(first.personId))[first.reference]).toBe("confirmed");
	});

	test("are not used while they are held as spam", async () => {
		const first = await register(ana);
		const walkedIn = await enter({ ...ana, phone: "732-555-7777" });
		await markSpam("registrations", first);
		await decide(first, "confirmed");
		await correct(first, { phone: "732-555-8888" });
		expect(await shownOf(first.personId)).toEqual({ ...known, phone: "732-555-7777" });
		expect((await statesOf(first.personId))[walkedIn.reference]).toBe("confirmed");
		await markSpam("registrations", first, false);
		expect(await shownOf(first.personId)).toEqual({ ...known, phone: "732-555-8888" });
	});

	test("are those of one of two who choose at once; the other one is asked to look again", async () => {
		const first = await register(ana);
		const [one, two] = [await write(mallory), await write({ ...mallory, name: "Mal Grey" })];
		const { personId: id } = first;
		const { namedBy } = await person(id);
		const choices = [await choiceOf(one, "confirmed"), await choiceOf(two, "confirmed")];
		const answers = await whilePersonIsHeld(
			id,
			choices.map((choice) => () => put(id, choice, namedBy)),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
		const chosen = answers.find(({ status }) => status === 200)?.json;
		expect(await shownOf(id)).toEqual({
			name: chosen.name,
			email: chosen.email,
			phone: chosen.phone,
		});
		expect(Object.values(await statesOf(id)).filter((state) => state === "confirmed")).toHaveLength(
			1,
		);
	});

	test("are the same after a decision is undone that confirmed others again", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		const moved = await write(mallory);
		await decide(first, "confirmed");
		await decide(moved, "confirmed");
		const again = await decide(first, "confirmed");
		expect(again).toMatchObject(known);
		const undone = await put(id, again.undo, again.namedBy);
		expect(undone.json).toMatchObject(mallory);
		expect((await put(id, undone.json.undo, undone.json.namedBy)).json).toMatchObject(known);
	});

	test("are the same after others are declined and that is undone", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		await decide(first, "confirmed");
		await decide(await write(mallory), "confirmed");
		const declined = await decide(first, "not used");
		expect((await put(id, declined.undo, declined.namedBy)).json).toMatchObject(mallory);
		expect((await statesOf(id))[first.reference]).toBe("confirmed");
	});

	test("are not confirmed in the future, whatever an undo says", async () => {
		const first = await register(ana);
		const moved = await write(mallory);
		const choice = await choiceOf(moved, "confirmed");
		await put(first.personId, { ...choice, confirmedAt: "2999-01-01T00:00:00.000Z" });
		expect(await shownOf(first.personId)).toEqual(mallory);
		expect(await decide(first, "confirmed")).toMatchObject(known);
	});

	test("are used of people who are merged", async () => {
		const mother = await register({ ...ana, fullName: "Rosa Vega", email: `m.${ana.email}` });
		const daughter = await register(ana);
		const { personId: id } = daughter;
		expect(id).not.toBe(mother.personId);
		await decide(daughter, "confirmed");
		await decide(mother, "confirmed");
		await call("POST", `/api/admin/people/${id}/merge`, { personId: mother.personId });
		expect((await shownOf(id)).name).toBe("Rosa Vega");
		await call("POST", `/api/admin/people/${id}/split`, {
			kind: "registration",
			recordId: mother.id,
		});
		expect(await shownOf(id)).toEqual(known);
	});

	test("are undone, and those that were confirmed before are used again", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		const [declined, moved] = [await write({ ...mallory, name: "Mal Grey" }), await write(mallory)];
		await decide(declined, "not used");
		await decide(moved, "confirmed");
		const before = await statesOf(id);
		const saved = await decide(first, "confirmed");
		const undone = await put(id, saved.undo, saved.namedBy);
		expect(undone.status).toBe(200);
		expect(await statesOf(id)).toEqual(before);
		expect(await shownOf(id)).toEqual(mallory);
		const redone = await put(id, undone.json.undo, undone.json.namedBy);
		expect(redone.json).toMatchObject(known);
	});

	test("are dated between when the record came and now, whatever an undo says", async () => {
		const moved = await write(mallory);
		const timeOf = async (confirmedAt: string) => {
			const choice = { ...(await choiceOf(moved, "confirmed")), confirmedAt };
			expect((await put(moved.personId, choice)).status).toBe(200);
			const record = app.db.selectFrom("contacts").where("id", "=", moved.id);
			return (await record.select(["createdAt", "confirmedAt"]).execute())[0];
		};
		const first = await timeOf("0000-01-01T00:00:00+14:00");
		expect(first?.confirmedAt).toBe(first?.createdAt);
		expect((await timeOf("9999-12-31T23:59:59Z"))?.confirmedAt).toBe(app.clock.now.toISOString());
		await decide(moved, "not used");
		const record = app.db.selectFrom("contacts").where("id", "=", moved.id);
		expect(await record.select("confirmedAt").execute()).toEqual([{ confirmedAt: null }]);
	});

	test("that are said again are no line in the log", async () => {
		const moved = await write(mallory);
		await decide(moved, "confirmed");
		await decide(moved, "confirmed");
		const log = await call("GET", `/api/admin/activity?kind=contact&recordId=${moved.id}`);
		expect(log).toHaveLength(1);
	});

	test("are not undone once a colleague has decided otherwise", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		const [moved, later] = [await write(mallory), await write({ ...mallory, name: "Mal Grey" })];
		const saved = await decide(moved, "confirmed");
		await decide(later, "confirmed");
		const states = await statesOf(id);
		expect((await put(id, saved.undo, saved.namedBy)).status).toBe(412);
		expect(await statesOf(id)).toEqual(states);
		await decide(moved, "confirmed");
		expect((await put(id, saved.undo, saved.namedBy)).status).toBe(412);
		expect(await shownOf(id)).toEqual(mallory);
	});
});

describe("details that the office corrects", () => {
	test("are confirmed, and taking the correction back takes that back", async () => {
		const { personId: id } = await register(ana);
		const strange = await register({ ...ana, phone: mallory.phone });
		await correct(strange, { phone: "201-555-1234" });
		expect(await shownOf(id)).toEqual({ ...known, phone: "201-555-1234" });
		const [change] = (await person(id)).changes;
		expect(change).toMatchObject({
			before: { phone: mallory.phone, detailsState: "not confirmed" },
			after: { phone: "201-555-1234", detailsState: "confirmed" },
		});
		await correct(strange, change?.before ?? {});
		expect(await shownOf(id)).toEqual(known);
		expect(await newOf(id)).toEqual([strange.reference]);
	});

	test("are not confirmed with a new status or course", async () => {
		const { personId: id } = await register(ana);
		const strange = await register({ ...ana, phone: mallory.phone });
		await correct(strange, { status: "accepted", courseId: 3, phone: mallory.phone });
		expect(await newOf(id)).toEqual([strange.reference]);
	});

	test("leave no news of later records that repeat what was wrong", async () => {
		const first = await register(ana);
		await write({ ...known });
		const strange = await write(mallory);
		await correct(first, { phone: "732-555-1234" });
		expect(await shownOf(first.personId)).toEqual({ ...known, phone: "732-555-1234" });
		expect(await newOf(first.personId)).toEqual([strange.reference]);
	});

	test("are undone and redone, and leave aside what repeated them", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		const repeated = await write(known);
		const right = await write({ ...known, phone: "732-555-1234" });
		const moved = await write(mallory);
		await decide(moved, "confirmed");
		const before = await statesOf(id);
		await correct(first, { phone: "732-555-1234" });
		const after = await statesOf(id);
		expect(after).toEqual({
			[first.reference]: "confirmed",
			[repeated.reference]: "not used",
			[right.reference]: "not confirmed",
			[moved.reference]: "confirmed",
		});
		await undoLast(first);
		expect(await statesOf(id)).toEqual({ ...before, [repeated.reference]: "not used" });
		expect(await shownOf(id)).toEqual(mallory);
		await undoLast(first);
		expect(await statesOf(id)).toEqual(after);
		expect(await shownOf(id)).toEqual({ ...known, phone: "732-555-1234" });
	});

	test("are confirmed anew, also if the same correction was undone before", async () => {
		const first = await register(ana);
		await correct(first, { phone: "732-555-1234" });
		await undoLast(first);
		await decide(await write(mallory), "confirmed");
		await correct(first, { phone: "732-555-1234" });
		expect(await shownOf(first.personId)).toEqual({ ...known, phone: "732-555-1234" });
	});

	test("leave later records that are confirmed, or of somebody else, as they are", async () => {
		const first = await register(ana);
		const confirmed = await write(known);
		await decide(confirmed, "confirmed");
		const sister = await write({ ...known, name: "Rosa Vega" });
		await correct(first, { phone: "732-555-1234" });
		expect(await statesOf(first.personId)).toEqual({
			[first.reference]: "confirmed",
			[confirmed.reference]: "confirmed",
			[sister.reference]: "not confirmed",
		});
	});

	test("leave earlier records that say the same as they are", async () => {
		const earlier = await write(known);
		const first = await register(ana);
		await correct(first, { phone: "732-555-1234" });
		expect(await statesOf(first.personId)).toEqual({
			[earlier.reference]: "not confirmed",
			[first.reference]: "confirmed",
		});
	});

	test("set aside no message while theirs is held as spam", async () => {
		const first = await register(ana);
		await write(known);
		await write(mallory);
		await markSpam("registrations", first);
		await correct(first, { phone: "732-555-1234" });
		expect(await shownOf(first.personId)).toEqual(known);
	});

	test("are undone without what was decided since", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		const repeated = await write(known);
		await correct(first, { phone: "732-555-1234" });
		const corrected = await call(
			"GET",
			`/api/admin/activity?kind=registration&recordId=${first.id}`,
		);
		await decide(repeated, "confirmed");
		await correct(first, corrected[0].before);
		expect((await statesOf(id))[repeated.reference]).toBe("confirmed");
		expect(await shownOf(id)).toEqual(known);
	});
});

describe("details that applicants change on their page", () => {
	test("are those of their record, and decide about no other", async () => {
		const applicant = await anApplicant(app, ana);
		const { personId: id } = await stored("registrations", applicant.id);
		const asked = await app.call("POST", `${applicant.path}/questions`, {
			body: { message: "When?" },
		});
		await changeAsApplicant(applicant, { phone: "732-555-4321" });
		expect(await shownOf(id)).toEqual({ ...known, phone: "732-555-4321" });
		expect(Object.values(await statesOf(id))).toEqual(["not confirmed", "not confirmed"]);
		expect(await newOf(id)).toEqual([asked.json.reference]);
	});

	test("are confirmed no more, and the office decides anew", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		await decide(first, "confirmed");
		const later = await anApplicant(app, { ...ana, phone: "732-555-7777" });
		const { reference } = later;
		await decide({ personId: id, reference }, "confirmed");
		await changeAsApplicant(later, { phone: "732-555-4321" });
		expect(await statesOf(id)).toEqual({
			[first.reference]: "confirmed",
			[reference]: "not confirmed",
		});
		expect(await shownOf(id)).toEqual(known);
		expect(await newOf(id)).toEqual([reference]);
		expect((await person(id)).changes[0]).toMatchObject({
			action: "changed by the applicant",
			before: { phone: "732-555-7777", detailsState: "confirmed" },
			after: { phone: "732-555-4321", detailsState: "not confirmed" },
		});
	});

	test("are asked about, also if the former ones were declined", async () => {
		const { personId: id } = await register(ana);
		const strange = await anApplicant(app, { ...ana, phone: mallory.phone });
		const { reference } = strange;
		await decide({ personId: id, reference }, "not used");
		await changeAsApplicant(strange, { phone: "732-555-4321" });
		expect(await newOf(id)).toEqual([reference]);
		expect(await shownOf(id)).toEqual(known);
	});

	test("stay confirmed with a longer form of the name and another format of the phone", async () => {
		const applicant = await anApplicant(app, ana);
		const { personId } = await stored("registrations", applicant.id);
		const { reference } = applicant;
		await decide({ personId, reference }, "confirmed");
		const fullName = ana.fullName.replace(" ", " María ");
		await changeAsApplicant(applicant, { fullName, phone: `(732) ${ana.phone.slice(4)}` });
		expect(await recordOf(personId, { reference })).toMatchObject({
			name: fullName,
			detailsState: "confirmed",
		});
	});
});

describe("details that were replaced come back when those that replaced them", () => {
	/** A registration whose details replaced those of a later message, which were confirmed before. */
	const replaced = async () => {
		const applicant = await anApplicant(app, ana);
		app.clock.advance(1000);
		const first = await stored("registrations", applicant.id);
		const moved = await write(mallory);
		await decide(moved, "confirmed");
		await decide(first, "confirmed");
		expect(await shownOf(first.personId)).toEqual(known);
		return { applicant, first, moved, id: first.personId };
	};
	const comesBack = async (id: number, { reference }: Submitted) => {
		expect(await shownOf(id)).toEqual(mallory);
		expect((await statesOf(id))[reference]).toBe("confirmed");
	};

	test("are changed by the applicant", async () => {
		const { applicant, first, moved, id } = await replaced();
		await changeAsApplicant(applicant, { phone: "732-555-4321" });
		await comesBack(id, moved);
		expect(await waitingOf(id)).toMatchObject(mallory);
		expect((await statesOf(id))[first.reference]).toBe("not confirmed");
		await markSpam("registrations", first);
		await markSpam("registrations", first, false);
		await comesBack(id, moved);
	});

	test("are undone in the history of the record", async () => {
		const { first, moved, id } = await replaced();
		await undoLast(first);
		await comesBack(id, moved);
		await undoLast(first);
		expect(await shownOf(id)).toEqual(known);
	});

	test("are declined", async () => {
		const { first, moved, id } = await replaced();
		const saved = await decide(first, "not used");
		await comesBack(id, moved);
		await put(id, saved.undo, saved.namedBy);
		expect(await shownOf(id)).toEqual(known);
	});

	test("are split off", async () => {
		const { first, moved, id } = await replaced();
		const split = { kind: "registration", recordId: first.id };
		await call("POST", `/api/admin/people/${id}/split`, split);
		await comesBack(id, moved);
	});

	test("are held as spam", async () => {
		const { first, moved, id } = await replaced();
		await markSpam("registrations", first);
		await comesBack(id, moved);
		await markSpam("registrations", first, false);
		expect(await shownOf(id)).toEqual(known);
	});

	test("are erased", async () => {
		const { first, moved, id } = await replaced();
		await call("DELETE", `/api/admin/registrations/${first.id}`);
		await comesBack(id, moved);
	});

	test("are declined, also past later ones that are held as spam", async () => {
		const { first, moved, id } = await replaced();
		const later = await write({ ...mallory, name: "Mal Grey" });
		await decide(later, "confirmed");
		await markSpam("contacts", later);
		await decide(first, "not used");
		await comesBack(id, moved);
	});

	test("but of those that were confirmed one after the other only the last", async () => {
		const first = await register(ana);
		const { personId: id } = first;
		const [last, earlier] = [await write({ ...mallory, name: "Mal Grey" }), await write(mallory)];
		await decide(earlier, "confirmed");
		await decide(first, "confirmed");
		await decide(last, "confirmed");
		await correct(first, { phone: "732-555-1234" });
		await decide(first, "not used");
		expect(await shownOf(id)).toEqual({ ...mallory, name: "Mal Grey" });
	});

	test("but not if the office has declined them since", async () => {
		const { first, moved, id } = await replaced();
		await decide(first, "not used");
		await decide(moved, "not used");
		await decide(first, "confirmed");
		await decide(first, "not used");
		expect((await statesOf(id))[moved.reference]).toBe("not used");
	});

	test("but not before what was confirmed since", async () => {
		const applicant = await anApplicant(app, ana);
		app.clock.advance(1000);
		const first = await stored("registrations", applicant.id);
		const { personId: id } = first;
		const right = await write({ ...known, phone: "732-555-1234" });
		await decide(await write(mallory), "confirmed");
		await decide(first, "confirmed");
		await decide(right, "confirmed");
		await changeAsApplicant(applicant, { phone: "732-555-4321" });
		expect(await shownOf(id)).toEqual({ ...known, phone: "732-555-1234" });
	});
});

test("someone alike, and someone whom the office enters, are named as the office knows them", async () => {
	const { personId: id } = await register(ana);
	await write(mallory);
	const mother = await register({ ...ana, fullName: "Rosa Vega", email: `m.${ana.email}` });
	expect((await person(mother.personId)).duplicates).toContainEqual(
		expect.objectContaining({ id, name: known.name, phone: known.phone, same: "phone" }),
	);
	const typed = { name: "", email: ana.email, phone: "" };
	expect(await call("POST", "/api/admin/people/duplicates", typed)).toMatchObject({
		linkedId: id,
		duplicates: [{ id, ...known }],
	});
});

test("everything of an applicant is deleted under their own name, not a stranger’s", async () => {
	const { personId: id } = await register(ana);
	await write(mallory);
	const erase = (name: string) =>
		app.asAdmin("POST", `/api/admin/people/${id}/erase`, { body: { name } });
	expect((await erase(mallory.name)).status).toBe(400);
	expect((await erase(known.name)).status).toBe(204);
});

test("open screens hear that a decision changes the person and their registrations and messages", () => {
	expect(changesOf(setDetails, { id: 7 })).toEqual({ person: [], registration: [], contact: [] });
});
