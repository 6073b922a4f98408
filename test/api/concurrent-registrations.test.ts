import { expect, test } from "vitest";
import { theApp } from "../app.ts";
import { aContact, aRegistration } from "../factories.ts";

const app = theApp();

test("50 concurrent registrations are all stored, each with its own reference number", async () => {
	const sent = Array.from({ length: 50 }, () => aRegistration());
	const responses = await Promise.all(
		sent.map((body) => app.call("POST", "/api/register", { body })),
	);
	expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
	expect(new Set(responses.map(({ json }) => json.reference)).size).toBe(50);
	const rows = await app.db.selectFrom("registrations").selectAll().execute();
	expect(rows.map(({ email }) => email).sort()).toEqual(sent.map(({ email }) => email).sort());
});

test("messages, registrations and reading go on side by side", async () => {
	const responses = await Promise.all(
		Array.from({ length: 40 }, (_, n) =>
			[
				() => app.call("POST", "/api/contact", { body: aContact() }),
				() => app.call("POST", "/api/register", { body: aRegistration() }),
				() => app.call("GET", "/api/courses"),
				() => app.asAdmin("GET", "/api/admin/registrations"),
			][n % 4]?.(),
		),
	);
	expect(responses.every((response) => response && response.status < 300)).toBe(true);
});
