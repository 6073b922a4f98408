import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api/client.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { type PageFact, pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

const factsQuery = queryOptions({
	queryKey: ["facts"],
	queryFn: ({ signal }) => call(listPublicFacts, { signal }),
	// Pages have no observer, without which the facts would be dropped after five minutes.
	gcTime: Number.POSITIVE_INFINITY,
});

/** Loads the public facts once. A page renders without them if that fails. */
export async function loadPageFacts(): Promise<PageFact[]> {
	return pageFacts(await queryClient.ensureQueryData(factsQuery).catch(() => []));
}
