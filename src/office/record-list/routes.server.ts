import { actorOf } from "#office/activity/record.server.ts";
import {
	changeMatching,
	changeRecords,
	type FollowChanges,
} from "#office/record-list/bulk.server.ts";
import { exportCsv } from "#office/record-list/csv.server.ts";
import { type ErasableList, eraseRecord, isErasable } from "#office/record-list/erase.server.ts";
import { countList, readList, recordById } from "#office/record-list/list.server.ts";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import { listReply } from "#platform/api/list-reply.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

/** Answers the calls of a list. @param follow what else its bulk changes change */
export function recordListRoutes<Row extends ListedRecord>(
	db: Database,
	clock: Clock,
	list: RecordList<Row>,
	follow?: FollowChanges,
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
		...(isErasable(list) ? [eraseRoute(db, clock, list)] : []),
	];
}

const eraseRoute = (db: Database, clock: Clock, list: ErasableList): Route =>
	route(list.endpoints.erase, (call) =>
		eraseRecord(db, clock, actorOf(call), list, call.params.id, call.ifMatch),
	);
