import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { getChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import {
	eraseConversation,
	getConversation,
	listConversations,
	listUnanswered,
} from "#assistant/admin/conversations-contract.ts";
import { type DraftFact, draftBody } from "#assistant/admin/draft-fact.ts";
import { dryRunMessage } from "#assistant/admin/dry-run-contract.ts";
import { listGaps } from "#assistant/admin/gaps-contract.ts";
import {
	listNamedCourses,
	previewChanges,
	previewFact,
} from "#assistant/admin/preview-contract.ts";
import { markAnswer } from "#assistant/admin/wrong-answers-contract.ts";
import { adminCall, adminCallWithTotal } from "#platform/api/admin-call.ts";
import type { RequestOf } from "#platform/api/endpoint.ts";

// Visitors change these while the office looks elsewhere: coming back shows them as they stand.
const asItStands = { refetchOnMount: "always" } as const;

/** Filters of the list of conversations. */
export type ConversationFilters = NonNullable<RequestOf<typeof listConversations>["query"]>;
export type UnansweredFilters = NonNullable<RequestOf<typeof listUnanswered>["query"]>;
export type AnalyticsPeriod = NonNullable<RequestOf<typeof getChatAnalytics>["query"]>;

/** A page of the conversations. */
export const conversationsQuery = (query: ConversationFilters) =>
	queryOptions({
		queryKey: ["chats", "conversations", query],
		queryFn: ({ signal }) => adminCallWithTotal(listConversations, { query, signal }),
		...asItStands,
		placeholderData: keepPreviousData,
	});

export const conversationQuery = (id: string) =>
	queryOptions({
		queryKey: ["chats", "conversation", id],
		queryFn: ({ signal }) => adminCall(getConversation, { params: { id }, signal }),
		...asItStands,
	});

/** The conversation from which a contact came, if it still exists. */
export const conversationOfContactQuery = (contactId: number) =>
	queryOptions({
		queryKey: ["chats", "of-contact", contactId],
		queryFn: ({ signal }) =>
			adminCall(listConversations, { query: { contactId, limit: 1 }, signal }),
		...asItStands,
	});

export const unansweredQuery = (query: UnansweredFilters) =>
	queryOptions({
		queryKey: ["chats", "unanswered", query],
		queryFn: ({ signal }) => adminCall(listUnanswered, { query, signal }),
		...asItStands,
		placeholderData: keepPreviousData,
	});

/** Topics that visitors of the last 30 days asked about and no fact covers. */
export const gapsQuery = () =>
	queryOptions({
		queryKey: ["chats", "gaps"],
		queryFn: ({ signal }) => adminCall(listGaps, { signal }),
		...asItStands,
	});

/** The answers to questions as they would be with a draft fact. */
export const factPreviewQuery = (draft: DraftFact, questions: string[]) =>
	queryOptions({
		queryKey: ["chats", "preview", draft, questions],
		queryFn: ({ signal }) =>
			adminCall(previewFact, { body: { ...draftBody(draft), questions }, signal }),
		placeholderData: keepPreviousData,
		gcTime: 0,
	});

/** The answers about something else that a draft fact would change. */
export const changedAnswersQuery = (draft: DraftFact) =>
	queryOptions({
		queryKey: ["chats", "preview", draft],
		queryFn: ({ signal }) => adminCall(previewChanges, { body: draftBody(draft), signal }),
		placeholderData: keepPreviousData,
		gcTime: 0,
	});

/** The ids of the courses that a question names. */
export const namedCoursesQuery = (question: string) =>
	queryOptions({
		queryKey: ["chats", "named courses", question],
		queryFn: ({ signal }) => adminCall(listNamedCourses, { query: { question }, signal }),
	});

export const analyticsQuery = (query: AnalyticsPeriod) =>
	queryOptions({
		queryKey: ["chats", "figures", query],
		queryFn: ({ signal }) => adminCall(getChatAnalytics, { query, signal }),
		...asItStands,
		placeholderData: keepPreviousData,
	});

export const eraseChat = (id: string) => adminCall(eraseConversation, { params: { id } });

/** Marks an answer as wrong or missing, or removes the mark. */
export const setAnswerWrong = (id: number, isWrong: boolean) =>
	adminCall(markAnswer, { params: { id }, body: { isWrong } });

export const askAsVisitor = (
	message: string,
	conversation: { content: string; isUser: boolean }[],
) => adminCall(dryRunMessage, { body: { message, conversation } });

/** Refreshes everything that shows chats: lists, analytics, the tasks of Today and the activity log. */
export function refreshChats(queries: QueryClient) {
	return Promise.all(
		["chats", "tasks", "activity"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
	);
}
