import { publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import { getRetention } from "#school/settings/public-contract.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

/** Loads how long records are kept; null if that fails. */
export function loadRetention(): Promise<KeptFor | null> {
	return queryClient.fetchQuery(publicQuery(getRetention)).catch(() => null);
}
