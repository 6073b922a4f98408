import { type SelectQueryBuilder, sql } from "kysely";
import type { Queries } from "#database/database.server.ts";
import { type List, type ListSource, readList } from "#database/list.server.ts";
import { searchPatterns } from "#database/search.server.ts";
import type { Tables } from "#database/tables.server.ts";
import type { OfficeRegistration, RegistrationQuery } from "#registrations/contract.ts";
import { officeColumns } from "#registrations/service.server.ts";
import { startOfDay } from "#school/new-york.ts";

/** Registrations that match, newest first unless sorted otherwise. */
export function listRegistrations(
	db: Queries,
	query: RegistrationQuery,
): Promise<List<OfficeRegistration>> {
	return readList(db, registrationsMatching(query), query);
}

function registrationsMatching(query: RegistrationQuery): ListSource<OfficeRegistration> {
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
			db.selectFrom("registrations").select(officeColumns).where("id", "in", ids).execute(),
	};
}

function matching(
	db: Queries,
	{ status, courseId, from, to, q }: RegistrationQuery,
): SelectQueryBuilder<Tables, "registrations", object> {
	let rows = db.selectFrom("registrations");
	if (status) rows = rows.where("status", "in", status);
	if (courseId) rows = rows.where("courseId", "=", courseId);
	if (from) rows = rows.where("createdAt", ">=", startOfDay(from));
	if (to) rows = rows.where("createdAt", "<", startOfDay(to, 1));
	for (const pattern of searchPatterns(q ?? "")) {
		rows = rows.where(sql<boolean>`"searchText" like ${pattern} escape '\\'`);
	}
	return rows;
}

type SortColumn = "createdAt" | "id" | "searchText" | "email" | "phone" | "courseTitle" | "status";

function orderOf(sort = "-createdAt"): { column: SortColumn; direction: "asc" | "desc" } {
	const column = sort.replace(/^-/, "");
	return {
		// The search text begins with the folded name: people are sorted as people read, on both engines.
		column: column === "fullName" ? "searchText" : (column as SortColumn),
		direction: sort.startsWith("-") ? "desc" : "asc",
	};
}
