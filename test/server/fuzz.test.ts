import { expect, test } from "vitest";
import { createTestDatabase } from "../database.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import { startServer } from "../process.ts";

// The same requests each time; `npm run prove -- fuzz` sends many more, and others.

const REQUESTS = 600;

test.each(["sqlite", "postgres"])(
	"no request to any endpoint, form or page breaks its contract on %s",
	async (engine) => {
		const testDatabase = await createTestDatabase(engine);
		const server = await startServer({
			...testDatabase,
			env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" },
		});
		try {
			const { faults, sent } = await fuzz(server.url, {
				requests: REQUESTS,
				seed: 7,
				concurrency: 8,
				// Other tests run at the same time.
				timeoutMs: 30_000,
			});
			expect(faults).toEqual([]);
			expect(sent).toBe(REQUESTS);
			expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
			expect(server.child.exitCode).toBe(null);
		} finally {
			await server.end();
			await testDatabase.remove();
		}
	},
);
