import { actorOf } from "#office/activity/record.server.ts";
import {
	changeMatching,
	changeRecords,
	type FollowChanges,
} from "#office/record-list/bulk.server.ts";
import { exportCsv } from "#office/record-list/csv.server.ts";
import {
	type BeforeErasing,
	type ErasableList,
	eraseRecord,
	isErasable,
} from "#office/record-list/erase.server.ts";
import { countList, readList, recordById } from "#office/record-list/list.server.ts";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import { listReply } from "#platform/api/list-reply.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

/**
 * Answers the calls of a list.
 * @param follow what else its bulk changes change
 * @param prepare what changes before one of its records is erased
 */
export function recordListRoutes<Row extends ListedRecord>(
	db: Database,
	clock: Clock,
	list: RecordList<Row>,
	follow?: FollowChanges,
	prepare?: BeforeErasing,
): Route[] {
	const { endpoints } = list;
	return [
		route(endpoints.change, (call) =>
			changeRecords(
				db,
				clock,
				actorOf(call),
				{ list, follow },
				call.body.records.map(({ id, version, ...change }) => ({ id, version, change })),
			),
		),
		route(endpoints.changeMatching, (call) =>
			changeMatching(db, clock, actorOf(call), { list, follow }, call.query, call.body),
		),
		route(endpoints.count, async ({ query }) => ({ total: await countList(db, list, query) })),
		route(endpoints.list, async ({ query }) => listReply(await readList(db, list, query))),
		route(endpoints.exportCsv, ({ query }) => exportCsv(db, clock, list, query)),
		route(endpoints.get, ({ params }) => recordById(db, list, params.id)),
		...(isErasable(list) ? [eraseRoute(db, clock, { list, prepare })] : []),
	];
}

const eraseRoute = (
	db: Database,
	clock: Clock,
	target: { list: ErasableList; prepare: BeforeErasing | undefined },
): Route =>
	route(target.list.endpoints.erase, (call) =>
		eraseRecord(db, clock, actorOf(call), target, call.params.id, call.ifMatch),
	);
