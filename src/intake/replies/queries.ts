import { queryOptions } from "@tanstack/react-query";
import { listCannedReplies, type RepliedRecord, replies } from "#intake/replies/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { statedFacts } from "#school/facts/facts-of-classes.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { listSpanish } from "#school/translations/public-contract.ts";
import { inSpanish } from "#school/translations/speech.ts";

/** Queries the facts that the school states today, and the Spanish of its titles. */
export const statedQuery = () =>
	queryOptions({
		queryKey: ["stated"],
		queryFn: async ({ signal }) => {
			const facts = await adminCall(listPublicFacts, { signal });
			const classes = await adminCall(listClasses, { signal });
			const spanish = await adminCall(listSpanish, { signal });
			const say = inSpanish(spanish).line;
			return { facts: statedFacts(facts, classes, new Date().toISOString(), say), spanish };
		},
		meta: { shows: [...listPublicFacts.shows, ...listClasses.shows, ...listSpanish.shows] },
		staleTime: 0,
	});

/** What a reply to a record begins with, always anew: somebody else may have replied since. */
export const replyContextQuery = ({ kind, id }: RepliedRecord) =>
	queryOptions({
		...queryOf(replies[kind].getReplyContext, { params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});

export const cannedRepliesQuery = () =>
	queryOptions({ ...queryOf(listCannedReplies), refetchOnMount: "always" });
