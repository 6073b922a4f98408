import { sql } from "kysely";

/** When the applicant withdrew a row of `registrations`; null if they did not. Who withdrew waits for no answer. */
export const withdrawnAt = sql<string | null>`(select at from applicant_changes
	where "registrationId" = registrations.id and kind = 'withdrawal')`;
