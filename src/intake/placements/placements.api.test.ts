import { describe, expect, test } from "vitest";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { stores } from "#overview/retention/stores.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { cellsOf, theApp } from "../../../test/app.ts";
import { anApplicant, tokenIn } from "../../../test/applicant.ts";
import { parseEvents } from "../../../test/calendar.ts";
import { classPlaces } from "../../../test/class-places.ts";
import { aCourse, aRegistration } from "../../../test/factories.ts";
import { tablesWith } from "../../../test/stored-text.ts";

const app = theApp();

const {
	store,
	addClass,
	patchClass,
	register,
	act,
	roster,
	statesIn,
	labelOf,
	stageOf,
	newsTo,
	contentVersion,
	fullClass,
	classes,
} = classPlaces(app);

describe("registering", () => {
	test("without a class nothing is new in the answer", async () => {
		const { json } = await register();
		expect(Object.keys(json)).not.toContain("place");
	});

	test("for a class with seats wants one, and changes no page", async () => {
		const { id } = await addClass({ seats: 5 });
		const before = await contentVersion();
		const { json, status } = await register(id);
		expect(status).toBe(201);
		expect(json.place).toEqual({
			classId: id,
			state: "wanted",
			number: null,
			offeredUntil: null,
			price: null,
		});
		expect(await contentVersion()).toBe(before);
		expect(await stageOf(json.id)).toBe("new");
	});

	test("for a full class is a place on the waiting list, with its number, on the page and in the email", async () => {
		const { id, second } = await fullClass();
		const applicant = await anApplicant(app, { classId: id }, { "accept-language": "es" });
		const confirmation = applicant.confirmation?.textBody.replace(/\s+/g, " ");
		expect(confirmation).toContain("en la lista de espera, número 3");
		expect(confirmation).toContain("Será suyo solo si lo acepta a más tardar");
		const { json } = await app.call("GET", applicant.path);
		expect(json.place).toMatchObject({ state: "waiting", number: 3, class: { id } });
		expect(json.place.howToPay).toBeNull();
		expect((await statesIn(id))[second]).toBe("waiting");
		expect(await stageOf(applicant.id)).toBe("waitlisted");
	});

	test("gives a calendar of the class while there is a place in it, also after its registration has closed", async () => {
		const { id } = await addClass();
		const applicant = await anApplicant(app, { classId: id });
		await patchClass(id, { state: "closed" });
		const file = await app.call("GET", `${applicant.path}/class.ics`);
		expect(file.headers.get("content-disposition")).toBe('attachment; filename="class.ics"');
		expect(file.headers.get("cache-control")).toBe("no-store");
		expect(parseEvents(file.text)[0]).toMatchObject({ starts: "2027-03-02T23:00:00.000Z" });
		expect(file.text).not.toContain(applicant.token);
		await act(applicant.id, "release");
		expect((await app.call("GET", `${applicant.path}/class.ics`)).status).toBe(404);
		const other = await anApplicant(app);
		expect((await app.call("GET", `${other.path}/class.ics`)).status).toBe(404);
	});

	test("has its meetings in the calendar as tentative until there is a place for sure", async () => {
		const { second, holder } = await fullClass();
		const fileOf = async (id: number) => {
			const link = await app.asAdmin("POST", `/api/admin/registrations/${id}/applicant-links`);
			const { pathname } = new URL(link.json.url);
			return (await app.call("GET", `/api${pathname}/class.ics`)).text;
		};
		const waiting = await fileOf(second);
		expect(parseEvents(waiting)[0]?.summary).toMatch(/ \(waiting list\)$/);
		expect(waiting.match(/^STATUS:TENTATIVE\r$/gm)).toHaveLength(parseEvents(waiting).length);
		const { id } = await addClass();
		expect(await fileOf((await register(id)).json.id)).toContain("(place not confirmed)");
		const placed = await fileOf(holder);
		expect(placed).toContain("DTSTART:20270302T230000Z");
		expect(placed).not.toMatch(/TENTATIVE|\(waiting list\)/);
	});

	test("again with the same key returns the same place", async () => {
		const { id } = await fullClass();
		const headers = { "idempotency-key": `again-with-the-same-key-${id}` };
		const body = aRegistration({ classId: id });
		const send = () => app.call("POST", "/api/register", { body, headers });
		const one = await send();
		expect((await send()).json).toEqual(one.json);
		expect(one.json.place.number).toBe(3);
	});

	test.each([
		["a draft", { state: "draft" }],
		["a closed one", { state: "closed" }],
		["one past its day to register", { registerBy: "2026-11-19" }],
		["one of another course", { courseId: 1 }],
	])("for a class that cannot be chosen is 400 and stores nothing: %s", async (_, change) => {
		const { id } = await addClass(change);
		const count = () => app.db.selectFrom("registrations").select("id").execute();
		const before = (await count()).length;
		const response = await register(id);
		expect([response.status, response.text]).toEqual([400, "Please choose another class"]);
		expect((await register(999_999)).status).toBe(400);
		expect(await count()).toHaveLength(before);
	});
});

describe("the office", () => {
	test("gives a seat, with the price of that moment, and tells the person once", async () => {
		const { id } = await addClass();
		const { json } = await register(id);
		const placed = await act(json.id, "place");
		expect(placed.json).toMatchObject({ state: "placed", classId: id, price: 125_000 });
		await patchClass(id, { tuition: 1 });
		expect((await act(json.id, "place")).json.price).toBe(125_000);
		expect(await stageOf(json.id)).toBe("enrolled");
		expect(await newsTo(json.id)).toEqual(["Your place is confirmed"]);
		expect(await newsTo(json.id)).toEqual(["Your place is confirmed"]);
	});

	test("cannot give a seat that is not there", async () => {
		const { id, first } = await fullClass();
		for (const what of ["place", "offer"]) {
			const response = await act(first, what);
			expect([response.status, response.text]).toEqual([
				409,
				"There is no free seat in this class.",
			]);
		}
		const other = (await register()).json.id;
		expect((await act(other, "place", { classId: id })).status).toBe(409);
	});

	test("lets someone want a class, once", async () => {
		const { id } = await addClass();
		const registration = (await register()).json.id;
		expect((await act(registration, "want", { classId: id })).json.state).toBe("wanted");
		expect((await act(registration, "want", { classId: id })).status).toBe(409);
		const any = (await register()).json.id;
		expect((await act(any, "want", { courseId: 2 })).json).toMatchObject({
			classId: null,
			courseId: 2,
			state: "wanted",
		});
		const refused = await act((await register()).json.id, "want", { courseId: 1 });
		expect(refused.status).toBe(409);
	});

	test("moves someone with a seat in one step, and their seat is offered to the next", async () => {
		const { id, holder, first } = await fullClass();
		const other = await addClass({ seats: 1, tuition: 50_000 });
		const moved = await act(holder, "move", { classId: other.id });
		expect(moved.json).toMatchObject({ classId: other.id, state: "placed", price: 65_000 });
		expect((await statesIn(id))[first]).toBe("offered");
		const back = await act(holder, "move", { classId: id });
		expect(back.status).toBe(409);
		expect((await statesIn(other.id))[holder]).toBe("placed");
	});

	test("releases for good: who asks again joins at the end", async () => {
		const { id, first, second } = await fullClass();
		await act(first, "release");
		expect((await act(first, "release")).status).toBe(409);
		app.clock.advance(1000);
		await act(first, "want", { classId: id });
		const waiting = (await roster(id)).filter(({ state }) => state === "waiting");
		expect(waiting.map(({ registrationId }) => registrationId)).toEqual([second, first]);
	});

	test("reads who is in a class, and exports it", async () => {
		const { id, holder, first, second } = await fullClass();
		const registrations = (await roster(id)).map(({ registrationId }) => registrationId);
		expect(registrations).toEqual([holder, first, second]);
		const csv = await app.asAdmin("GET", `${classes}/${id}/roster.csv`);
		const [heading, row] = cellsOf(csv.text);
		expect(heading?.slice(0, 5)).toEqual(["Reference", "Name", "Email", "Phone", "Place"]);
		expect([row?.[4], row?.[6]]).toEqual(["placed", "1250.00"]);
		const { json } = await app.asAdmin("GET", "/api/admin/activity?action=exported");
		expect(json[0]).toMatchObject({ kind: "class", label: expect.stringContaining("Roster") });
	});

	test("says in the log who gave, moved and released", async () => {
		const { holder } = await fullClass();
		await act(holder, "release");
		const { json } = await app.asAdmin(
			"GET",
			`/api/admin/activity?kind=registration&recordId=${holder}`,
		);
		expect(json.slice(0, 2)).toMatchObject([
			{ action: "released", username: "dana" },
			{ action: "placed", username: "dana" },
		]);
	});
});

describe("the last seat", () => {
	test("turns all who want one into a queue in their order, and the label with it", async () => {
		const { id } = await addClass({ seats: 1 });
		const ids: number[] = [];
		for (let n = 0; n < 3; n++) ids.push((await register(id)).json.id);
		expect(await labelOf(id)).toBe("open");
		const before = await contentVersion();
		await act(ids[1] as number, "place");
		expect(await contentVersion()).toBeGreaterThan(before);
		expect(await labelOf(id)).toBe("waiting list");
		expect(await statesIn(id)).toEqual({
			[ids[0] as number]: "waiting",
			[ids[1] as number]: "placed",
			[ids[2] as number]: "waiting",
		});
		expect(await newsTo(ids[0] as number)).toEqual(["You are on the waiting list"]);
	});

	test("is given once to somebody who registered twice, and to each of a family", async () => {
		const { id: classId } = await addClass({ seats: 5 });
		const shared = { email: "twice@mail.example", phone: "732-555-0161" };
		const [once, again, son] = await Promise.all(
			["Rosa Marte", "rosa márte", "Leo Marte"].map(async (fullName) => {
				const body = aRegistration({ courseId: 2, classId, fullName, ...shared });
				return (await app.call("POST", "/api/register", { body })).json;
			}),
		);
		expect((await act(once.id, "offer")).status).toBe(200);
		for (const what of ["place", "offer"]) {
			const refused = await act(again.id, what);
			expect([refused.status, refused.text]).toEqual([
				409,
				`Rosa Marte already has a seat in this class or is offered one, with registration ${once.reference}.`,
			]);
		}
		expect((await act(son.id, "place")).status).toBe(200);
		await act(once.id, "release");
		expect((await act(again.id, "place")).status).toBe(200);
	});

	test("of two placed at once is given to one", async () => {
		for (let round = 0; round < 5; round++) {
			const { id } = await addClass({ seats: 2 });
			const ids: number[] = [];
			for (let n = 0; n < 6; n++) ids.push((await register(id)).json.id);
			const answers = await Promise.all(ids.map((one) => act(one, "place")));
			const statuses = answers.map(({ status }) => status).sort();
			expect(statuses).toEqual([200, 200, 409, 409, 409, 409]);
			const states = Object.values(await statesIn(id)).sort();
			expect(states).toEqual(["placed", "placed", "waiting", "waiting", "waiting", "waiting"]);
		}
	});

	test("is not taken by registrations that arrive at once with the one that is placed", async () => {
		for (let round = 0; round < 4; round++) {
			const { id } = await addClass({ seats: 1 });
			const holder = (await register(id)).json.id;
			const both = await Promise.all([act(holder, "place"), register(id), register(id)]);
			expect(both.map(({ status }) => status)).toEqual([200, 201, 201]);
			await queueClassEmails(store());
			expect(Object.values(await statesIn(id)).sort()).toEqual(["placed", "waiting", "waiting"]);
		}
	});
});

/** Every way in which a seat frees. */
const ways: [string, (holder: number, classId: number, token: string) => Promise<unknown>][] = [
	["released by the office", (holder) => act(holder, "release")],
	[
		"moved to another class",
		async (holder) => act(holder, "move", { classId: (await addClass()).id }),
	],
	["moved to any class", (holder) => act(holder, "move", { courseId: 2 })],
	[
		"withdrawn by the applicant",
		(_, __, token) => app.call("PUT", `/api/my-registration/${token}/withdrawal`),
	],
	[
		"rejected",
		(holder) =>
			app.asAdmin("PATCH", `/api/admin/registrations/${holder}`, { body: { status: "rejected" } }),
	],
	[
		"rejected with others",
		(holder) =>
			app.asAdmin("POST", "/api/admin/registrations/bulk", {
				body: { records: [{ id: holder, status: "rejected" }] },
			}),
	],
	[
		"registered for another course",
		(holder) =>
			app.asAdmin("PATCH", `/api/admin/registrations/${holder}`, { body: { courseId: 1 } }),
	],
	[
		"found to be spam",
		(holder) =>
			app.asAdmin("POST", "/api/admin/registrations/bulk", {
				body: { records: [{ id: holder, isSpam: true }] },
			}),
	],
	["deleted", (holder) => app.asAdmin("DELETE", `/api/admin/registrations/${holder}`)],
	[
		"erased with the person",
		async (holder) => {
			const { json } = await app.asAdmin("GET", `/api/admin/registrations/${holder}`);
			const body = { name: json.fullName, askedOn: null };
			return app.asAdmin("POST", `/api/admin/people/${json.personId}/erase`, { body });
		},
	],
	["one more seat", (_, classId) => patchClass(classId, { seats: 2 })],
];

describe("a seat that frees is offered to the next in line, and to no one else", () => {
	test.each(ways)("%s", async (_, free) => {
		const { id } = await addClass({ seats: 1 });
		const holder = await anApplicant(app, { classId: id });
		await act(holder.id, "place");
		const first = (await register(id)).json.id;
		const second = (await register(id)).json.id;
		await free(holder.id, id, holder.token);
		const states = await statesIn(id);
		expect([states[first], states[second]]).toEqual(["offered", "waiting"]);
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
		expect(await newsTo(second)).toEqual([]);
		expect(await labelOf(id)).toBe("waiting list");
	});

	test("declined", async () => {
		const { holder, id, first, second } = await fullClass();
		await act(holder, "release");
		await newsTo(first);
		const token = tokenIn(
			(
				await app.db
					.selectFrom("emails")
					.select("textBody")
					.where("registrationId", "=", first)
					.orderBy("id", "desc")
					.executeTakeFirstOrThrow()
			).textBody,
		);
		const path = `/api/my-registration/${token}/offer`;
		const declined = await app.call("PUT", path, { body: { accepts: false } });
		expect(declined.json.place).toMatchObject({ state: "released" });
		expect((await statesIn(id))[second]).toBe("offered");
		expect((await app.call("PUT", path, { body: { accepts: true } })).status).toBe(409);
	});

	test("deleted because it is old", async () => {
		const { id, holder, first } = await fullClass();
		await app.db
			.updateTable("registrations")
			.set({ createdAt: "2001-01-01T00:00:00.000Z" })
			.where("id", "=", holder)
			.execute();
		const { clock } = store();
		await transaction(app.db, (tx) =>
			stores.registrations.deleteSome(tx, clock, "2001-01-02T00:00:00.000Z"),
		);
		expect(Object.keys(await statesIn(id))).not.toContain(String(holder));
		expect((await statesIn(id))[first]).toBe("offered");
	});
});

test("who is erased from a seat leaves no name in the roster, its CSV, the log and every table", async () => {
	const { id } = await addClass({ seats: 1 });
	const person = { fullName: "Wolfgang Abendroth", email: "wa@abendroth.example" };
	const holder = (await register(id, person)).json.id;
	await act(holder, "place");
	const next = (await register(id)).json.id;
	const answers = () =>
		Promise.all(
			[`${classes}/${id}/placements`, `${classes}/${id}/roster.csv`, "/api/admin/activity"].map(
				async (path) => (await app.asAdmin("GET", path)).text,
			),
		);
	for (const text of await answers()) expect(text).toContain("Wolfgang Abendroth");
	await newsTo(holder);
	const { personId, reference } = (await app.asAdmin("GET", `/api/admin/registrations/${holder}`))
		.json;
	const erased = await app.asAdmin("POST", `/api/admin/people/${personId}/erase`, {
		body: { name: person.fullName, askedOn: null },
	});
	expect(erased.status).toBe(204);
	const [seats, csv, log] = await answers();
	expect([seats, csv, log].join("\n")).not.toMatch(/abendroth/i);
	expect(log).toContain(reference);
	expect(JSON.parse(seats ?? "")).toMatchObject([{ registrationId: next, state: "offered" }]);
	expect(await tablesWith(app.db, "abendroth")).toEqual([]);
});

describe("an offer", () => {
	/** Registers for a full class and frees its seat: an applicant with an offer. */
	async function offered() {
		const full = await fullClass();
		const applicant = await anApplicant(app, { classId: full.id });
		for (const id of [full.first, full.second, full.holder]) await act(id, "release");
		return { ...full, ...applicant, classId: full.id };
	}

	test("is accepted once, in however many tabs, with the price of that moment", async () => {
		const { path, classId, id } = await offered();
		const howToPay = "Cash, card or in three parts.";
		expect((await app.call("GET", path)).json.place).toMatchObject({ howToPay });
		const email = () =>
			app.db
				.selectFrom("emails")
				.select("textBody")
				.where("registrationId", "=", id)
				.where("template", "=", "class")
				.orderBy("id", "desc")
				.executeTakeFirstOrThrow();
		expect(await newsTo(id)).toEqual(["A seat is free for you"]);
		expect((await email()).textBody).toContain(`How to pay: ${howToPay}`);
		const accept = () => app.call("PUT", `${path}/offer`, { body: { accepts: true } });
		const answers = await Promise.all([accept(), accept()]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(answers[0].json.place).toMatchObject({ state: "placed", price: 125_000 });
		expect(await statesIn(classId)).toMatchObject({ [id]: "placed" });
		expect(await newsTo(id)).toEqual(["A seat is free for you", "Your place is confirmed"]);
		expect((await email()).textBody).toContain(`How to pay: ${howToPay}`);
	});

	test("lasts eight opening hours, and ends by the clock, whether or not anything has run", async () => {
		// Three seconds pass until the seat frees, on Friday at 4 PM.
		app.clock.now = new Date("2026-12-04T20:59:57Z");
		const { path, id, classId } = await offered();
		const { json } = await app.call("GET", path);
		expect(json.place.offeredUntil).toBe("2026-12-07T17:00:00.000Z");
		const promised = async () =>
			(await app.asAdmin("GET", `/api/admin/classes/${classId}`)).json.promised;
		expect(await promised()).toBe(1);
		app.clock.now = new Date("2026-12-07T17:00:00Z");
		expect(await promised()).toBe(0);
		expect((await app.call("GET", path)).json.place.state).toBe("released");
		expect((await roster(classId)).map((row) => row.registrationId)).not.toContain(id);
		const late = await app.call("PUT", `${path}/offer`, { body: { accepts: true } });
		expect([late.status, late.text]).toEqual([409, "This offer has ended. Please call us."]);
		await app.asAdmin("PATCH", "/api/admin/settings", { body: { offerHours: 1 } });
		app.clock.now = new Date("2026-12-07T16:59:57Z");
		const next = await offered();
		const until = (await app.call("GET", next.path)).json.place.offeredUntil;
		expect(until).toBe("2026-12-07T18:00:00.000Z");
		await app.asAdmin("PATCH", "/api/admin/settings", { body: { offerHours: null } });
	});

	test("that ends goes to the next in line once, however many instances look", async () => {
		const { id, holder, first, second } = await fullClass();
		await act(holder, "release");
		await newsTo(first);
		app.clock.advance(14 * 86_400_000);
		await Promise.all([1, 2, 3].map(() => queueClassEmails(store())));
		expect(await statesIn(id)).toEqual({ [second]: "offered" });
		expect(await newsTo(second)).toEqual(["A seat is free for you"]);
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
		expect(await stageOf(first)).toBe("applied");
		const log = await app.asAdmin("GET", `/api/admin/activity?kind=registration&recordId=${first}`);
		expect(log.json).toMatchObject([
			{ action: "did not answer the offer", username: "", after: { place: "released" } },
			{ action: "was offered a seat", username: "", after: { classId: id, place: "offered" } },
		]);
	});

	test("accepted in the moment in which it ends is accepted or over, and never both", async () => {
		for (let round = 0; round < 4; round++) {
			const { path, id, classId } = await offered();
			const waiting = (await register(classId)).json.id;
			await newsTo(id);
			app.clock.now = new Date((await app.call("GET", path)).json.place.offeredUntil);
			if (round % 2 === 0) app.clock.advance(-1);
			const [accepted] = await Promise.all([
				app.call("PUT", `${path}/offer`, { body: { accepts: true } }),
				queueClassEmails(store()),
			]);
			const states = await statesIn(classId);
			if (round % 2 === 0) {
				expect([accepted.status, states[id], states[waiting]]).toEqual([200, "placed", "waiting"]);
			} else {
				expect([accepted.status, states[id], states[waiting]]).toEqual([409, undefined, "offered"]);
			}
		}
	});

	test("of somebody who withdrew is over, and the office is told why no seat can be given", async () => {
		const { path, id } = await offered();
		const place = async () =>
			(await app.asAdmin("GET", `/api/admin/registrations/${id}/place`)).json;
		expect(await place()).toMatchObject({ placement: { state: "offered" }, isWithdrawn: false });
		await app.call("PUT", `${path}/withdrawal`);
		expect(await place()).toEqual({ placement: null, isWithdrawn: true });
	});

	test("declined and withdrawn at once frees one seat", async () => {
		const { path, classId } = await offered();
		const next = (await register(classId)).json.id;
		const last = (await register(classId)).json.id;
		const [declined, withdrawn] = await Promise.all([
			app.call("PUT", `${path}/offer`, { body: { accepts: false } }),
			app.call("PUT", `${path}/withdrawal`),
		]);
		expect([200, 409]).toContain(declined.status);
		expect(withdrawn.status).toBe(200);
		expect(await statesIn(classId)).toEqual({ [next]: "offered", [last]: "waiting" });
	});
});

describe("a class", () => {
	test("with fewer seats than people keeps them and offers nothing until they are fewer", async () => {
		const { id } = await addClass({ seats: 3 });
		const ids: number[] = [];
		for (let n = 0; n < 4; n++) ids.push((await register(id)).json.id);
		for (const one of ids.slice(0, 3)) await act(one, "place");
		expect((await patchClass(id, { seats: 1 })).json).toMatchObject({
			seats: 1,
			promised: 3,
		});
		expect(Object.values(await statesIn(id)).sort()).toEqual([
			"placed",
			"placed",
			"placed",
			"waiting",
		]);
		for (const [gone, expected] of [
			[0, "waiting"],
			[1, "waiting"],
			[2, "offered"],
		] as const) {
			await act(ids[gone] as number, "release");
			expect((await statesIn(id))[ids[3] as number]).toBe(expected);
		}
	});

	test("that is cancelled tells everyone in it once, and releases them", async () => {
		const { id, holder, first, second } = await fullClass();
		const released = (await register(id)).json.id;
		await act(released, "release");
		await patchClass(id, { state: "cancelled" });
		// The office sees who lost their place by it, and not who had none.
		expect(await statesIn(id)).toEqual({
			...{ [holder]: "released", [first]: "released", [second]: "released" },
		});
		for (const one of [holder, first, second]) {
			expect((await newsTo(one)).at(-1)).toBe("Your class was canceled");
			expect(await stageOf(one)).toBe("applied");
		}
		const before = (await newsTo(first)).length;
		await queueClassEmails(store());
		expect(await newsTo(first)).toHaveLength(before);
	});

	test("tells who reads Spanish of it in Spanish, the program too", async () => {
		const { id } = await addClass();
		const applicant = await anApplicant(app, { classId: id }, { "accept-language": "es" });
		await patchClass(id, { state: "cancelled" });
		await queueClassEmails(store());
		const email = await app.db
			.selectFrom("emails")
			.select(["subject", "textBody"])
			.where("registrationId", "=", applicant.id)
			.where("template", "=", "class")
			.executeTakeFirstOrThrow();
		const title = "Auxiliar de enfermería certificado (CNA)";
		expect(email.subject).toBe(`Su clase se canceló: ${title}`);
		expect(email.textBody).toContain(`Programa: ${title}`);
	});

	test("names in a Spanish email a program without Spanish in English, marked", async () => {
		const course = { ...aCourse(), title: "Night Care Aide" };
		const { id: courseId } = (await app.asAdmin("POST", "/api/admin/courses", { body: course }))
			.json;
		const { id: classId } = await addClass({ courseId });
		const asked = { courseId, classId };
		const applicant = await anApplicant(app, asked, { "accept-language": "es" });
		await patchClass(classId, { state: "cancelled" });
		await queueClassEmails(store());
		const { htmlBody } = await app.db
			.selectFrom("emails")
			.select("htmlBody")
			.where("registrationId", "=", applicant.id)
			.where("template", "=", "class")
			.executeTakeFirstOrThrow();
		expect(htmlBody).toMatch(/<td[^>]* lang="en"[^>]*>Night Care Aide<\/td>/);
	});

	test("that moves tells everyone in it; another room, those with a seat", async () => {
		const { id, holder, first } = await fullClass();
		await newsTo(holder);
		const full = (await app.asAdmin("GET", `/api/admin/classes/${id}`)).json;
		expect(full).toMatchObject({ promised: 1, waiting: 2, wanting: 0 });
		await patchClass(id, { room: "Lab 9" });
		await patchClass(id, { note: "Keys are at the desk" });
		expect(await newsTo(holder)).toEqual(["Your place is confirmed", "Your class has changed"]);
		expect(await newsTo(first)).toEqual([]);
		await patchClass(id, { lastDay: "2027-05-13" });
		expect(await newsTo(holder)).toHaveLength(3);
		expect(await newsTo(first)).toEqual(["The class that you asked for has changed"]);
		const asked = await addClass({ seats: 5 });
		const wish = (await register(asked.id)).json.id;
		const counts = (await app.asAdmin("GET", `/api/admin/classes/${asked.id}`)).json;
		expect(counts).toMatchObject({ promised: 0, waiting: 0, wanting: 1 });
		await patchClass(asked.id, { lastDay: "2027-05-13" });
		expect(await newsTo(wish)).toEqual(["The class that you asked for has changed"]);
	});

	test("that has begun offers its seats to no one by itself", async () => {
		const { id, holder, first } = await fullClass({
			firstDay: "2027-03-02",
			lastDay: "2027-04-29",
		});
		const before = app.clock.now;
		app.clock.now = new Date("2027-03-03T15:00:00Z");
		await act(holder, "release");
		expect((await statesIn(id))[first]).toBe("waiting");
		expect((await act(first, "place")).status).toBe(200);
		app.clock.now = before;
	});

	test("reminds those with a seat three days before, once", async () => {
		const { holder, first } = await fullClass();
		await newsTo(holder);
		const before = app.clock.now;
		app.clock.now = new Date("2027-02-27T15:00:00Z");
		await Promise.all([queueClassEmails(store()), queueClassEmails(store())]);
		expect(await newsTo(holder)).toEqual([
			"Your place is confirmed",
			"Your class starts on Tuesday, March 2",
		]);
		expect(await newsTo(first)).toEqual([]);
		app.clock.now = before;
	});

	test("takes no seat for suspected spam, which has its old place in the order when it is rescued", async () => {
		const { id, holder, first, second } = await fullClass();
		const mark = (registration: number, isSpam: boolean) =>
			app.asAdmin("POST", "/api/admin/registrations/bulk", {
				body: { records: [{ id: registration, isSpam }] },
			});
		await mark(first, true);
		expect((await act(first, "place")).status).toBe(409);
		expect(await statesIn(id)).toEqual({ [holder]: "placed", [second]: "waiting" });
		await mark(first, false);
		const queue = (await roster(id)).map(({ registrationId }) => registrationId);
		expect(queue).toEqual([holder, first, second]);
		await mark(holder, true);
		expect(await statesIn(id)).toEqual({ [first]: "offered", [second]: "waiting" });
		await mark(holder, false);
		expect(await statesIn(id)).toEqual({
			[first]: "offered",
			[holder]: "waiting",
			[second]: "waiting",
		});
	});
});

test("one live placement per registration is what the database keeps, too", async () => {
	const { id, first } = await fullClass();
	const again = app.db
		.insertInto("placements")
		.values({
			registrationId: first,
			courseId: 2,
			classId: id,
			state: "wanted",
			askedAt: app.clock.now.toISOString(),
		})
		.execute();
	await expect(again).rejects.toThrow();
});

test("a course with placements is hidden and its queue stays", async () => {
	const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
	const { id } = await addClass({ courseId: course.id, seats: 1 });
	const one = (await register(id, { courseId: course.id })).json.id;
	await act(one, "place");
	await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, { body: { isActive: false } });
	expect(await statesIn(id)).toEqual({ [one]: "placed" });
	expect((await register(id, { courseId: course.id })).status).toBe(400);
});
