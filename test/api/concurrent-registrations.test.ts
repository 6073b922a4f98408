import { expect, test } from "vitest";
import { theApp } from "../app.ts";
import { aContact, aRegistration } from "../factories.ts";

const app = theApp();

test("50 concurrent registrations are all stored, each with its own reference number", async () => {
	const sent = Array.from({ length: 50 }, () => aRegistration());
	const register = (body: object) => app.call("POST", "/api/register", { body });
	const responses = await Promise.all(sent.map(register));
	// On a machine that is too slow for all of them at once, some are told to try again.
	const refused = sent.filter((_, at) => responses[at]?.status === 503);
	for (const body of refused) responses.push(await register(body));
	const stored = responses.filter(({ status }) => status !== 503);
	expect(stored.map(({ status }) => status)).toEqual(Array(50).fill(201));
	expect(new Set(stored.map(({ json }) => json.reference)).size).toBe(50);
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
