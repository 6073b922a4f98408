import { expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase } from "../database.ts";
import { type ServerProcess, startServer } from "../process.ts";

async function administrator(server: ServerProcess) {
	const headers = { "content-type": "application/json" };
	const login = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers,
		body: JSON.stringify({ username: "admin", password: adminPassword }),
	});
	const { token } = await login.json();
	return (path: string, body: unknown) =>
		fetch(server.url + path, {
			method: "PATCH",
			headers: { ...headers, authorization: `Bearer ${token}` },
			body: JSON.stringify(body),
		});
}

/** Returns the titles of the CNA course on a page, such as `Edition 12`. */
async function editions(url: string): Promise<Set<string>> {
	const response = await fetch(url);
	const html = await response.text();
	if (response.status !== 200 || !html.endsWith("</html>")) {
		throw new Error(`A failed or torn page: ${response.status}, ${html.length} characters`);
	}
	return new Set(html.match(/Edition \d+/g));
}

// More edits and two instances: `npm run prove -- publish`.
const EDITS = 15;

for (const engine of ["sqlite", "postgres"]) {
	test(`${EDITS} edits under load: the next page shows the edit, none is stale, torn or failed, on ${engine}`, async () => {
		const testDatabase = await createTestDatabase(engine);
		const server = await startServer({ ...testDatabase, env: { LOG_LEVEL: "warn" } });
		const patch = await administrator(server);
		await patch("/api/admin/courses/2", { title: "Edition 0" });

		let isOver = false;
		let read = 0;
		const readers = ["/", "/courses/cna", "/register?program=cna"].map(async (path) => {
			while (!isOver) {
				// Pages are consistent: never two editions on one page.
				expect((await editions(server.url + path)).size).toBe(1);
				read += 1;
			}
		});
		for (let edition = 1; edition <= EDITS; edition++) {
			const response = await patch("/api/admin/courses/2", { title: `Edition ${edition}` });
			expect(response.status).toBe(200);
			const path = edition % 2 ? "/" : "/courses/cna";
			expect([...(await editions(server.url + path))]).toEqual([`Edition ${edition}`]);
		}
		isOver = true;
		await Promise.all(readers);
		expect(read).toBeGreaterThan(EDITS);
		expect(await server.end()).toBe(0);
		await testDatabase.remove();
	});
}
