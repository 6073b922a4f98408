import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { csvReply, listReply } from "#api/list-reply.server.ts";
import {
	type AdminContact,
	exportContacts,
	getContact,
	listContacts as listEndpoint,
	markContactRead,
	sendContact,
} from "#contacts/contract.ts";
import { listContacts } from "#contacts/list.server.ts";
import { contactById, markRead, sendMessage } from "#contacts/service.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { newYorkTime } from "#school/new-york.ts";

const csvColumns = [
	["ID", (row: AdminContact) => row.id],
	["Reference", (row: AdminContact) => row.reference],
	["Name", (row: AdminContact) => row.name],
	["Email", (row: AdminContact) => row.email],
	["Phone", (row: AdminContact) => row.phone],
	["Subject", (row: AdminContact) => row.subject],
	["Message", (row: AdminContact) => row.message],
	["Read", (row: AdminContact) => row.isRead],
	["Date (UTC)", (row: AdminContact) => row.createdAt],
	["Date (New York)", (row: AdminContact) => newYorkTime(row.createdAt)],
] as const;

export const contactRoutes = (db: Database, clock: Clock): Route[] => [
	route(sendContact, ({ body, idempotency }) => sendMessage(db, clock, body, idempotency)),
	route(listEndpoint, async ({ query }) => listReply(await listContacts(db, query))),
	route(exportContacts, async ({ query }) => {
		const list = await listContacts(db, query);
		return csvReply(list, csvColumns, `contacts-${newYorkTime(clock()).slice(0, 10)}.csv`);
	}),
	route(getContact, ({ params }) => contactById(db, params.id)),
	route(markContactRead, (call) =>
		markRead(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
];
