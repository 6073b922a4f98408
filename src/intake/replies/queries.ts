import { queryOptions } from "@tanstack/react-query";
import { listCannedReplies, type RepliedRecord, replies } from "#intake/replies/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";

/** Queries what a reply to a record begins with. */
export const replyContextQuery = ({ kind, id }: RepliedRecord) =>
	queryOptions({
		...queryOf(replies[kind].context, { params: { id } }),
		// Somebody else may have replied since.
		staleTime: 0,
		gcTime: 0,
	});

/** Queries the facts that the school states today. */
export const statedFactsQuery = () => queryOptions({ ...queryOf(listPublicFacts), staleTime: 0 });

/** Queries all canned replies. */
export const cannedRepliesQuery = () =>
	queryOptions({ ...queryOf(listCannedReplies), refetchOnMount: "always" });
