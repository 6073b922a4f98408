import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base, expect } from "./site.ts";

/** What people sent, and what became of it. What refers to them goes with them. */
const tables = ["registrations", "contacts", "people", "emails", "activity"];

function empty(dataDir: string): void {
	const db = new DatabaseSync(join(dataDir, "school.db"));
	try {
		db.exec("pragma busy_timeout = 5000; pragma foreign_keys = on; begin immediate");
		for (const table of tables) db.exec(`delete from ${table}`);
		db.exec("commit");
	} finally {
		db.close();
	}
}

/** Tests on a site that no one has written to: for those whose subject is everyone, or everything. */
export const test = base.extend({
	baseURL: async ({ spareSite }, use) => {
		empty(spareSite.dataDir);
		await use(spareSite.url);
	},
});

export { expect };
