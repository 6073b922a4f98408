import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	type CannedReply,
	type CannedReplyInput,
	createCannedReply,
	deleteCannedReply,
	getCannedReply,
	listCannedReplies,
	type RepliedRecord,
	type ReplyInput,
	replies,
	updateCannedReply,
} from "#intake/replies/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { call } from "#platform/api/client.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";

/** Queries what a reply to a record begins with. */
export const replyContextQuery = ({ kind, id }: RepliedRecord) =>
	queryOptions({
		queryKey: ["reply", kind, id],
		queryFn: ({ signal }) => adminCall(replies[kind].context, { params: { id }, signal }),
		// Somebody else may have replied since.
		staleTime: 0,
		gcTime: 0,
	});

/** Queries the facts that the school states today. */
export const statedFactsQuery = () =>
	queryOptions({
		queryKey: ["facts", "stated"],
		queryFn: ({ signal }) => call(listPublicFacts, { signal }),
		staleTime: 0,
	});

/** Sends a reply, or records one from a mail program. @param key the same for a retry of the same reply */
export const sendReply = ({ kind, id }: RepliedRecord, body: ReplyInput, key: string) =>
	adminCall(replies[kind].send, { params: { id }, body, headers: { "idempotency-key": key } });

/** Invalidates everything that shows a reply, its email or the answered message. */
export const refreshReplies = (queries: QueryClient) =>
	Promise.all(
		[
			"people",
			"registrations",
			"contacts",
			"dashboard",
			"tasks",
			"activity",
			"emails",
			"mail-status",
		].map((key) => queries.invalidateQueries({ queryKey: [key] })),
	);

/** Queries all canned replies. */
export const cannedRepliesQuery = () =>
	queryOptions({
		queryKey: ["canned-replies"],
		queryFn: ({ signal }) => adminCall(listCannedReplies, { signal }),
		refetchOnMount: "always",
	});

/** Queries one canned reply. */
export const cannedReplyQuery = (id: number) =>
	queryOptions({
		queryKey: ["canned-replies", id],
		queryFn: ({ signal }) => adminCall(getCannedReply, { params: { id }, signal }),
	});

export const addCannedReply = (body: CannedReplyInput) => adminCall(createCannedReply, { body });

/** Changes a canned reply. Fails with 412 if it has changed since. */
export const saveCannedReply = ({ id, version }: CannedReply, body: Partial<CannedReplyInput>) =>
	adminCall(updateCannedReply, { params: { id }, body, headers: ifMatch(version) });

/** Deletes a canned reply. Fails with 412 if it has changed since. */
export const removeCannedReply = ({ id, version }: CannedReply) =>
	adminCall(deleteCannedReply, { params: { id }, headers: ifMatch(version) });

export const refreshCannedReplies = (queries: QueryClient) =>
	Promise.all(
		["canned-replies", "activity"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
	);
