import { describe, expect, test } from "vitest";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import { theApp } from "../../../test/app.ts";
import { anApplicant, tokenIn } from "../../../test/applicant.ts";
import { classPlaces } from "../../../test/class-places.ts";
import { waitingForLocks } from "../../../test/locks.ts";

const app = theApp();
const places = classPlaces(app);
const { store, addClass, patchClass, register, act, roster, statesIn, stageOf, newsTo, fullClass } =
	places;

const registration = (id: number) => `/api/admin/registrations/${id}`;
const patch = (id: number, body: object) => app.asAdmin("PATCH", registration(id), { body });
const bulk = (records: object[]) =>
	app.asAdmin("POST", "/api/admin/registrations/bulk", { body: { records } });
const weeks = (count: number) => count * 7 * 86_400_000;

describe("a stage that follows a place", () => {
	test("is not set by hand: refused alone, skipped among many", async () => {
		const { holder, first } = await fullClass();
		const other = (await register()).json.id;
		const title = (await app.asAdmin("GET", registration(holder))).json.courseTitle;
		const refused = await patch(holder, { stage: "contacted" });
		expect([refused.status, refused.text]).toEqual([
			409,
			`The stage follows the place in “${title}, Mar 2, 2027”. Change the place instead.`,
		]);
		expect((await patch(first, { stage: "enrolled" })).status).toBe(409);
		const { json } = await bulk(
			[holder, first, other].map((id) => ({ id, stage: "closed", isSpam: false })),
		);
		expect(json.changed.map(({ id }: { id: number }) => id)).toEqual([other]);
		expect(json.refused).toMatchObject([
			{ id: holder, reason: "conflict", detail: refused.text },
			{ id: first, reason: "conflict" },
		]);
		expect([await stageOf(holder), await stageOf(first)]).toEqual(["enrolled", "waitlisted"]);
	});

	test("is not set by hand where it is the only one that is chosen", async () => {
		const { holder } = await fullClass();
		const { status, json } = await bulk([{ id: holder, stage: "closed" }]);
		expect([status, json.changed]).toEqual([200, []]);
		expect(json.refused).toMatchObject([{ id: holder, reason: "conflict" }]);
	});

	test("is set by hand for whoever only wants a class, except as a place would set it", async () => {
		const { id } = await addClass();
		const wants = (await register(id)).json.id;
		expect((await patch(wants, { stage: "contacted" })).status).toBe(200);
		expect((await patch(wants, { stage: "enrolled" })).status).toBe(409);
		const any = (await register()).json.id;
		await act(any, "want", { courseId: 2 });
		const refused = await patch(any, { stage: "waitlisted" });
		expect(refused.text).toMatch(/^The stage follows the place in a class of “.+”\. Change/);
	});

	test("is set by hand again when it stays as it is, after a release, and once the class is over", async () => {
		const { holder, first } = await fullClass({ firstDay: "2027-03-02", lastDay: "2027-04-29" });
		expect((await patch(holder, { stage: "enrolled" })).status).toBe(200);
		await act(first, "release");
		expect((await patch(first, { stage: "waitlisted" })).status).toBe(200);
		const before = app.clock.now;
		app.clock.now = new Date("2027-04-30T15:00:00Z");
		expect((await patch(holder, { stage: "closed" })).status).toBe(200);
		app.clock.now = before;
	});

	test("is that of an applicant again when a seat is given up for a wish", async () => {
		const { holder, first } = await fullClass();
		await act(holder, "move", { courseId: 2 });
		await act(first, "move", { classId: (await addClass()).id });
		expect([await stageOf(holder), await stageOf(first)]).toEqual(["applied", "applied"]);
	});
});

describe("the same act again", () => {
	test("changes nothing and tells no one: a place, an offer, a move to the same class", async () => {
		const { id, holder, first } = await fullClass();
		expect(await newsTo(holder)).toHaveLength(1);
		await act(holder, "place");
		await act(holder, "move", { classId: id });
		await act(holder, "release");
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
		const [before] = await roster(id);
		app.clock.advance(3_600_000);
		expect((await act(first, "offer")).json).toMatchObject({ state: "offered" });
		await act(first, "move", { classId: id });
		expect((await roster(id))[0]).toEqual(before);
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
		expect(await newsTo(holder)).toEqual([
			"Your place is confirmed",
			"You do not have a place in this class",
		]);
	});

	test("declines once", async () => {
		const { id, holder, first, second } = await fullClass();
		const applicant = await anApplicant(app, { classId: id });
		for (const one of [first, second, holder]) await act(one, "release");
		const decline = () => app.call("PUT", `${applicant.path}/offer`, { body: { accepts: false } });
		expect((await decline()).status).toBe(200);
		const again = await decline();
		expect([again.status, again.json.place.state]).toEqual([200, "released"]);
	});
});

describe("an offer that is over, whether or not anything has run", () => {
	async function overdue() {
		const full = await fullClass();
		await act(full.holder, "release");
		await newsTo(full.first);
		app.clock.advance(weeks(2));
		return full;
	}

	test("gives suspected spam no place in the queue when it is rescued", async () => {
		const { id, first, second } = await overdue();
		await bulk([{ id: first, isSpam: true }]);
		await bulk([{ id: first, isSpam: false }]);
		expect(await statesIn(id)).toEqual({ [second]: "offered" });
		expect(await stageOf(first)).toBe("applied");
	});

	test("is no place of which a cancellation tells", async () => {
		const { id, first, second } = await overdue();
		await patchClass(id, { state: "cancelled" });
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
		expect(await newsTo(second)).toEqual(["Your class was canceled"]);
	});
});

describe("an offer of which nobody could be told", () => {
	const setMail = (status: "unsent" | "waiting" | "sent") =>
		app.db.updateTable("emails").set({ status }).where("template", "=", "class").execute();
	const advance = async () => {
		app.clock.advance(weeks(1));
		await queueClassEmails(store());
	};

	test("takes no place from anyone, and is made again when email leaves", async () => {
		const { id, holder, first, second } = await fullClass();
		await act(holder, "release");
		await queueClassEmails(store());
		await setMail("unsent");
		await advance();
		await advance();
		expect(await statesIn(id)).toEqual({ [first]: "waiting", [second]: "waiting" });
		expect((await act(first, "place")).status).toBe(200);
		await act(first, "release");
		await act(second, "release");
	});

	test("goes on in its order", async () => {
		const { id, holder, first, second } = await fullClass();
		await act(holder, "release");
		await queueClassEmails(store());
		await setMail("unsent");
		await advance();
		await setMail("waiting");
		await queueClassEmails(store());
		await setMail("sent");
		await queueClassEmails(store());
		expect(await statesIn(id)).toEqual({ [first]: "offered", [second]: "waiting" });
		// The email of the first offer was written again when it was over.
		expect(await newsTo(first)).toEqual(["You are on the waiting list", "A seat is free for you"]);
	});

	test("because the address is wrong, waits for the office while the others go on", async () => {
		const { id, holder, first, second } = await fullClass();
		await act(holder, "release");
		await queueClassEmails(store());
		await app.db
			.updateTable("emails")
			.set({ status: "failed" })
			.where("registrationId", "=", first)
			.where("template", "=", "class")
			.execute();
		await advance();
		expect(await statesIn(id)).toEqual({ [first]: "waiting", [second]: "offered" });
	});

	test("in time is made again, and one for another class is an email of its own", async () => {
		const { id, holder, first, second } = await fullClass();
		const other = await addClass({ seats: 1 });
		await act(holder, "release");
		await queueClassEmails(store());
		const { offeredUntil } = (await app.asAdmin("GET", `/api/admin/classes/${id}/placements`))
			.json[0];
		await app.db
			.updateTable("emails")
			.set({ status: "sent", sentAt: new Date(Date.parse(offeredUntil) - 60_000).toISOString() })
			.where("template", "=", "class")
			.execute();
		await advance();
		expect(await statesIn(id)).toEqual({ [first]: "offered", [second]: "waiting" });
		await newsTo(first);
		await act(first, "offer", { classId: other.id });
		expect(await newsTo(first)).toEqual(Array(3).fill("A seat is free for you"));
	});

	test.each([
		["declined", "PUT", "offer", { accepts: false }],
		["left for another class", "PUT", "class", undefined],
		["accepted", "PUT", "offer", { accepts: true }],
	] as const)(
		"and that was %s leaves no email that still makes it",
		async (_, method, part, body) => {
			const full = await addClass({ seats: 0 });
			const other = await addClass();
			const applicant = await anApplicant(app, { classId: full.id });
			await queueClassEmails(store());
			await patchClass(full.id, { seats: 1 });
			await queueClassEmails(store());
			const offers = () =>
				app.db
					.selectFrom("emails")
					.select("subject")
					.where("onceKey", "like", "offer %")
					.where("status", "=", "waiting")
					.execute();
			expect(await offers()).toHaveLength(1);
			const chosen = body ?? { classId: other.id };
			const answered = await app.call(method, `${applicant.path}/${part}`, { body: chosen });
			expect(answered.status).toBe(200);
			expect((await queueClassEmails(store())).isTakenBack).toBe(true);
			expect(await offers()).toEqual([]);
			expect((await queueClassEmails(store())).isTakenBack).toBe(false);
		},
	);

	test("because nothing ran while it lasted, is made again", async () => {
		const { id, holder, first, second } = await fullClass();
		await act(holder, "release");
		await advance();
		expect(await statesIn(id)).toEqual({ [first]: "offered", [second]: "waiting" });
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
	});
});

test("no offer would end after its class begins, and none is made without opening hours until there are some", async () => {
	const set = (body: object) => app.asAdmin("PATCH", "/api/admin/settings", { body });
	const { id, holder, first } = await fullClass();
	const week = Array.from({ length: 7 }, () => ({ opens: null, closes: null }));
	expect((await set({ week })).status).toBe(200);
	await act(holder, "release");
	await queueClassEmails(store());
	expect((await statesIn(id))[first]).toBe("waiting");
	await set({ week: null });
	await queueClassEmails(store());
	expect((await statesIn(id))[first]).toBe("offered");

	const later = await fullClass({ firstDay: "2027-03-02", lastDay: "2027-04-29" });
	const before = app.clock.now;
	// Monday, half an hour before the office closes; the class begins the next day.
	app.clock.now = new Date("2027-03-01T21:30:00Z");
	await act(later.holder, "release");
	await queueClassEmails(store());
	expect((await statesIn(later.id))[later.first]).toBe("waiting");
	app.clock.now = before;
});

test("an email about a place that goes to a corrected address has a link that works, and says what is so now", async () => {
	const { holder, first } = await fullClass();
	await act(holder, "release");
	await queueClassEmails(store());
	const waiting = () =>
		app.db
			.selectFrom("emails")
			.select(["recipient", "subject", "textBody"])
			.where("registrationId", "=", first)
			.where("template", "=", "class")
			.executeTakeFirstOrThrow();
	const opens = async () =>
		(await app.call("GET", `/api/my-registration/${tokenIn((await waiting()).textBody)}`)).json;
	await patch(first, { email: "right@mail.example" });
	expect(await waiting()).toMatchObject({ recipient: "right@mail.example" });
	expect(await opens()).toMatchObject({ place: { state: "offered" } });
	await act(first, "place");
	await patch(first, { email: "better@mail.example" });
	expect((await waiting()).subject).toMatch(/^Your place is confirmed: /);
	expect(await opens()).toMatchObject({ email: "better@mail.example", place: { state: "placed" } });
});

test("an email tells of the place that changed, also when its person has another one by then", async () => {
	const { id, holder } = await fullClass();
	const next = await addClass({ firstDay: "2027-05-04", lastDay: "2027-06-24" });
	await newsTo(holder);
	await patchClass(id, { state: "cancelled" });
	await act(holder, "place", { classId: next.id });
	await queueClassEmails(store());
	const emails = await app.db
		.selectFrom("emails")
		.select(["subject", "textBody"])
		.where("registrationId", "=", holder)
		.where("template", "=", "class")
		.orderBy("id")
		.execute();
	const firstDays = emails.map(({ subject, textBody }) => [
		subject.split(":")[0],
		/First day\W+(\w+ \d+)/.exec(textBody)?.[1],
	]);
	expect(firstDays).toEqual([
		["Your place is confirmed", "March 2"],
		["Your class was canceled", "March 2"],
		["Your place is confirmed", "May 4"],
	]);
});

describe("an email that has not left", () => {
	const newsOf = (id: number) =>
		app.db
			.selectFrom("emails")
			.select(["subject", "textBody", "onceKey", "status"])
			.where("registrationId", "=", id)
			.where("template", "=", "class")
			.orderBy("id")
			.execute();
	const titlesOf = async (id: number) => {
		app.clock.advance(1000);
		await queueClassEmails(store());
		return (await newsOf(id)).map(({ subject }) => subject.split(":")[0]);
	};
	const setStatus = (id: number, status: "failed" | "unsent" | "waiting") =>
		app.db.updateTable("emails").set({ status }).where("registrationId", "=", id).execute();
	async function placed() {
		const found = await addClass();
		const { id, path } = await anApplicant(app, { classId: found.id });
		await act(id, "place");
		expect(await titlesOf(id)).toEqual(["Your place is confirmed"]);
		return { id, path, classId: found.id as number };
	}

	test.each([
		["rejected", [], ({ id }) => patch(id, { status: "rejected" })],
		["withdrawn", [], ({ path }) => app.call("PUT", `${path}/withdrawal`)],
		[
			"released by the office",
			["You do not have a place in this class"],
			({ id }) => act(id, "release"),
		],
		[
			"lost with the class",
			["Your class was canceled"],
			({ classId }) => patchClass(classId, { state: "cancelled" }),
		],
	] as [
		string,
		string[],
		(one: { id: number; path: string; classId: number }) => Promise<unknown>,
	][])("confirms no place that is %s, nor when it failed and is retried", async (_, told, ends) => {
		const failed = await placed();
		await setStatus(failed.id, "failed");
		await ends(failed);
		expect(await titlesOf(failed.id)).toEqual(told);
		const unsent = await placed();
		await setStatus(unsent.id, "unsent");
		await ends(unsent);
		// Compared when the office asks for it, not every few seconds.
		expect(await titlesOf(unsent.id)).toEqual(["Your place is confirmed", ...told]);
		await setStatus(unsent.id, "waiting");
		expect(await titlesOf(unsent.id)).toEqual(told);
	});

	test("takes no place away that is given again, nor confirms one in a class that was left", async () => {
		const { id, classId } = await placed();
		await act(id, "release");
		expect(await titlesOf(id)).toEqual(["You do not have a place in this class"]);
		await act(id, "place", { classId });
		expect(await titlesOf(id)).toEqual(["Your place is confirmed"]);
		const other = await addClass({ firstDay: "2027-05-04", lastDay: "2027-06-24" });
		await act(id, "move", { classId: other.id });
		expect(await titlesOf(id)).toEqual(["Your place is confirmed"]);
		expect((await newsOf(id))[0]?.textBody).toMatch(/First day\W+May 4/);
	});

	test("confirms a place on the days that its class has by then", async () => {
		const { id, classId } = await placed();
		await setStatus(id, "failed");
		app.clock.advance(1000);
		await patchClass(classId, { firstDay: "2027-03-09" });
		expect(await titlesOf(id)).toEqual(["Your place is confirmed", "Your class has changed"]);
		const [confirmed] = await newsOf(id);
		expect(confirmed).toMatchObject({ status: "failed" });
		expect(confirmed?.textBody).toMatch(/First day\W+March 9/);
	});

	test.each([
		[{ status: "waiting" }, []],
		[{ status: "held" }, []],
		[{ status: "unsent" }, ["Your class has changed"]],
		[{ status: "waiting", archived: true }, ["Your class has changed"]],
	] as const)(
		"and is %o tells of a change of its class if it leaves by itself",
		async (as, more) => {
			const { id, classId } = await placed();
			await app.db.updateTable("emails").set(as).where("registrationId", "=", id).execute();
			app.clock.advance(1000);
			await patchClass(classId, { firstDay: "2027-03-09" });
			expect(await titlesOf(id)).toEqual(["Your place is confirmed", ...more]);
		},
	);

	test("has the same news after the links of its registration were revoked", async () => {
		const { id, classId } = await placed();
		await newsTo(id);
		app.clock.advance(1000);
		await patchClass(classId, { firstDay: "2027-03-09" });
		const revoked = async () => {
			await queueClassEmails(store());
			const path = `${registration(id)}/applicant-links`;
			expect((await app.asAdmin("DELETE", path)).status).toBe(204);
			return (await newsOf(id))
				.filter(({ status }) => status === "waiting")
				.map(({ subject, textBody }) => [
					subject.split(":")[0],
					/First day\W+(\w+ \d+)/.exec(textBody)?.[1],
				]);
		};
		expect(await revoked()).toEqual([["Your class has changed", "March 9"]]);
		const next = await addClass({ firstDay: "2027-05-04", lastDay: "2027-06-24" });
		await patchClass(classId, { state: "cancelled" });
		await act(id, "place", { classId: next.id });
		const both = [
			["Your class was canceled", "March 9"],
			["Your place is confirmed", "May 4"],
		];
		expect(await revoked()).toEqual(both);
		expect((await queueClassEmails(store())).isTakenBack).toBe(false);
	});

	test("reminds no one of a first day that is another by then", async () => {
		const { id, classId } = await placed();
		await newsTo(id);
		const before = app.clock.now;
		app.clock.now = new Date("2027-02-28T15:00:00Z");
		expect((await titlesOf(id)).at(-1)).toBe("Your class starts on Tuesday, March 2");
		await patchClass(classId, { firstDay: "2027-03-09" });
		expect(await titlesOf(id)).toEqual(["Your place is confirmed", "Your class has changed"]);
		app.clock.now = before;
	});
});

test("a change of many can be undone for who has a seat, by the version that it answered", async () => {
	const { holder } = await fullClass();
	const { json } = await bulk([{ id: holder, isSpam: true }]);
	const [{ version }] = json.changed;
	const undone = await bulk([{ id: holder, version, isSpam: false }]);
	expect(undone.json).toMatchObject({ changed: [{ id: holder }], refused: [] });
});

test("a class that is over tells no one of a corrected room, and keeps what it cost", async () => {
	const { id, holder } = await fullClass({ firstDay: "2027-03-02", lastDay: "2027-04-29" });
	await newsTo(holder);
	await patchClass(id, { tuition: 190_000, room: "Lab 3" });
	expect(await newsTo(holder)).toEqual(["Your place is confirmed", "Your class has changed"]);
	const { textBody } = await app.db
		.selectFrom("emails")
		.select("textBody")
		.where("registrationId", "=", holder)
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	expect(textBody).toContain("$1,250");
	const before = app.clock.now;
	app.clock.now = new Date("2027-05-01T15:00:00Z");
	await patchClass(id, { room: "Lab 4" });
	expect(await newsTo(holder)).toHaveLength(2);
	app.clock.now = before;
});

test("a mistaken mark as spam takes nothing from who was taught in a class that is over", async () => {
	const { id, holder } = await fullClass({ firstDay: "2027-03-02", lastDay: "2027-04-29" });
	const before = app.clock.now;
	app.clock.now = new Date("2027-05-01T15:00:00Z");
	await bulk([{ id: holder, isSpam: true }]);
	await bulk([{ id: holder, isSpam: false }]);
	expect(await newsTo(holder)).toEqual(["Your place is confirmed"]);
	expect((await statesIn(id))[holder]).toBe("placed");
	expect(await stageOf(holder)).toBe("enrolled");
	app.clock.now = before;
});

test("a seat that suspected spam loses shows in its stage", async () => {
	const { holder } = await fullClass();
	await bulk([{ id: holder, isSpam: true }]);
	await bulk([{ id: holder, isSpam: false }]);
	expect(await stageOf(holder)).toBe("waitlisted");
});

test("who is rescued from suspected spam is told that their seat is gone", async () => {
	const { holder } = await fullClass();
	expect(await newsTo(holder)).toEqual(["Your place is confirmed"]);
	await bulk([{ id: holder, isSpam: true }]);
	await queueClassEmails(store());
	const last = () =>
		app.db
			.selectFrom("emails")
			.select(["subject", "status"])
			.where("registrationId", "=", holder)
			.orderBy("id", "desc")
			.executeTakeFirst();
	expect(await last()).toMatchObject({ status: "held" });
	await bulk([{ id: holder, isSpam: false }]);
	await queueClassEmails(store());
	expect(await last()).toMatchObject({
		...{ subject: expect.stringContaining("You are on the waiting list"), status: "waiting" },
	});
});

test("who has a seat can be deleted as the office saw them", async () => {
	const { holder } = await fullClass();
	const { version } = (await app.asAdmin("GET", registration(holder))).json;
	const headers = { "if-match": `"${version}"` };
	expect((await app.asAdmin("DELETE", registration(holder), { headers })).status).toBe(204);
});

test("an applicant's page states what open classes of the program do", async () => {
	const { id } = await addClass({ courseId: 7 });
	const { path } = await anApplicant(app, { courseId: 7, classId: id });
	const { statements, unstated } = (await app.call("GET", path)).json;
	expect(statements).toContainEqual(
		expect.objectContaining({
			label: "Prices and tuition",
			answer: expect.stringContaining("$1,250"),
		}),
	);
	expect(unstated).toEqual(["Entry requirements"]);
});

test("the notice to the school names the class", async () => {
	const { id } = await fullClass();
	const { json } = await register(id);
	const notice = await app.db
		.selectFrom("emails")
		.select("textBody")
		.where("registrationId", "=", json.id)
		.where("audience", "=", "school")
		.executeTakeFirstOrThrow();
	expect(notice.textBody).toMatch(/Mar 2 – .*2027, .*\(waiting list, number 3\)/);
});

type Work = (tx: Tx) => Promise<unknown>;

/** Does something in a transaction that stays open until `end`, which may do more in it. */
async function hold(work: Work): Promise<{ end: (more?: Work) => Promise<void> }> {
	const begun = Promise.withResolvers<void>();
	const last = Promise.withResolvers<Work | undefined>();
	const holding = transaction(app.db, async (tx) => {
		await work(tx);
		begun.resolve();
		await (await last.promise)?.(tx);
	});
	await begun.promise;
	return {
		end(more) {
			last.resolve(more);
			return holding;
		},
	};
}

const lock = (tx: Tx, id: number) =>
	tx.selectFrom("registrations").select("id").where("id", "=", id).forUpdate().execute();

describe("two at once", () => {
	test("a seat that was given while its registration was rejected frees under the lock of its class", async () => {
		if (app.engine === "sqlite") return;
		const { id } = await addClass({ seats: 1 });
		const rejected = (await register()).json.id;
		const held = await hold((tx) =>
			tx.selectFrom("classes").select("id").where("id", "=", id).forNoKeyUpdate().execute(),
		);
		const row = await hold((tx) => lock(tx, rejected));
		const answer = patch(rejected, { status: "rejected" });
		await expect.poll(() => waitingForLocks(app.db)).toHaveLength(1);
		const given = { courseId: 2, classId: id, askedAt: "2026-11-20T15:00:00Z" };
		await row.end((tx) =>
			tx
				.insertInto("placements")
				.values({ ...given, state: "placed", registrationId: rejected })
				.execute(),
		);
		await expect.poll(() => waitingForLocks(app.db)).toHaveLength(1);
		await held.end();
		expect((await answer).status).toBe(200);
		expect(await statesIn(id)).toEqual({});
	});

	test("an email of an offer stays when the same is offered again before it is taken back", async () => {
		const { holder, first } = await fullClass();
		await act(holder, "release");
		await queueClassEmails(store());
		const place = app.db.updateTable("placements").where("registrationId", "=", first);
		await place.set({ state: "released" }).execute();
		const held = await hold((tx) => lock(tx, first));
		const queued = queueClassEmails(store());
		if (app.engine === "postgres") await expect.poll(() => waitingForLocks(app.db)).toHaveLength(1);
		await held.end((tx) =>
			tx
				.updateTable("placements")
				.set({ state: "offered" })
				.where("registrationId", "=", first)
				.execute(),
		);
		await queued;
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
	});

	test("emails wait for a registration before they hold its place", async () => {
		const { holder } = await fullClass();
		const held = await hold((tx) => lock(tx, holder));
		const queued = queueClassEmails(store());
		if (app.engine === "postgres") await expect.poll(() => waitingForLocks(app.db)).toHaveLength(1);
		await held.end((tx) =>
			tx
				.selectFrom("placements")
				.select("id")
				.where("registrationId", "=", holder)
				.$if(app.engine === "postgres", (rows) => rows.forUpdate().noWait())
				.execute(),
		);
		await queued;
		expect(await newsTo(holder)).toEqual(["Your place is confirmed"]);
	});
});
