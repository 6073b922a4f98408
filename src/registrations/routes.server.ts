import { recordExport } from "#activity/export.server.ts";
import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { csvReply, listReply } from "#api/list-reply.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import {
	exportRegistrations,
	getRegistration,
	listRegistrations as listEndpoint,
	type OfficeRegistration,
	register,
	updateRegistration,
} from "#registrations/contract.ts";
import { listRegistrations } from "#registrations/list.server.ts";
import {
	changeRegistration,
	registerVisitor,
	registrationById,
} from "#registrations/service.server.ts";
import { newYorkTime } from "#school/new-york.ts";

const csvColumns = [
	["ID", (row: OfficeRegistration) => row.id],
	["Reference", (row: OfficeRegistration) => row.reference],
	["Name", (row: OfficeRegistration) => row.fullName],
	["Email", (row: OfficeRegistration) => row.email],
	["Phone", (row: OfficeRegistration) => row.phone],
	["Course", (row: OfficeRegistration) => row.courseTitle],
	["Message", (row: OfficeRegistration) => row.message],
	["Status", (row: OfficeRegistration) => row.status],
	["Date (UTC)", (row: OfficeRegistration) => row.createdAt],
	["Date (New York)", (row: OfficeRegistration) => newYorkTime(row.createdAt)],
] as const;

export const registrationRoutes = (db: Database, clock: Clock): Route[] => [
	route(register, ({ body, once }) => registerVisitor(db, clock, body, once)),
	route(listEndpoint, async ({ query }) => listReply(await listRegistrations(db, query))),
	route(exportRegistrations, async (call) => {
		const list = await listRegistrations(db, call.query);
		await recordExport(db, clock, call, "registration", list.total);
		return csvReply(list, csvColumns, `registrations-${newYorkTime(clock()).slice(0, 10)}.csv`);
	}),
	route(getRegistration, ({ params }) => registrationById(db, params.id)),
	route(updateRegistration, (call) =>
		changeRegistration(db, clock, actorOf(call), call.params.id, call.body, call.ifMatch),
	),
];
