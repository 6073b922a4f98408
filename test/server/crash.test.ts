import { expect, test } from "vitest";
import { createTestDatabase } from "../database.ts";
import { aRegistration } from "../factories.ts";
import { startServer } from "../process.ts";

// A hundred times under load: `npm run prove -- kill`.
for (const engine of ["sqlite", "postgres"]) {
	test(`a registration with a 201 response survives kill -9, on ${engine}`, async () => {
		const testDatabase = await createTestDatabase(engine);
		const references: string[] = [];
		for (let round = 0; round < 2; round++) {
			const server = await startServer(testDatabase);
			const response = await fetch(`${server.url}/api/register`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(aRegistration()),
			});
			expect(response.status).toBe(201);
			const killed = server.end("SIGKILL");
			references.push((await response.json()).reference);
			await killed;
		}
		const server = await startServer(testDatabase);
		expect(await storedReferences(server.url)).toEqual(references.toReversed());
		await server.end();
		await testDatabase.remove();
	});
}

async function storedReferences(url: string): Promise<string[]> {
	const post = (path: string, body: unknown) =>
		fetch(url + path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
	const login = await post("/api/login", { username: "admin", password: "correct horse battery" });
	const { token } = await login.json();
	const list = await fetch(`${url}/api/admin/registrations`, {
		headers: { authorization: `Bearer ${token}` },
	});
	return (await list.json()).map(({ reference }: { reference: string }) => reference);
}
