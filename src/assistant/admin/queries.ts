import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import { getConversation, listConversations } from "#assistant/admin/conversations-contract.ts";
import { type DraftFact, draftBody } from "#assistant/admin/draft-fact.ts";
import { listGaps } from "#assistant/admin/gaps-contract.ts";
import { previewChanges, previewFact } from "#assistant/admin/preview-contract.ts";
import { listPassages } from "#assistant/admin/questions-contract.ts";
import type { RequestOf } from "#platform/api/endpoint.ts";
import { pageOf, queryOf } from "#platform/api/query-of.ts";

// Visitors change these while the office looks elsewhere: coming back shows them as they stand.
const asItStands = { refetchOnMount: "always" } as const;
const whileLoading = { placeholderData: keepPreviousData };
const ofDraft = { ...whileLoading, gcTime: 0 };

/** The latest conversation, and how many there are. */
export const latestConversationQuery = () =>
	queryOptions({
		...pageOf(listConversations, { query: { limit: 1 } }),
		...asItStands,
		...whileLoading,
	});

export const conversationQuery = (id: string) =>
	queryOptions({ ...queryOf(getConversation, { params: { id } }), ...asItStands });

/** The conversation from which a contact came, if it still exists. */
export const conversationOfContactQuery = (contactId: number) =>
	queryOptions({
		...queryOf(listConversations, { query: { contactId, limit: 1 } }),
		...asItStands,
	});

/** The texts that can be chosen as an answer. */
export const passagesQuery = (query: NonNullable<RequestOf<typeof listPassages>["query"]>) =>
	queryOptions({ ...queryOf(listPassages, { query }), ...whileLoading });

/** Topics that visitors of the last 30 days asked about and no fact covers. */
export const gapsQuery = () => queryOptions({ ...queryOf(listGaps), ...asItStands });

/** The answers to questions as they would be with a draft fact. */
export const factPreviewQuery = (draft: DraftFact, questions: string[]) =>
	queryOptions({
		...queryOf(previewFact, { body: { ...draftBody(draft), questions } }),
		...ofDraft,
	});

/** The answers about something else that a draft fact would change. */
export const changedAnswersQuery = (draft: DraftFact) =>
	queryOptions({ ...queryOf(previewChanges, { body: draftBody(draft) }), ...ofDraft });

export const analyticsQuery = (query: NonNullable<RequestOf<typeof getChatAnalytics>["query"]>) =>
	queryOptions({ ...queryOf(getChatAnalytics, { query }), ...asItStands, ...whileLoading });
