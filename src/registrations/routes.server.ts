import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { csvReply, listReply } from "#api/list-reply.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import {
	type AdminRegistration,
	exportRegistrations,
	getRegistration,
	listRegistrations as listEndpoint,
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
	["ID", (row: AdminRegistration) => row.id],
	["Reference", (row: AdminRegistration) => row.reference],
	["Name", (row: AdminRegistration) => row.fullName],
	["Email", (row: AdminRegistration) => row.email],
	["Phone", (row: AdminRegistration) => row.phone],
	["Course", (row: AdminRegistration) => row.courseTitle],
	["Message", (row: AdminRegistration) => row.message],
	["Status", (row: AdminRegistration) => row.status],
	["Date (UTC)", (row: AdminRegistration) => row.createdAt],
	["Date (New York)", (row: AdminRegistration) => newYorkTime(row.createdAt)],
] as const;

export const registrationRoutes = (db: Database, clock: Clock): Route[] => [
	route(register, ({ body, idempotency }) => registerVisitor(db, clock, body, idempotency)),
	route(listEndpoint, async ({ query }) => listReply(await listRegistrations(db, query))),
	route(exportRegistrations, async ({ query }) => {
		const list = await listRegistrations(db, query);
		return csvReply(list, csvColumns, `registrations-${newYorkTime(clock()).slice(0, 10)}.csv`);
	}),
	route(getRegistration, ({ params }) => registrationById(db, params.id)),
	route(updateRegistration, (call) =>
		changeRegistration(db, clock, actorOf(call), call.params.id, call.body, call.ifMatch),
	),
];
