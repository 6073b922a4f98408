import { describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { aContact, aCourse, aRegistration, aUser } from "../factories.ts";

const app = theApp();

const register = (change: Record<string, unknown>) =>
	app.call("POST", "/api/register", { body: aRegistration(change) });

test("text is trimmed at both ends", async () => {
	const { json } = await register({
		fullName: " \t\u00a0 Ana  Ruiz \n",
		email: "  ana@mail.example ",
		phone: "\t732-555-0101 ",
		message: "\n\n Hello \n ",
	});
	expect(json).toMatchObject({
		fullName: "Ana  Ruiz",
		email: "ana@mail.example",
		phone: "732-555-0101",
		message: "Hello",
	});
});

test("text is stored in NFC, so that two ways of typing an accent are one", async () => {
	const { json } = await register({ fullName: "Jose\u0301 Nin\u0303o", message: "e\u0301" });
	expect(json).toMatchObject({ fullName: "Jos\u00e9 Ni\u00f1o", message: "\u00e9" });
	const contact = await app.call("POST", "/api/contact", {
		body: aContact({ name: "Zoe\u0308", subject: "cafe\u0301" }),
	});
	expect(contact.json).toMatchObject({ name: "Zo\u00eb", subject: "caf\u00e9" });
	const course = await app.asAdmin("POST", "/api/admin/courses", {
		body: aCourse({ title: "Re\u0301sume\u0301" }),
	});
	expect(course.json.title).toBe("R\u00e9sum\u00e9");
	const user = await app.asAdmin("POST", "/api/admin/users", {
		body: aUser({ username: "  rene\u0301 " }),
	});
	expect(user.json.username).toBe("ren\u00e9");
});

test("scripts, signs and pictures of every language come back as they were", async () => {
	const fullName = "王小明 Олена محمد 👩🏽‍⚕️ O’Neil-D'Arcy <b>&amp;";
	const { json } = await register({ fullName });
	expect(json.fullName).toBe(fullName);
	expect((await app.asAdmin("GET", `/api/admin/registrations/${json.id}`)).json.fullName).toBe(
		fullName,
	);
});

describe.each(["\u0000", "\u0001", "\u0008", "\u000b", "\u001b", "\u007f", "\u0085", "\u009f"])(
	"the control character %j",
	(sign) => {
		test("is rejected in every text, including long ones", async () => {
			const bad = `a${sign}b`;
			const calls = [
				register({ fullName: bad }),
				register({ email: `ana${sign}@mail.example` }),
				register({ phone: `732-555${sign}-0101` }),
				register({ message: bad }),
				app.call("POST", "/api/contact", { body: aContact({ name: bad }) }),
				app.call("POST", "/api/contact", { body: aContact({ subject: bad }) }),
				app.call("POST", "/api/contact", { body: aContact({ message: bad }) }),
				...["title", "summary", "description", "imagePath", "slug"].map((field) =>
					app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ [field]: bad }) }),
				),
				app.asAdmin("POST", "/api/admin/users", { body: aUser({ username: `abc${sign}d` }) }),
			];
			for (const response of await Promise.all(calls)) expect(response.status).toBe(400);
		});
	},
);

test("line breaks and tabs stay in long texts, from any system", async () => {
	const { json } = await register({ message: "one\r\ntwo\rthree\n\tfour" });
	expect(json.message).toBe("one\ntwo\nthree\n\tfour");
	const course = await app.asAdmin("POST", "/api/admin/courses", {
		body: aCourse({ description: "First.\r\n\r\n- one\r\n- two" }),
	});
	expect(course.json.description).toBe("First.\n\n- one\n- two");
});

test.each(["one\ntwo", "one\ttwo", "one\r\ntwo"])(
	"line breaks and tabs are refused in a line: %j",
	async (text) => {
		expect((await register({ fullName: text })).status).toBe(400);
		const contact = { body: aContact({ subject: text }) };
		expect((await app.call("POST", "/api/contact", contact)).status).toBe(400);
	},
);

test("half of a surrogate pair, which is no character, becomes the replacement sign", async () => {
	const response = await app.call("POST", "/api/register", {
		raw: JSON.stringify(aRegistration()).replace("Marisol", "Mari\\ud83dsol"),
		headers: { "content-type": "application/json" },
	});
	expect(response.status).toBe(201);
	expect(response.json.fullName).toContain("Mari\ufffdsol");
});

test.each([
	["fullName", 200, (n: number) => "n".repeat(n)],
	["email", 254, longestEmail],
	["phone", 40, (n: number) => "1".repeat(n)],
	["message", 5000, (n: number) => "m".repeat(n)],
] as const)("%s may be %i characters long and not one more", async (field, most, text) => {
	expect((await register({ [field]: text(most) })).status).toBe(201);
	expect((await register({ [field]: text(most + 1) })).status).toBe(400);
});

test("the bounds of a contact's own fields are enforced", async () => {
	const send = async (change: Record<string, unknown>) =>
		(await app.call("POST", "/api/contact", { body: aContact(change) })).status;
	expect(await send({ name: "n".repeat(200) })).toBe(201);
	expect(await send({ name: "n".repeat(201) })).toBe(400);
	expect(await send({ subject: "s".repeat(200) })).toBe(201);
	expect(await send({ subject: "s".repeat(201) })).toBe(400);
	expect(await send({ message: "m".repeat(5000) })).toBe(201);
	expect(await send({ message: "m".repeat(5001) })).toBe(400);
});

test("the bounds of a course are enforced", async () => {
	const send = async (change: Record<string, unknown>) =>
		(await app.asAdmin("POST", "/api/admin/courses", { body: aCourse(change) })).status;
	expect(await send({ title: "t".repeat(200) })).toBe(201);
	expect(await send({ title: "t".repeat(201) })).toBe(400);
	expect(await send({ summary: "s".repeat(500) })).toBe(201);
	expect(await send({ summary: "s".repeat(501) })).toBe(400);
	expect(await send({ description: "d".repeat(20_000) })).toBe(201);
	expect(await send({ description: "d".repeat(20_001) })).toBe(400);
});

function longestEmail(length: number): string {
	const labels = `${"d".repeat(60)}.`.repeat(3);
	const end = `@${labels}example`;
	return "e".repeat(length - end.length) + end;
}
