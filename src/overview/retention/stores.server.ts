import { sql } from "kysely";
import { readConversations } from "#assistant/admin/conversations.server.ts";
import { deleteConversationsBefore } from "#assistant/conversation/retention.server.ts";
import { contactList } from "#intake/contacts/contract.ts";
import { deleteOfficeEmailsBefore } from "#intake/mail/retention.server.ts";
import { leavePlaces } from "#intake/placements/follow.server.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { readActivity } from "#office/activity/log.server.ts";
import { deleteActivityBefore } from "#office/activity/retention.server.ts";
import { eraseRecordsBefore } from "#office/record-list/erase.server.ts";
import { countList } from "#office/record-list/list.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import type { Role } from "#platform/api/role.ts";
import type { Clock, Instant } from "#platform/database/clock.ts";
import type { Queries, Tx } from "#platform/database/database.server.ts";
import type { SubmittedKind, SubmittedTable } from "#platform/database/tables.server.ts";
import type { RetainedKind } from "#school/profile/retention.ts";

/** Records in one transaction: on SQLite others wait for it. */
const PEOPLE_AT_ONCE = 10;
const CONVERSATIONS_AT_ONCE = 20;
const ENTRIES_AT_ONCE = 1000;

/** Which records: up to a calendar day in New York, in the list or in the archive, as a role sees them. */
export interface Selection {
	to: string;
	archived: boolean;
	role: Role;
}

/** Records that still wait for someone, in words. */
interface OpenRecords {
	name: string;
	filter: Record<string, unknown>;
}

/** A kind of records that are deleted when their time is over. */
interface Store {
	/** Singular and plural on screens. */
	noun: readonly [one: string, several: string];
	/** Kind of its line in the activity log, and what is deleted with it if that is more than the noun says. */
	logged: string;
	deletedNoun?: string;
	open?: OpenRecords;
	/** Counts as the list with the same filters does. */
	count(db: Queries, selection: Selection, filter?: Record<string, unknown>): Promise<number>;
	/** When the oldest record came. */
	oldest(db: Queries, selection: Selection): Promise<Instant | null>;
	/** Deletes some of the records that came before an instant. @returns how many */
	deleteSome(tx: Tx, clock: Clock, before: Instant): Promise<number>;
}

/** The site itself deletes. */
export const noUser: Actor = { username: "", address: "" };

export const stores: Readonly<Record<RetainedKind, Store>> = {
	registrations: recordStore("registrations", registrationList, "registration", {
		name: "pending",
		filter: { status: ["pending"] },
	}),
	messages: recordStore("contacts", contactList, "contact", {
		name: "unread",
		filter: { isRead: false },
	}),
	conversations: {
		noun: ["conversation", "conversations"],
		logged: "conversation",
		// They have no archive.
		count: async (db, { to, archived }) =>
			archived ? 0 : (await readConversations(db, { to, limit: 1 })).total,
		async oldest(db) {
			const { rows } = await sql<{ at: Instant | null }>`
				select min("lastAt") as at from chat_conversation_state where questions > 0`.execute(db);
			return rows[0]?.at ?? null;
		},
		deleteSome: (tx, _, before) =>
			deleteConversationsBefore(tx, { before, limit: CONVERSATIONS_AT_ONCE }),
	},
	activity: {
		noun: ["activity log entry", "activity log entries"],
		logged: "activity",
		deletedNoun: "log entries and office emails",
		count: async (db, { to, archived, role }) =>
			archived ? 0 : (await readActivity(db, { to, limit: 1 }, role)).total,
		async oldest(db, { to, role }) {
			const { rows } = await readActivity(db, { to, limit: 1, sort: "at" }, role);
			return rows[0]?.at ?? null;
		},
		async deleteSome(tx, _, before) {
			const some = { before, limit: ENTRIES_AT_ONCE };
			return (await deleteActivityBefore(tx, some)) + (await deleteOfficeEmailsBefore(tx, some));
		},
	},
};

/** Registrations and messages: records of people, which have a list, an archive and open ones. */
function recordStore(
	name: SubmittedTable,
	list: typeof registrationList | typeof contactList,
	kind: SubmittedKind,
	open: OpenRecords,
): Store {
	const { noun, title } = list;
	return {
		noun,
		logged: kind,
		open,
		count: (db, { to, archived }, filter) => countList(db, list, { to, archived, ...filter }),
		oldest: (db, { archived }) => oldestIn(db, name, archived),
		deleteSome: (tx, clock, before) =>
			eraseRecordsBefore(
				tx,
				clock,
				noUser,
				{ name, kind, title },
				{ before, limit: PEOPLE_AT_ONCE },
				kind === "registration" ? leavePlaces : undefined,
			),
	};
}

async function oldestIn(
	db: Queries,
	table: SubmittedTable,
	archived: boolean,
): Promise<Instant | null> {
	const row = await db
		.selectFrom(table)
		.select("createdAt")
		.where("archived", "=", archived)
		.orderBy("createdAt")
		.limit(1)
		.executeTakeFirst();
	return row?.createdAt ?? null;
}
