import { afterAll, beforeAll, expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

// Forms without JavaScript: the server remembers when an IP address was sent a page with a form.

let testDatabase: TestDatabase;
let server: ServerProcess;
let authorization: string;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer({ ...testDatabase, env: { TRUST_PROXY: "1" } });
	const login = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ username: "admin", password: adminPassword }),
	});
	authorization = `Bearer ${(await login.json()).token}`;
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

const from = (address: string) => ({ "x-forwarded-for": address });

/** Posts the contact form without JavaScript. @returns the stored signals */
async function signalsOfPost(address: string): Promise<string[]> {
	const { name, email, message } = aContact();
	const answer = await fetch(`${server.url}/contact`, {
		method: "POST",
		headers: from(address),
		body: new URLSearchParams({ name, email, message }),
		redirect: "manual",
	});
	expect(answer.status).toBe(303);
	const reference = new URL(answer.headers.get("location") ?? "", server.url).searchParams;
	const listed = await fetch(`${server.url}/api/admin/contacts?q=${reference.get("sent")}`, {
		headers: { authorization },
	});
	const [stored] = await listed.json();
	expect(stored.isSpam).toBe(false);
	return stored.spamSignals;
}

const fast = ["sent within 3 seconds of loading the page"];

test("a form that follows its page at once is a signal, once per page and for that address only", async () => {
	for (const path of ["/contact", "/register?program=cna", "/"]) {
		// The first page and the first form are rendered slowly.
		await fetch(server.url + path, { headers: from("192.0.2.9") });
		expect(await signalsOfPost("192.0.2.2")).toEqual([]);
		await fetch(server.url + path, { headers: from("192.0.2.1") });
		expect(await signalsOfPost("192.0.2.1")).toEqual(fast);
		expect(await signalsOfPost("192.0.2.1")).toEqual([]);
	}
});

test("a page without a form is not remembered", async () => {
	await fetch(`${server.url}/about`, { headers: from("192.0.2.3") });
	expect(await signalsOfPost("192.0.2.3")).toEqual([]);
});
