import { sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables.server.ts";

/** When the applicant withdrew a row of `registrations`; null if they did not. Who withdrew waits for no answer. */
export const withdrawnAt = sql<string | null>`(select at from applicant_changes
	where "registrationId" = registrations.id and kind = 'withdrawal')`;

/** Returns whether an applicant withdrew a registration; asked once it is locked. */
export async function hasWithdrawn(tx: Transaction<Tables>, id: number): Promise<boolean> {
	const withdrawal = await tx
		.selectFrom("applicant_changes")
		.select("id")
		.where("registrationId", "=", id)
		.where("kind", "=", "withdrawal")
		.executeTakeFirst();
	return withdrawal !== undefined;
}
