import { describe, expect, test } from "vitest";
import { otherClassMessage } from "#intake/placements/public-contract.ts";
import { officeConsent } from "#intake/registrations/office-contract.ts";
import type { Role } from "#platform/api/role.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { classPlaces } from "../../../test/class-places.ts";
import { aRegistration } from "../../../test/factories.ts";

const app = theApp();
const { addClass, act, statesIn } = classPlaces(app);
const path = "/api/admin/registrations";

const anEntry = (change: object = {}) => ({
	...aRegistration(),
	source: "walk-in",
	language: "en",
	sendsConfirmation: true,
	hasAgreed: true,
	...change,
});
const enter = (change?: object, headers = {}) =>
	app.asAdmin("POST", path, { body: anEntry(change), headers });

const emailsOf = (registrationId: number) =>
	app.db
		.selectFrom("emails")
		.select(["template", "audience", "recipient", "language"])
		.where("registrationId", "=", registrationId)
		.execute();
const activityOf = async (id: number) =>
	(await app.asAdmin("GET", `/api/admin/activity?kind=registration&recordId=${id}`)).json;

describe("a registration that the office enters", () => {
	test("is one like any other, with its source, and no spam", async () => {
		const body = anEntry({ source: "phone call", message: "buy cheap https://a.example now" });
		const entered = await app.asAdmin("POST", path, { body });
		expect(entered.status).toBe(201);
		expect(entered.json).toMatchObject({
			fullName: body.fullName,
			email: body.email,
			phone: body.phone,
			courseId: body.courseId,
			message: body.message,
			status: "pending",
			stage: "new",
			source: "phone call",
			isSpam: false,
			personId: expect.any(Number),
		});
		expect((await app.asAdmin("GET", `${path}/${entered.json.id}`)).json).toEqual(entered.json);
		const found = await app.asAdmin("GET", `${path}?source=phone call&q=${body.email}`);
		expect(found.json).toHaveLength(1);
	});

	test("is in the log with who entered it and what the applicant agreed to", async () => {
		const { id, reference, fullName, createdAt } = (await enter()).json;
		expect(await activityOf(id)).toMatchObject([
			{
				action: "entered",
				username: "dana",
				at: createdAt,
				label: `${reference} ${fullName}`,
				after: { source: "walk-in", consent: officeConsent },
			},
		]);
	});

	test("sends the confirmation in their language, and no notice to the office", async () => {
		const { id, email } = (await enter({ language: "es" })).json;
		expect(await emailsOf(id)).toEqual([
			{
				template: "registration confirmation",
				audience: "visitor",
				recipient: email,
				language: "es",
			},
		]);
	});

	test("sends nothing if they want no email", async () => {
		const { id } = (await enter({ sendsConfirmation: false })).json;
		expect(await emailsOf(id)).toEqual([]);
	});

	test("is stored once, however often it is sent", async () => {
		const body = anEntry();
		const headers = { "idempotency-key": `office-${body.email}` };
		const first = await app.asAdmin("POST", path, { body, headers });
		const again = await app.asAdmin("POST", path, { body, headers });
		expect([first.status, again.status]).toEqual([201, 201]);
		expect(again.json).toEqual(first.json);
		expect(await emailsOf(first.json.id)).toHaveLength(1);
		expect(await activityOf(first.json.id)).toHaveLength(1);
	});

	test("belongs to the person who is known by email", async () => {
		const body = aRegistration();
		const known = (await app.call("POST", "/api/register", { body })).json;
		const entered = (await enter({ email: body.email.toUpperCase() })).json;
		const stored = (await app.asAdmin("GET", `${path}/${known.id}`)).json;
		expect(entered.personId).toBe(stored.personId);
	});

	test("asks for a class as on the website, waits where it is full, and is told so", async () => {
		const open = await addClass({ seats: 1 });
		const wanted = (await enter({ courseId: open.courseId, classId: open.id })).json;
		expect(await statesIn(open.id)).toEqual({ [wanted.id]: "wanted" });
		await act(wanted.id, "place");
		const waiting = (await enter({ courseId: open.courseId, classId: open.id })).json;
		expect(waiting.stage).toBe("waitlisted");
		expect(await statesIn(open.id)).toMatchObject({ [waiting.id]: "waiting" });
		const [told] = await app.db
			.selectFrom("emails")
			.select("textBody")
			.where("registrationId", "=", waiting.id)
			.execute();
		expect(told?.textBody).toContain("Your class");
	});

	test("of another program’s class is refused", async () => {
		const { id, courseId } = await addClass();
		const other = { courseId: courseId === 2 ? 3 : 2, classId: id };
		const refused = await enter(other, { accept: "application/json" });
		expect(refused.status).toBe(400);
		expect(refused.json.errors).toEqual([{ path: "classId", message: otherClassMessage }]);
	});

	test.each([
		[{ fullName: "" }, "fullName"],
		[{ email: "ana" }, "email"],
		[{ phone: "123" }, "phone"],
		[{ courseId: 999_999 }, undefined],
		[{ source: "website" }, "source"],
		[{ source: undefined }, "source"],
		[{ language: "fr" }, "language"],
		[{ sendsConfirmation: "yes" }, "sendsConfirmation"],
		[{ hasAgreed: false }, "hasAgreed"],
	])("is refused with %j", async (change, field) => {
		const before = (await app.asAdmin("GET", `${path}/count`)).json;
		const refused = await enter(change, { accept: "application/json" });
		expect(refused.status).toBe(400);
		if (field) expect(refused.json.errors).toMatchObject([{ path: field }]);
		expect((await app.asAdmin("GET", `${path}/count`)).json).toEqual(before);
	});

	test.each<[Role, number]>([
		["full", 201],
		["desk", 201],
		["viewer", 403],
	])("can be entered with the role %s: %i", async (role, status) => {
		const { token } = await signedInUser(app, { isAdmin: true, role });
		const answer = await app.call("POST", path, { body: anEntry(), token });
		expect(answer.status).toBe(status);
	});
});

test("the website's form neither knows nor sets source and stage", async () => {
	const body = { ...aRegistration(), source: "walk-in", stage: "enrolled" };
	const registered = await app.call("POST", "/api/register", { body });
	expect(registered.status).toBe(201);
	expect(registered.json).not.toHaveProperty("source");
	expect(registered.json).not.toHaveProperty("stage");
	const stored = (await app.asAdmin("GET", `${path}/${registered.json.id}`)).json;
	expect(stored).toMatchObject({ source: "website", stage: "new" });
});

describe("the stage by PATCH", () => {
	const registered = async () =>
		(await app.call("POST", "/api/register", { body: aRegistration() })).json;

	test("never changes the status, nor the status the stage", async () => {
		const { id } = await registered();
		const staged = await app.asAdmin("PATCH", `${path}/${id}`, { body: { stage: "enrolled" } });
		expect(staged.status).toBe(200);
		expect(staged.json).toMatchObject({ status: "pending", stage: "enrolled" });
		const decided = await app.asAdmin("PATCH", `${path}/${id}`, { body: { status: "rejected" } });
		expect(decided.json).toMatchObject({ status: "rejected", stage: "enrolled" });
		expect(await activityOf(id)).toMatchObject([
			{ before: { status: "pending" }, after: { status: "rejected" } },
			{ before: { stage: "new" }, after: { stage: "enrolled" } },
		]);
	});

	test("is refused with an unknown stage, a stale version and a missing registration", async () => {
		const { id } = await registered();
		const change = (body: object, headers = {}, at = id) =>
			app.asAdmin("PATCH", `${path}/${at}`, { body, headers });
		expect((await change({ stage: "lost" })).status).toBe(400);
		expect((await change({ stage: "applied" }, { "if-match": '"1"' })).status).toBe(200);
		expect((await change({ stage: "closed" }, { "if-match": '"1"' })).status).toBe(412);
		expect((await change({ stage: "closed" }, {}, 999_999)).status).toBe(404);
		expect((await app.asAdmin("GET", `${path}/${id}`)).json.stage).toBe("applied");
	});
});
