import { type SqlBool, sql } from "kysely";
import type { AdminContact, ContactQuery, sortableContactColumns } from "#contacts/contract.ts";
import { adminColumns } from "#contacts/service.server.ts";
import type { Queries } from "#database/database.server.ts";
import { caseInsensitiveOrder, countList, type List, readList } from "#database/list.server.ts";

const order = {
	createdAt: sql.ref("createdAt"),
	id: sql.ref("id"),
	// The search text begins with the folded name: accents and capitals make no difference.
	name: sql.ref("searchText"),
	email: caseInsensitiveOrder("email"),
	phone: caseInsensitiveOrder("phone"),
	subject: caseInsensitiveOrder("subject"),
	// Their index goes on with the day.
	isRead: [sql.ref("isRead"), sql.ref("createdAt"), sql.ref("id")],
} satisfies Record<(typeof sortableContactColumns)[number], unknown>;

/** Contact messages that match, newest first unless sorted otherwise. */
export function listContacts(db: Queries, query: ContactQuery): Promise<List<AdminContact>> {
	return readList(
		db,
		{
			...filtered(query),
			order,
			rows: (ids) =>
				db.selectFrom("contacts").select(adminColumns).where("id", "in", ids).execute(),
		},
		query,
	);
}

/** How many messages match. */
export function countFiltered(db: Queries, query: ContactQuery): Promise<number> {
	return countList(db, filtered(query), query);
}

function filtered({ isRead }: ContactQuery) {
	return {
		table: "contacts" as const,
		filters: isRead === undefined ? [] : [sql<SqlBool>`"isRead" = ${isRead}`],
	};
}
