import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api/client.ts";
import { queryClient } from "#platform/api/query-client.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import { getRetention } from "#school/settings/public-contract.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

const retentionQuery = queryOptions({
	queryKey: ["retention"],
	queryFn: ({ signal }) => call(getRetention, { signal }),
});

/** Loads how long records are kept; null if that fails. */
export function loadRetention(): Promise<KeptFor | null> {
	return queryClient.ensureQueryData(retentionQuery).catch(() => null);
}
