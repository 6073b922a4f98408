import { expect, test } from "vitest";
import { lockContent } from "#platform/database/content.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { theApp } from "../app.ts";
import { aContact, aRegistration } from "../factories.ts";
import { waitingForLocks } from "../locks.ts";

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

test("a course that is hidden while a registration for it is being stored takes none", async () => {
	const register = () =>
		app.call("POST", "/api/register", { body: aRegistration({ courseId: 4 }) });
	const begun = Promise.withResolvers<void>();
	const end = Promise.withResolvers<void>();
	const hiding = transaction(app.db, async (tx) => {
		await lockContent(tx);
		await tx.updateTable("courses").set({ isActive: false }).where("id", "=", 4).execute();
		begun.resolve();
		await end.promise;
	});
	await begun.promise;
	const answer = register();
	// On SQLite the next transaction begins when this one has ended.
	if (app.engine === "postgres") await expect.poll(() => waitingForLocks(app.db)).toHaveLength(1);
	end.resolve();
	await hiding;
	expect(await answer).toMatchObject({ status: 400, text: unknownCourseMessage });
	await app.asAdmin("PATCH", "/api/admin/courses/4", { body: { isActive: true } });
	expect((await register()).status).toBe(201);
});
