import { expect, test } from "vitest";
import { createTestDatabase } from "../database.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import { startServer } from "../process.ts";

// The same requests each time; `npm run prove -- fuzz` sends many more, and others.

test.each(["sqlite", "postgres"])(
	"no request to any endpoint, form or page breaks its contract on %s",
	async (engine) => {
		const testDatabase = await createTestDatabase(engine);
		const server = await startServer({
			...testDatabase,
			env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" },
		});
		try {
			const { faults, sent } = await fuzz(server.url, { requests: 1500, seed: 7, concurrency: 8 });
			expect(faults).toEqual([]);
			expect(sent).toBe(1500);
			expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
			expect(server.child.exitCode).toBe(null);
		} finally {
			await server.end();
			await testDatabase.remove();
		}
	},
);
