import { expect, test } from "vitest";
import { theApp } from "../../test/app.ts";
import { aRegistration } from "../../test/factories.ts";

const app = theApp();

test("a registration is stored as pending, with a reference to say on the phone", async () => {
	const sent = aRegistration();
	const answer = await app.call("POST", "/api/register", { body: sent });
	expect(answer.status).toBe(201);
	expect(answer.json).toMatchObject({
		...sent,
		status: "pending",
		createdAt: app.clock.now.toISOString(),
	});
	expect(answer.json.reference).toMatch(/^R-\d{6,8}$/);
	const row = await app.db
		.selectFrom("registrations")
		.selectAll()
		.where("id", "=", answer.json.id)
		.executeTakeFirstOrThrow();
	expect(row).toMatchObject({ ...sent, status: "pending", version: 1 });
});

test("an unknown course is refused with the sentence of the specification", async () => {
	const answer = await app.call("POST", "/api/register", {
		body: aRegistration({ courseId: 999 }),
	});
	expect(answer.status).toBe(400);
	expect(answer.text).toBe("Please select a valid course");
});

test("a visitor cannot read registrations", async () => {
	const answer = await app.call("GET", "/api/admin/registrations");
	expect(answer.status).toBe(401);
});

test("an administrator reads registrations, newest first, a page at a time", async () => {
	for (let n = 0; n < 3; n++) await app.call("POST", "/api/register", { body: aRegistration() });
	const page = await app.asAdmin("GET", "/api/admin/registrations?limit=2");
	expect(page.json).toHaveLength(2);
	expect(page.json[0].id).toBeGreaterThan(page.json[1].id);
	expect(page.headers.get("x-total-count")).toBe("4");
});
