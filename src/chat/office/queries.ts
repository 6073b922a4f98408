import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RequestOf } from "#api/endpoint.ts";
import { ifMatch, office, officeCounted } from "#api/office-call.ts";
import {
	eraseConversation,
	getConversation,
	listConversations,
	listUnanswered,
} from "#chat/office/conversations-contract.ts";
import {
	type ChatSettingsPatch,
	changeChatSettings,
	getChatFigures,
	getChatSettings,
} from "#chat/office/figures-contract.ts";
import {
	changeAliases,
	changeTaught,
	forgetTaught,
	getTaught,
	listAliases,
	listTaught,
	type RehearsalInput,
	rehearse,
	type TaughtInput,
	type TaughtPatch,
	teach,
	tryMessage,
} from "#chat/office/teaching-contract.ts";

// Visitors change these while the office looks elsewhere: coming back shows them as they stand.
const asItStands = { refetchOnMount: "always" } as const;

/** What the list of conversations can be asked for. */
export type ConversationFilters = NonNullable<RequestOf<typeof listConversations>["query"]>;
export type UnansweredFilters = NonNullable<RequestOf<typeof listUnanswered>["query"]>;
export type FiguresPeriod = NonNullable<RequestOf<typeof getChatFigures>["query"]>;

/** A page of the conversations. */
export const conversationsQuery = (query: ConversationFilters) =>
	queryOptions({
		queryKey: ["chats", "conversations", query],
		queryFn: ({ signal }) => officeCounted(listConversations, { query, signal }),
		...asItStands,
		placeholderData: keepPreviousData,
	});

export const conversationQuery = (id: string) =>
	queryOptions({
		queryKey: ["chats", "conversation", id],
		queryFn: ({ signal }) => office(getConversation, { params: { id }, signal }),
		...asItStands,
	});

/** The conversation from which a contact came, if it is still kept. */
export const conversationOfContactQuery = (contactId: number) =>
	queryOptions({
		queryKey: ["chats", "of-contact", contactId],
		queryFn: ({ signal }) => office(listConversations, { query: { contactId, limit: 1 }, signal }),
		...asItStands,
	});

export const unansweredQuery = (query: UnansweredFilters) =>
	queryOptions({
		queryKey: ["chats", "unanswered", query],
		queryFn: ({ signal }) => office(listUnanswered, { query, signal }),
		...asItStands,
		placeholderData: keepPreviousData,
	});

export const taughtQuery = () =>
	queryOptions({
		queryKey: ["chats", "taught"],
		queryFn: ({ signal }) => office(listTaught, { signal }),
	});

export const taughtAnswerQuery = (id: number) =>
	queryOptions({
		queryKey: ["chats", "taught", id],
		queryFn: ({ signal }) => office(getTaught, { params: { id }, signal }),
	});

export const aliasesQuery = () =>
	queryOptions({
		queryKey: ["chats", "aliases"],
		queryFn: ({ signal }) => office(listAliases, { signal }),
	});

export const figuresQuery = (query: FiguresPeriod) =>
	queryOptions({
		queryKey: ["chats", "figures", query],
		queryFn: ({ signal }) => office(getChatFigures, { query, signal }),
		...asItStands,
		placeholderData: keepPreviousData,
	});

export const chatSettingsQuery = () =>
	queryOptions({
		queryKey: ["chats", "settings"],
		queryFn: ({ signal }) => office(getChatSettings, { signal }),
	});

/** What would be said after a change. It is asked anew whenever it is looked at. */
export const rehearsalQuery = (input: RehearsalInput) =>
	queryOptions({
		queryKey: ["chats", "rehearsal", input],
		queryFn: ({ signal }) => office(rehearse, { body: input, signal }),
		gcTime: 0,
	});

export const eraseChat = (id: string) => office(eraseConversation, { params: { id } });

export const addTaught = (body: TaughtInput) => office(teach, { body });

/** Changes a taught answer, if nobody changed it since `version`. */
export const saveTaught = (id: number, body: TaughtPatch, version: number | undefined) =>
	office(changeTaught, { params: { id }, body, headers: ifMatch(version) });

export const dropTaught = ({ id, version }: { id: number; version: number }) =>
	office(forgetTaught, { params: { id }, headers: ifMatch(version) });

export const saveAliases = (courseId: number, aliases: string[]) =>
	office(changeAliases, { params: { id: courseId }, body: { aliases } });

export const saveChatSettings = (body: ChatSettingsPatch, version: number) =>
	office(changeChatSettings, { body, headers: ifMatch(version) });

export const askAsVisitor = (
	message: string,
	conversation: { content: string; isUser: boolean }[],
) => office(tryMessage, { body: { message, conversation } });

/** After any change of what the assistant knows or keeps: its lists, its figures, and who did what. */
export function refreshChats(queries: QueryClient) {
	return Promise.all(
		["chats", "activity"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
	);
}
