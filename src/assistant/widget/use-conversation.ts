import { useCallback, useEffect, useRef, useState } from "react";
import {
	type ChatHints,
	type ChatMessage,
	getChatHints,
	rateAnswer,
	sendChatMessage,
	startChat,
} from "#assistant/contract.ts";
import { chatSession } from "#assistant/widget/session.ts";
import { ApiError, call } from "#platform/api/client.ts";
import { useLanguage } from "#ui/site-link.tsx";

/** How long a call may take; an answer has longer, because a model may be pendingQuestion. */
const PATIENCE = 15_000;
const PATIENCE_FOR_ANSWERS = 25_000;
/** How long an answer that is there waits for what is shown beside it. */
const HINTS_TIMEOUT_MS = 1500;

export type Thumb = "up" | "down" | null;
type Known = Omit<ChatHints["answers"][number], "messageId">;
/** What is known of an answer besides its words; nothing of the greeting, and until it has come. */
export type AnswerMeta = Known | undefined;

export type Conversation = ReturnType<typeof useConversation>;

/**
 * The conversation of this tab: begun, or continued, as soon as the chat is opened.
 * What fails is only logged.
 * @param onAnswer hears of each answer once
 */
export function useConversation(open: boolean, onAnswer: (answer: ChatMessage) => void) {
	/** Null until it exists. */
	const [id, setId] = useState<string | null>(null);
	const [messages, setMessages] = useState<ChatMessage[]>([]);
	/** What was said last and is not answered yet. */
	const [pendingQuestion, setPendingQuestion] = useState<string | null>(null);
	/** What is shown beside the words; null until it is known. */
	const [hints, setHints] = useState<Omit<ChatHints, "answers"> | null>(null);
	const [answers, setAnswers] = useState<ReadonlyMap<number, Known>>(new Map());
	const busy = useRef(false);
	const language = useLanguage();

	const know = (messageId: number, known: Known) =>
		setAnswers((before) => new Map(before).set(messageId, known));

	const fetchHints = useCallback(
		async (conversationId: string, patience = PATIENCE, after?: number) => {
			try {
				const { answers: found, ...others } = await call(getChatHints, {
					params: { conversationId },
					query: after === undefined ? {} : { after: String(after) },
					headers: { "content-language": language },
					signal: AbortSignal.timeout(patience),
				});
				setHints(others);
				setAnswers(
					(before) => new Map([...before, ...found.map((a) => [a.messageId, a] as const)]),
				);
			} catch (error) {
				console.error("Failed to load chat suggestions.", error);
			}
		},
		[language],
	);

	const start = useCallback(async () => {
		if (busy.current) return;
		busy.current = true;
		try {
			const begun = await call(startChat, {
				body: { sessionId: chatSession() },
				headers: { "content-language": language },
				signal: AbortSignal.timeout(PATIENCE),
			});
			setMessages(begun.messages);
			setId(begun.conversationId);
			void fetchHints(begun.conversationId);
		} catch (error) {
			console.error("Failed to start the chat.", error);
		} finally {
			busy.current = false;
		}
	}, [fetchHints, language]);

	useEffect(() => {
		if (open && id === null) void start();
	}, [open, id, start]);

	/** Says something. False when it could not be said, or the answer did not come. */
	const submitMessage = async (text: string): Promise<boolean> => {
		const content = text.trim();
		if (content === "" || id === null || busy.current) return false;
		busy.current = true;
		setPendingQuestion(content);
		try {
			const { userMessage, aiMessage } = await call(sendChatMessage, {
				body: { conversationId: id, content },
				headers: { "content-language": language },
				signal: AbortSignal.timeout(PATIENCE_FOR_ANSWERS),
			});
			setHints((before) => before && { ...before, suggestions: [], offersCallback: false });
			// The names of the pages come with the hints: words that change under the eye are read twice.
			await fetchHints(id, HINTS_TIMEOUT_MS, aiMessage.id - 1);
			setMessages((before) => [...before, userMessage, aiMessage]);
			onAnswer(aiMessage);
			return true;
		} catch (error) {
			console.error("Failed to send the message.", error);
			// The conversation is gone, erased or too old: the next message begins a new one.
			if (error instanceof ApiError && error.status === 404) setId(null);
			return false;
		} finally {
			busy.current = false;
			setPendingQuestion(null);
		}
	};

	const rate = async (messageId: number, thumb: Thumb) => {
		if (id === null) return;
		const before = answers.get(messageId) ?? { language, links: [], thumb: null };
		know(messageId, { ...before, thumb });
		try {
			await call(rateAnswer, {
				body: { conversationId: id, messageId, thumb },
				signal: AbortSignal.timeout(PATIENCE),
			});
		} catch (error) {
			console.error("Failed to save the feedback.", error);
			know(messageId, before);
		}
	};

	return {
		id,
		messages,
		pendingQuestion,
		hints,
		/** Language, links and thumb of an answer. */
		answerMeta: (messageId: number): AnswerMeta => answers.get(messageId),
		submitMessage,
		rate,
		/** Asks again what to show, above all the sentence of consent. */
		refreshHints() {
			if (id !== null) void fetchHints(id);
		},
	};
}
