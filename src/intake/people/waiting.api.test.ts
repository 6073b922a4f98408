import { beforeEach, describe, expect, test } from "vitest";
import type { WaitingPerson } from "#intake/people/waiting-contract.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { tokenIn } from "../../../test/applicant.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { emailsAbout } from "../../../test/emails.ts";
import { aClassAhead, aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

/** Friday, 10:00 AM in New York: the office is open. */
const FRIDAY = "2026-11-20T15:00:00Z";

const waiting = async (): Promise<WaitingPerson[]> =>
	(await app.asAdmin("GET", "/api/admin/waiting")).json.people;
const references = async () =>
	(await waiting()).map(({ records }) => records.map(({ reference }) => reference));

interface Submitted {
	id: number;
	reference: string;
	personId: number;
}

async function submit(list: "registrations" | "contacts", change: object = {}): Promise<Submitted> {
	app.clock.advance(1000);
	const answer =
		list === "registrations"
			? await app.call("POST", "/api/register", { body: aRegistration(change) })
			: await app.call("POST", "/api/contact", { body: aContact(change) });
	expect(answer.status).toBe(201);
	const { id } = answer.json;
	return (await app.asAdmin("GET", `/api/admin/${list}/${id}`)).json;
}
async function called(personId: number, outcome: string): Promise<void> {
	app.clock.advance(1000);
	const body = { kind: "call", outcome };
	const answer = await app.asAdmin("POST", `/api/admin/people/${personId}/entries`, { body });
	expect(answer.status).toBe(201);
}
/** Withdraws a registration with the link in its confirmation. */
async function withdraw({ reference }: { reference: string }): Promise<void> {
	const [, confirmation] = await emailsAbout(app, reference);
	const path = `/api/my-registration/${tokenIn(confirmation?.textBody)}/withdrawal`;
	expect((await app.call("PUT", path)).status).toBe(200);
}
const changeMany = async (list: string, id: number, change: object) => {
	const body = { records: [{ id, ...change }] };
	expect((await app.asAdmin("POST", `/api/admin/${list}/bulk`, { body })).status).toBe(200);
};

beforeEach(async () => {
	app.clock.now = new Date(FRIDAY);
	await app.db.deleteFrom("registrations").execute();
	await app.db.deleteFrom("contacts").execute();
});

describe("a registration", () => {
	test.each([
		["is new", async () => {}, true],
		["has voicemail only", ({ personId }: Submitted) => called(personId, "voicemail"), true],
		["has a wrong number", ({ personId }: Submitted) => called(personId, "wrong number"), true],
		["was answered by a call", ({ personId }: Submitted) => called(personId, "reached"), false],
		[
			"is accepted",
			async ({ id }: Submitted) => {
				const path = `/api/admin/registrations/${id}`;
				await app.asAdmin("PATCH", path, { body: { status: "accepted" } });
			},
			false,
		],
		[
			"has another stage",
			({ id }: Submitted) => changeMany("registrations", id, { stage: "contacted" }),
			false,
		],
		["was withdrawn by the applicant", withdraw, false],
		[
			"is archived",
			({ id }: Submitted) => changeMany("registrations", id, { archived: true }),
			false,
		],
		["is spam", ({ id }: Submitted) => changeMany("registrations", id, { isSpam: true }), false],
		[
			"has a note only",
			async ({ personId }: Submitted) => {
				const body = { kind: "note", text: "Prefers mornings." };
				await app.asAdmin("POST", `/api/admin/people/${personId}/entries`, { body });
			},
			true,
		],
	])("that %s", async (_, change, waits) => {
		const registration = await submit("registrations");
		await change(registration);
		expect(await references()).toEqual(waits ? [[registration.reference]] : []);
	});

	test("after a call that reached the person waits again", async () => {
		const email = "again@mail.example";
		const first = await submit("registrations", { email });
		await called(first.personId, "reached");
		expect(await waiting()).toEqual([]);
		const second = await submit("registrations", { email });
		expect(await references()).toEqual([[second.reference]]);
	});
});

test("whom only the queue of a class has moved still waits, until the office answers or gives a seat", async () => {
	const newClass = async (seats: number): Promise<number> =>
		(await app.asAdmin("POST", "/api/admin/classes", { body: aClassAhead({ seats }) })).json.id;
	const classId = await newClass(1);
	const act = (registrationId: number, name: string, classId?: number) =>
		app.asAdmin("POST", "/api/admin/placements", { body: { registrationId, act: name, classId } });
	const holder = await submit("registrations", { classId });
	await act(holder.id, "place");
	const next = await submit("registrations", { classId });
	expect(await references()).toEqual([[next.reference]]);
	await app.asAdmin("PATCH", `/api/admin/classes/${classId}`, { body: { state: "cancelled" } });
	expect(await references()).toEqual([[holder.reference], [next.reference]]);
	await called(next.personId, "reached");
	expect(await references()).toEqual([[holder.reference]]);
	await act(holder.id, "place", await newClass(5));
	expect(await references()).toEqual([]);
	expect((await act(holder.id, "release")).status).toBe(200);
	expect(await references()).toEqual([]);
});

test("who withdrew and asks a question waits with the question alone", async () => {
	const email = "unsure@mail.example";
	const registration = await submit("registrations", { email });
	const question = await submit("contacts", { email });
	await withdraw(registration);
	expect(await references()).toEqual([[question.reference]]);
});

describe("a message", () => {
	test.each([
		["is open", async () => {}, true],
		[
			"is read, which is not answered",
			async ({ id }: Submitted) => {
				await app.asAdmin("PATCH", `/api/admin/contacts/${id}`);
			},
			true,
		],
		["was answered by a call", ({ personId }: Submitted) => called(personId, "reached"), false],
		[
			"is answered",
			({ id }: Submitted) => changeMany("contacts", id, { answerState: "answered" }),
			false,
		],
		[
			"is closed",
			({ id }: Submitted) => changeMany("contacts", id, { answerState: "closed" }),
			false,
		],
		["is archived", ({ id }: Submitted) => changeMany("contacts", id, { archived: true }), false],
		["is spam", ({ id }: Submitted) => changeMany("contacts", id, { isSpam: true }), false],
	])("that %s", async (_, change, waits) => {
		const message = await submit("contacts");
		await change(message);
		expect(await references()).toEqual(waits ? [[message.reference]] : []);
	});
});

test("a person is listed once, with everything that waits, by the oldest", async () => {
	const email = "twice@mail.example";
	const registration = await submit("registrations", { email, fullName: "Ana Lopez" });
	const other = await submit("contacts");
	app.clock.advance(60_000);
	const message = await submit("contacts", { email, name: "Ana María Lopez", phone: null });
	expect(await references()).toEqual([
		[registration.reference, message.reference],
		[other.reference],
	]);
	const [ana] = await waiting();
	expect(ana).toMatchObject({
		personId: registration.personId,
		name: "Ana Lopez",
		email,
		phone: (await app.asAdmin("GET", `/api/admin/registrations/${registration.id}`)).json.phone,
		language: "en",
		lastCall: null,
		lastNote: null,
	});
});

test("the wait counts opening hours, and is late after the day that the website promises", async () => {
	await submit("registrations");
	const after = async (instant: string) => {
		app.clock.now = new Date(instant);
		const [{ waited, isLate }] = (await waiting()) as [WaitingPerson];
		return { waited, isLate };
	};
	expect(await after("2026-11-20T15:31:00Z")).toEqual({ waited: 30, isLate: false });
	expect(await after("2026-11-21T04:00:00Z")).toEqual({ waited: 419, isLate: false });
	// Saturday has four hours; they end at 1 PM.
	expect(await after("2026-11-21T17:59:00Z")).toEqual({ waited: 658, isLate: false });
	expect(await after("2026-11-21T18:00:00Z")).toEqual({ waited: 659, isLate: true });
	expect(await after("2026-11-22T18:00:00Z")).toEqual({ waited: 659, isLate: true });
});

test("a closure in the past is no opening day", async () => {
	const settings = await app.asAdmin("GET", "/api/admin/settings");
	const closedDays = [{ day: "2026-11-21", name: "Move" }];
	const changed = await app.asAdmin("PATCH", "/api/admin/settings", { body: { closedDays } });
	expect(changed.status).toBe(200);
	await submit("registrations");
	app.clock.now = new Date("2026-11-23T14:30:00Z");
	expect(await waiting()).toMatchObject([{ waited: 449, isLate: false }]);
	const { closedDays: before } = settings.json;
	await app.asAdmin("PATCH", "/api/admin/settings", { body: { closedDays: before } });
});

test("the last call and the last note are there, without older ones", async () => {
	const { personId } = await submit("registrations");
	const path = `/api/admin/people/${personId}/entries`;
	for (const body of [
		{ kind: "call", outcome: "wrong number" },
		{ kind: "note", text: "Old" },
		{ kind: "call", outcome: "voicemail", text: "Left our number." },
		{ kind: "note", text: "Works until 4." },
	]) {
		app.clock.advance(1000);
		await app.asAdmin("POST", path, { body });
	}
	expect(await waiting()).toMatchObject([
		{
			lastCall: { outcome: "voicemail", text: "Left our number.", username: "dana" },
			lastNote: { text: "Works until 4.", username: "dana" },
		},
	]);
});

test("a call that was requested in the chat leads to the conversation, and is a task", async () => {
	const { conversationId } = await aVisitor(app);
	const body = {
		name: "Luz Vega",
		email: "luz@mail.example",
		phone: "732-555-0177",
		conversationId,
	};
	expect((await app.call("POST", "/api/chat/callback", { body })).status).toBe(201);
	const [person] = (await waiting()) as [WaitingPerson];
	expect(person.records).toMatchObject([{ kind: "contact", conversationId }]);
	const tasks = (await app.asAdmin("GET", "/api/admin/tasks")).json;
	const contactId = person.records[0]?.id;
	expect(tasks).toContainEqual({
		key: "requested calls",
		title: "1 person asked for a call in the chat",
		help: "They left a phone number and wait for an answer.",
		path: `/admin/contacts?ids=${contactId}`,
	});
});

test("more than 200 records are listed up to the oldest 200", async () => {
	const { id, ...one } = await app.db
		.selectFrom("registrations")
		.selectAll()
		.where("id", "=", (await submit("registrations")).id)
		.executeTakeFirstOrThrow();
	await app.db
		.insertInto("registrations")
		.values(
			Array.from({ length: 200 }, (_, n) => ({
				...one,
				reference: `R-9${n}`,
				createdAt: new Date(Date.parse(FRIDAY) + n).toISOString(),
			})),
		)
		.execute();
	const { people, isComplete } = (await app.asAdmin("GET", "/api/admin/waiting")).json;
	expect(isComplete).toBe(false);
	expect(people).toHaveLength(1);
	expect(people[0].records).toHaveLength(200);
	expect(people[0].records.map((record: { id: number }) => record.id)).not.toContain(id);
});

describe("due tasks", () => {
	const dueTasks = async () => (await app.asAdmin("GET", "/api/admin/due-tasks")).json;
	const plan = async (name: string, patch: object) => {
		const { personId } = await submit("registrations", { fullName: name });
		const path = `/api/admin/people/${personId}`;
		expect((await app.asAdmin("PATCH", path, { body: patch })).status).toBe(200);
		return personId;
	};

	test("are those of today and before, one’s own first", async () => {
		const me = (await app.asAdmin("GET", "/api/admin/owners")).json.find(
			({ username }: { username: string }) => username === "dana",
		);
		const other = await signedInUser(app, { isAdmin: true, role: "desk" });
		await plan("Of Ola", { ownerId: other.id, task: "Call", taskDueOn: "2026-11-01" });
		await plan("Of nobody", { task: "Visit", taskDueOn: "2026-11-20" });
		const mine = await plan("Mine", {
			ownerId: me.id,
			task: "Papers",
			taskDueOn: "2026-11-19",
		});
		await plan("Tomorrow", { ownerId: me.id, task: "Later", taskDueOn: "2026-11-21" });
		await plan("Without a day", { task: "Some time" });
		const { tasks, total } = await dueTasks();
		expect(total).toBe(3);
		expect(tasks).toMatchObject([
			{
				personId: mine,
				name: "Mine",
				task: "Papers",
				owner: "dana",
				isMine: true,
				isOverdue: true,
			},
			{ name: "Of nobody", owner: null, isMine: false, isOverdue: false },
			{ name: "Of Ola", owner: other.username, isMine: false, isOverdue: true },
		]);
		// The day begins in New York.
		app.clock.now = new Date("2026-11-21T05:00:00Z");
		expect((await dueTasks()).total).toBe(4);
	});
});
