import { sql } from "kysely";
import type { Queries } from "#platform/database/database.server.ts";

/** When the applicant withdrew a row of `registrations`; null if they did not. Who withdrew waits for no answer. */
export const withdrawnAt = sql<string | null>`(select at from applicant_changes
	where "registrationId" = registrations.id and kind = 'withdrawal')`;

/** Returns whether an applicant withdrew a registration; a change asks once it is locked. */
export async function hasWithdrawn(db: Queries, id: number): Promise<boolean> {
	const withdrawal = await db
		.selectFrom("applicant_changes")
		.select("id")
		.where("registrationId", "=", id)
		.where("kind", "=", "withdrawal")
		.executeTakeFirst();
	return withdrawal !== undefined;
}
