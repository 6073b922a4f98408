import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { aContact, aCourse, aRegistration } from "../factories.ts";

const app = theApp();
const json = { accept: "application/json" };

test("an error is one plain sentence", async () => {
	const response = await app.call("GET", "/api/courses/no-such-course");
	expect(response.status).toBe(404);
	expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	expect(response.text).toBe("Course not found.");
});

test.each(["application/json", "application/problem+json", "text/html, application/json;q=0.9"])(
	"a client that accepts %s gets problem details",
	async (accept) => {
		const response = await app.call("GET", "/api/courses/no-such-course", { headers: { accept } });
		expect(response.status).toBe(404);
		expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
		expect(response.json).toEqual({
			type: "about:blank",
			title: "Not Found",
			status: 404,
			detail: "Course not found.",
		});
	},
);

test.each(["*/*", "text/html,application/xhtml+xml,*/*;q=0.8", "text/plain"])(
	"a client that accepts %s gets the sentence",
	async (accept) => {
		const response = await app.call("GET", "/api/courses/no-such-course", { headers: { accept } });
		expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	},
);

test("problem details of invalid input name every field and its message", async () => {
	const response = await app.call("POST", "/api/register", {
		body: { fullName: " ", email: "nobody", phone: "123", courseId: "2" },
		headers: json,
	});
	expect(response.json).toMatchObject({ title: "Bad Request", status: 400 });
	expect(response.json.errors).toEqual([
		{ path: "fullName", message: "Please enter your full name" },
		{ path: "email", message: "Please enter a valid email address" },
		{ path: "phone", message: "Please enter a valid phone number" },
		{ path: "courseId", message: "Please select a valid course" },
	]);
});

describe("each kind of failure has its status", () => {
	const stored = async () =>
		(await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;

	test("400 for invalid input, an unknown value in an address included", async () => {
		const response = await app.asAdmin("GET", "/api/admin/contacts?isRead=maybe", {
			headers: json,
		});
		expect(response.json).toMatchObject({
			status: 400,
			errors: [{ path: "isRead", message: "Please enter true or false" }],
		});
	});

	test("401, 403, 404, 405 and 415 carry problem details as well", async () => {
		const responses = await Promise.all([
			app.call("GET", "/api/admin/dashboard", { headers: json }),
			app.call("POST", "/api/logout", {
				headers: { ...json, cookie: "session=x", origin: "https://evil.example" },
			}),
			app.call("GET", "/api/nothing", { headers: json }),
			app.call("PUT", "/api/courses", { headers: json }),
			app.call("POST", "/api/register", {
				raw: "a=b",
				headers: { ...json, "content-type": "application/x-www-form-urlencoded" },
			}),
		]);
		expect(responses.map(({ status }) => status)).toEqual([401, 403, 404, 405, 415]);
		for (const { status, json: problem } of responses) {
			expect(problem).toMatchObject({ type: "about:blank", status });
			expect(problem.detail).toMatch(/\.$/);
		}
	});

	test("409 for a slug in use", async () => {
		const { slug } = await stored();
		const response = await app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse({ slug }),
			headers: json,
		});
		expect(response.json).toMatchObject({ status: 409, title: "Conflict" });
	});

	test("412 for a record that has changed", async () => {
		const { id } = await stored();
		const response = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
			body: { title: "New" },
			headers: { ...json, "if-match": '"7"' },
		});
		expect(response.json).toMatchObject({ status: 412, title: "Precondition Failed" });
	});

	test("413 for too large a body", async () => {
		const response = await app.call("POST", "/api/contact", {
			body: aContact({ message: "x".repeat(70_000) }),
			headers: json,
		});
		expect(response.json).toMatchObject({ status: 413 });
		expect(response.json.detail).toContain("64 KB");
	});

	test("422 for an Idempotency-Key used with another body", async () => {
		const headers = { ...json, "idempotency-key": "errors-422" };
		await app.call("POST", "/api/register", { body: aRegistration(), headers });
		const response = await app.call("POST", "/api/register", { body: aRegistration(), headers });
		expect(response.json).toMatchObject({ status: 422, title: "Unprocessable Entity" });
	});

	test("500 names the request and shows nothing of the inside", async () => {
		await sql`alter table contacts rename to contacts_elsewhere`.execute(app.db);
		const responses = await Promise.all([
			app.call("POST", "/api/contact", { body: aContact(), from: { requestId: "a1b2c3" } }),
			app.call("POST", "/api/contact", {
				body: aContact(),
				headers: json,
				from: { requestId: "d4e5f6" },
			}),
		]);
		await sql`alter table contacts_elsewhere rename to contacts`.execute(app.db);
		expect(responses.map(({ status }) => status)).toEqual([500, 500]);
		expect(responses[0].text).toMatch(/^Something went wrong on our end\..*a1b2c3$/);
		expect(responses[1].json.detail).toContain("d4e5f6");
		for (const { text } of responses) {
			expect(text).not.toMatch(/contacts|table|relation|sql|insert|\bat \//i);
		}
		// The process continues.
		expect((await app.call("POST", "/api/contact", { body: aContact() })).status).toBe(201);
	});
});

test("messages stay ours when a package loads all of Zod, whose defaults replace those of the process", async () => {
	await import("zod");
	const body = { username: "lee", password: "a lamp of my own", isAdmin: "yes" };
	const answer = await app.asAdmin("POST", "/api/admin/users", { body });
	expect(answer.text).toBe("Invalid input: isAdmin");
});
