import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact, aRegistration } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer(testDatabase);
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

/** Reads the languages of the confirmations, in the order of the forms. */
function confirmations(): unknown[] {
	const file = new DatabaseSync(join(testDatabase.dataDir, "school.db"), { readOnly: true });
	try {
		return file
			.prepare("select template, language from emails where audience = 'visitor' order by id")
			.all();
	} finally {
		file.close();
	}
}

test("a form without JavaScript is confirmed in the language of its browser, once", async () => {
	const forms = [
		["/register", aRegistration(), "es-ES,es;q=0.9"],
		["/contact", aContact(), "es"],
		["/contact", aContact(), "en-US,en"],
	] as const;
	for (const [path, fields, language] of forms) {
		const body = new URLSearchParams(
			Object.entries(fields).map(([name, value]) => [name, String(value)]),
		);
		for (const _ of ["sent", "sent again"]) {
			const answer = await fetch(server.url + path, {
				method: "POST",
				body,
				headers: { "accept-language": language, origin: server.url },
				redirect: "manual",
			});
			expect(answer.status).toBe(303);
		}
	}
	expect(confirmations()).toEqual([
		{ template: "registration confirmation", language: "es" },
		{ template: "message confirmation", language: "es" },
		{ template: "message confirmation", language: "en" },
	]);
});
