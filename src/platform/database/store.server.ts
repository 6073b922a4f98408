import type { Clock } from "#platform/database/clock.ts";
import type { Database, Queries } from "#platform/database/database.server.ts";

/** What nearly every service works with. A `Store<Queries>` is only read and may be that of a transaction. */
export interface Store<Db extends Queries = Database> {
	db: Db;
	clock: Clock;
}
