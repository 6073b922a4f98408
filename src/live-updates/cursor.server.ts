import type { Queries } from "#database/database.server.ts";

const MAX_MISSED = 500;

/** Returns the cursor from which a reconnection resumes. */
export async function currentCursor(db: Queries): Promise<string> {
	const [registration, contact] = await Promise.all([
		newest(db, "registrations"),
		newest(db, "contacts"),
	]);
	return `${registration}.${contact}`;
}

/** Returns the rows added after a cursor; none if the cursor is invalid. */
export async function changesSince(
	db: Queries,
	mark: string,
): Promise<{ registrations: number[]; contacts: number[] }> {
	const [, registration, contact] = /^(\d{1,9})\.(\d{1,9})$/.exec(mark) ?? [];
	if (registration === undefined || contact === undefined)
		return { registrations: [], contacts: [] };
	return {
		registrations: await after(db, "registrations", Number(registration)),
		contacts: await after(db, "contacts", Number(contact)),
	};
}

type List = "registrations" | "contacts";

async function newest(db: Queries, list: List): Promise<number> {
	const row = await db
		.selectFrom(list)
		.select("id")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.id ?? 0;
}

async function after(db: Queries, list: List, id: number): Promise<number[]> {
	const rows = await db
		.selectFrom(list)
		.select("id")
		.where("id", ">", id)
		.where("archived", "=", false)
		.orderBy("id")
		.limit(MAX_MISSED)
		.execute();
	return rows.map((row) => row.id);
}
