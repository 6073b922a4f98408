import { publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { SiteTexts } from "#school/texts/slots.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

/** Loads the school's own texts once, and again after this browser changed them. Without them a page has nothing to say. */
export const loadTexts = (): Promise<SiteTexts> => queryClient.fetchQuery(publicQuery(listTexts));
