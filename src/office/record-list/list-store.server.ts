import type { RawBuilder } from "kysely";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import type { AppliedChange, RequestedChange } from "#office/record-list/update-many.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

type Endpoints = RecordList<ListedRecord>["endpoints"];

/** What a call of one of a list's endpoints says, whatever the list answers. */
export type ListCall<Name extends keyof Endpoints> = Pick<
	Call<NonNullable<Endpoints[Name]>>,
	"params" | "query" | "body" | "ifMatch" | "actor"
>;

/** A list's records, and what changes with them in the same transaction. */
export interface ListStore<List> extends Store {
	list: List;
	/** Columns that only the CSV export has, at its end, by their headings. */
	exported?: Readonly<Record<string, RawBuilder<unknown>>>;
	/** What else the list's bulk changes change. */
	follow?: (tx: Tx, clock: Clock, changed: readonly AppliedChange[]) => Promise<void>;
	/** What must be locked before records that are changed or erased. */
	lock?: (tx: Tx, ids: readonly number[]) => Promise<void>;
	/** Why records are skipped by a bulk change that may change others, by their ids. */
	refuse?: (
		tx: Tx,
		clock: Clock,
		requests: readonly RequestedChange[],
	) => Promise<ReadonlyMap<number, Failure>>;
	/** What else changes before one of its records is erased. */
	prepare?: (tx: Tx, clock: Clock, id: number) => Promise<void>;
}
