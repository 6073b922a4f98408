import "#assistant/widget/chat.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ChatMessage } from "#assistant/contract.ts";
import { CallbackView } from "#assistant/widget/callback-view.tsx";
import { Composer } from "#assistant/widget/composer.tsx";
import { answerLanguage, inWords } from "#assistant/widget/internal-links.ts";
import { MessageList } from "#assistant/widget/message-list.tsx";
import { panel as panelWords } from "#assistant/widget/panel-words.tsx";
import { PersonBar } from "#assistant/widget/person-bar.tsx";
import { chatDraft } from "#assistant/widget/session.ts";
import { type AnswerMeta, useConversation } from "#assistant/widget/use-conversation.ts";
import { useVisualViewportHeight } from "#assistant/widget/use-visual-viewport-height.ts";
import { WordsOfPage } from "#assistant/widget/words-of-page.tsx";
import { Icon } from "#ui/icons.tsx";

export interface PanelProps {
	/** The words of the title, shown before the panel too. */
	title: ReactNode;
	open: boolean;
	onMinimize: (focus: "to the button" | "stays") => void;
	/** An answer came while the panel was minimized. */
	onUnread: () => void;
}

export { loadWords } from "#assistant/widget/words-of-page.tsx";

export default function PanelInWords(props: PanelProps) {
	return (
		<WordsOfPage>
			<Panel {...props} />
		</WordsOfPage>
	);
}

/** The chat: a sheet on phones, a window beside the page elsewhere. The page stays usable. */
function Panel({ title, open, onMinimize, onUnread }: PanelProps) {
	const words = panelWords.use();
	const panel = useRef<HTMLDialogElement>(null);
	const input = useRef<HTMLTextAreaElement>(null);
	const isOpen = useRef(open);
	const [text, setText] = useState(chatDraft.read);
	const [heard, setHeard] = useState<ChatMessage | null>(null);
	const [view, setView] = useState<"talk" | "callback">("talk");
	const conversation = useConversation(open, (answer) => {
		setHeard(answer);
		if (!isOpen.current) onUnread();
	});
	const disabled = conversation.id === null || conversation.pendingQuestion !== null;
	useVisualViewportHeight(panel, open);

	useEffect(() => {
		isOpen.current = open;
		if (open) panel.current?.focus();
	}, [open]);

	// A disabled input holds no focus: it goes there as soon as it can, unless it was taken elsewhere.
	useEffect(() => {
		if (!open || disabled || view !== "talk") return;
		const { activeElement } = document;
		if (activeElement === document.body || activeElement === panel.current) input.current?.focus();
	}, [open, disabled, view]);

	useEffect(() => {
		if (!open) return;
		const within = (target: EventTarget | null) =>
			target === document.body || (target instanceof Node && panel.current?.contains(target));
		const onKey = (event: KeyboardEvent) => {
			if (event.key === "Escape" && within(event.target)) onMinimize("to the button");
		};
		// Where the sheet covers the page, nothing behind it can have the focus unseen.
		const onFocus = ({ target }: FocusEvent) => {
			if (!within(target) && covers(panel.current)) onMinimize("stays");
		};
		document.addEventListener("keydown", onKey);
		document.addEventListener("focusin", onFocus);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("focusin", onFocus);
		};
	}, [open, onMinimize]);

	const onText = (typed: string) => {
		setText(typed);
		chatDraft.write(typed);
	};
	const onSend = async () => {
		if (disabled || text.trim() === "") return;
		onText("");
		if (!(await conversation.submitMessage(text))) onText(text);
	};
	const onCallback = () => {
		conversation.refreshHints();
		setView("callback");
	};

	return (
		<>
			<dialog ref={panel} className="chat" open={open} tabIndex={-1} aria-label={words.name}>
				<div className="title">
					{title}
					<button
						className="tool"
						type="button"
						aria-label={words.minimize}
						onClick={() => onMinimize("to the button")}
					>
						<Icon name="down" />
					</button>
				</div>
				<PersonBar
					onCallback={onCallback}
					// The number is linked to a conversation, so there must be one.
					disabled={conversation.id === null}
				/>
				<MessageList
					conversation={conversation}
					hidden={view !== "talk"}
					onLink={() => covers(panel.current) && onMinimize("stays")}
					onSuggestion={(suggestion) => conversation.submitMessage(suggestion)}
					onCallback={onCallback}
				/>
				{view === "callback" && conversation.id !== null && (
					<CallbackView
						conversationId={conversation.id}
						hints={conversation.hints}
						refresh={conversation.refreshHints}
						onBack={() => setView("talk")}
					/>
				)}
				<Composer
					ref={input}
					text={text}
					onText={onText}
					onSend={onSend}
					disabled={disabled}
					hidden={view !== "talk"}
				/>
			</dialog>
			{/* A new element each time: two answers alike are both read out. */}
			<p className="sr-only" aria-live="polite">
				{heard && <Heard key={heard.id} answer={heard} meta={conversation.answerMeta(heard.id)} />}
			</p>
		</>
	);
}

/** An answer as it is read out. */
function Heard({ answer: { content }, meta }: { answer: ChatMessage; meta: AnswerMeta }) {
	const language = answerLanguage(content, meta);
	return (
		<span>
			{panelWords.use().assistant}:{" "}
			<span lang={language}>{inWords(content, language, meta?.links)}</span>
		</span>
	);
}

/** Whether a panel is as wide as the window. */
function covers(panel: HTMLElement | null): boolean {
	return panel !== null && panel.offsetWidth >= document.documentElement.clientWidth;
}
