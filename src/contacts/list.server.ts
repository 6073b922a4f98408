import { type SelectQueryBuilder, sql } from "kysely";
import type { ContactQuery, OfficeContact } from "#contacts/contract.ts";
import { officeColumns } from "#contacts/service.server.ts";
import type { Queries } from "#database/database.server.ts";
import { type List, type ListSource, readList } from "#database/list.server.ts";
import { searchPatterns } from "#database/search.server.ts";
import type { Tables } from "#database/tables.server.ts";
import { startOfDay } from "#school/new-york.ts";

/** Contact messages that match, newest first unless sorted otherwise. */
export function listContacts(db: Queries, query: ContactQuery): Promise<List<OfficeContact>> {
	return readList(db, contactsMatching(query), query);
}

function contactsMatching(query: ContactQuery): ListSource<OfficeContact> {
	return {
		async count(db) {
			const { n } = await matching(db, query)
				.select((eb) => eb.fn.countAll<number>().as("n"))
				.executeTakeFirstOrThrow();
			return n;
		},
		async ids(db, limit, offset) {
			const { column, direction } = orderOf(query.sort);
			const rows = await matching(db, query)
				.select("id")
				.orderBy(column, direction)
				.orderBy("id", direction)
				.limit(limit ?? 2_147_483_647)
				.offset(offset ?? 0)
				.execute();
			return rows.map(({ id }) => id);
		},
		rows: (db, ids) =>
			db.selectFrom("contacts").select(officeColumns).where("id", "in", ids).execute(),
	};
}

function matching(
	db: Queries,
	{ isRead, courseId, from, to, q }: ContactQuery,
): SelectQueryBuilder<Tables, "contacts", object> {
	let rows = db.selectFrom("contacts");
	if (isRead !== undefined) rows = rows.where("isRead", "=", isRead);
	if (courseId) rows = rows.where("courseId", "=", courseId);
	if (from) rows = rows.where("createdAt", ">=", startOfDay(from));
	if (to) rows = rows.where("createdAt", "<", startOfDay(to, 1));
	for (const pattern of searchPatterns(q ?? "")) {
		rows = rows.where(sql<boolean>`"searchText" like ${pattern} escape '\\'`);
	}
	return rows;
}

type SortColumn = "createdAt" | "id" | "searchText" | "email" | "phone" | "subject" | "isRead";

function orderOf(sort = "-createdAt"): { column: SortColumn; direction: "asc" | "desc" } {
	const column = sort.replace(/^-/, "");
	return {
		column: column === "name" ? "searchText" : (column as SortColumn),
		direction: sort.startsWith("-") ? "desc" : "asc",
	};
}
