import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aRegistration } from "../../../test/factories.ts";

const app = theApp();

const register = (change?: Record<string, unknown>) =>
	app.call("POST", "/api/register", { body: aRegistration(change) });
const rows = () => app.db.selectFrom("registrations").selectAll().execute();

test("a registration is stored as pending, with a reference number", async () => {
	const sent = aRegistration();
	const response = await app.call("POST", "/api/register", { body: sent });
	expect(response.status).toBe(201);
	expect(response.json).toMatchObject({
		...sent,
		courseTitle: "Certified Nursing Assistant (CNA)",
		status: "pending",
		createdAt: app.clock.now.toISOString(),
	});
	expect(response.json.reference).toMatch(/^R-\d{6,8}$/);
	const row = await app.db
		.selectFrom("registrations")
		.selectAll()
		.where("id", "=", response.json.id)
		.executeTakeFirstOrThrow();
	expect(row).toMatchObject({ ...sent, status: "pending", version: 1 });
});

test("the response to a visitor has the registration without admin fields", async () => {
	const { json } = await register();
	expect(Object.keys(json).sort()).toEqual(
		[
			...["id", "reference", "fullName", "email", "phone", "courseId", "courseTitle"],
			...["message", "createdAt", "status"],
		].sort(),
	);
});

test.each([{ message: undefined }, { message: null }, { message: "" }, { message: "  \n " }])(
	"the message is optional: %j",
	async (change) => {
		const response = await register(change);
		expect(response.status).toBe(201);
		expect(response.json.message).toBeNull();
	},
);

test.each([999, 0, -1, 1.5, "2", null, undefined, 2 ** 31, 1e300, true, [], {}])(
	"a course that is none is 400 with the sentence of the specification: %j",
	async (courseId) => {
		const before = await rows();
		const response = await register({ courseId });
		expect(response.status).toBe(400);
		expect(response.text).toBe("Please select a valid course");
		expect(await rows()).toEqual(before);
	},
);

test("an inactive and a deleted course cannot be chosen any more", async () => {
	await app.asAdmin("PATCH", "/api/admin/courses/8", { body: { isActive: false } });
	await app.asAdmin("DELETE", "/api/admin/courses/9");
	for (const courseId of [8, 9]) {
		const response = await register({ courseId });
		expect(response.status).toBe(400);
		expect(response.text).toBe("Please select a valid course");
	}
});

test.each([
	"",
	"ana",
	"ana@",
	"@mail.example",
	"a b@mail.example",
	"ana@mail",
	"a@b..example",
	null,
	5,
])("an invalid email is rejected: %j", async (email) => {
	const response = await register({ email });
	expect(response.status).toBe(400);
	expect(response.text).toBe("Please enter a valid email address");
});

test.each(["ana+evening@mail.example", "o'neil@sub.mail.example", "a.b-c_d@x-y.example"])(
	"the email address %s is accepted",
	async (email) => {
		expect((await register({ email })).json.email).toBe(email);
	},
);

test.each(["", "123456789", "         1", null, undefined])(
	"a phone number of fewer than 10 characters is refused: %j",
	async (phone) => {
		const response = await register({ phone });
		expect(response.status).toBe(400);
		expect(response.text).toBe("Please enter a valid phone number");
	},
);

test("a phone number of 10 characters is taken", async () => {
	expect((await register({ phone: "7325550100" })).status).toBe(201);
});

test.each([undefined, null, "", "   "])("the full name is required: %j", async (fullName) => {
	const response = await register({ fullName });
	expect(response.status).toBe(400);
	expect(response.text).toBe("Please enter your full name");
});

test.each([5, true, [], {}, ["Ana"]])(
	"a name of another type is rejected: %j",
	async (fullName) => {
		const response = await register({ fullName });
		expect(response.status).toBe(400);
		expect(response.text).toBe("Invalid input: fullName");
	},
);

test("the same person may register for several courses", async () => {
	const person = aRegistration();
	for (const courseId of [1, 2, 3]) {
		const response = await app.call("POST", "/api/register", { body: { ...person, courseId } });
		expect(response.status).toBe(201);
	}
});
