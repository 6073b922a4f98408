import { publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { type PageFact, pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

/** Loads the public facts once, and again after this browser changed them. A page renders without them if that fails. */
export async function loadPageFacts(): Promise<PageFact[]> {
	const facts = queryClient.fetchQuery(publicQuery(listPublicFacts));
	return pageFacts(await facts.catch(() => []));
}
