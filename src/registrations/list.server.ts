import { type SqlBool, sql } from "kysely";
import type { Queries } from "#database/database.server.ts";
import { caseInsensitiveOrder, countList, type List, readList } from "#database/list.server.ts";
import type {
	AdminRegistration,
	RegistrationQuery,
	sortableRegistrationColumns,
} from "#registrations/contract.ts";
import { adminColumns } from "#registrations/service.server.ts";

const order = {
	createdAt: sql.ref("createdAt"),
	id: sql.ref("id"),
	// The search text begins with the folded name: accents and capitals make no difference.
	fullName: sql.ref("searchText"),
	email: caseInsensitiveOrder("email"),
	phone: sql.ref("phone"),
	courseTitle: caseInsensitiveOrder("courseTitle"),
	// Their index goes on with the day.
	status: [sql.ref("status"), sql.ref("createdAt"), sql.ref("id")],
} satisfies Record<(typeof sortableRegistrationColumns)[number], unknown>;

/** Registrations that match, newest first unless sorted otherwise. */
export function listRegistrations(
	db: Queries,
	query: RegistrationQuery,
): Promise<List<AdminRegistration>> {
	return readList(
		db,
		{
			...filtered(query),
			order,
			rows: (ids) =>
				db.selectFrom("registrations").select(adminColumns).where("id", "in", ids).execute(),
		},
		query,
	);
}

/** How many registrations match. */
export function countFiltered(db: Queries, query: RegistrationQuery): Promise<number> {
	return countList(db, filtered(query), query);
}

function filtered({ status }: RegistrationQuery) {
	return {
		table: "registrations" as const,
		filters: status ? [sql<SqlBool>`status in (${sql.join(status)})`] : [],
	};
}
