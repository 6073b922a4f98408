import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ChatMessage } from "#assistant/contract.ts";
import { ChatIcon } from "#assistant/widget/icons.tsx";
import { answerLanguage, inWords, ownLinks } from "#assistant/widget/internal-links.ts";
import { panel } from "#assistant/widget/panel-words.tsx";
import type { Conversation, Thumb } from "#assistant/widget/use-conversation.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { Icon } from "#ui/icons.tsx";
import { Spinner } from "#ui/pulse.tsx";
import { useLanguage } from "#ui/site-link.tsx";

interface Props {
	conversation: Conversation;
	hidden: boolean;
	onLink: () => void;
	onSuggestion: (text: string) => void;
	onCallback: () => void;
}

/** What was said, and what could be said next. New answers are read out elsewhere, once each. */
export function MessageList({ conversation, hidden, onLink, onSuggestion, onCallback }: Props) {
	const words = panel.use();
	const { messages, pendingQuestion, hints } = conversation;
	const log = useRef<HTMLDivElement>(null);
	const greeting = messages[0];

	// A long answer is read from its question on: the browser goes no further down than there is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown anew moves the list
	useEffect(() => {
		const own = log.current?.querySelectorAll<HTMLElement>(".from.me");
		const last = own?.[own.length - 1];
		if (log.current && last && !hidden) log.current.scrollTop = last.offsetTop;
	}, [messages, pendingQuestion, hints, hidden]);

	return (
		<div
			ref={log}
			className="log"
			role="log"
			aria-live="off"
			aria-label={words.conversation}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			hidden={hidden}
		>
			{messages.map((message) =>
				message.isUser ? (
					<Question key={message.id} text={message.content} />
				) : (
					<Answer
						key={message.id}
						message={message}
						conversation={conversation}
						rated={message !== greeting}
						onLink={onLink}
					/>
				),
			)}
			{pendingQuestion !== null && (
				<>
					<Question text={pendingQuestion} />
					<div className="msg wait">
						<span className="sr-only">{words.typing}</span>
						<Spinner />
					</div>
				</>
			)}
			{pendingQuestion === null && hints && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
				<div className="chips" role="group" aria-label={words.suggestions}>
					{hints.offersCallback && (
						<button type="button" onClick={onCallback}>
							{words.leaveNumber}
						</button>
					)}
					{hints.suggestions.map((text) => (
						<button
							key={text}
							type="button"
							lang={hints.language}
							onClick={() => onSuggestion(text)}
						>
							{text}
						</button>
					))}
				</div>
			)}
		</div>
	);
}

/** It has no name: what is read first in it says who wrote it, and would be read twice. */
function Question({ text }: { text: string }) {
	return (
		<article>
			<p className="from me">{panel.use().visitor}</p>
			<div className="msg me">{text}</div>
		</article>
	);
}

const PHONE = /(\d{3}-\d{3}-\d{4})/;

/** What somebody said, as text. A phone number stays on one line. */
function Words({ text }: { text: string }) {
	return text.split(PHONE).map((part, place) =>
		place % 2 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text that is said does not change
			<span key={place} className="num">
				{part}
			</span>
		) : (
			part
		),
	);
}

interface AnswerProps {
	message: ChatMessage;
	conversation: Conversation;
	/** The greeting answers nothing, so there is nothing to rate. */
	rated: boolean;
	onLink: () => void;
}

/** An answer is text and nothing else, whoever wrote it; its links are made here. */
function Answer({ message, conversation, rated, onLink }: AnswerProps) {
	const words = panel.use();
	const page = useLanguage();
	const { id, content } = message;
	const known = conversation.answerMeta(id);
	const thumb = known?.thumb ?? null;
	const links = known?.links ?? [];
	const language = answerLanguage(content, known);
	const rate = (chosen: Thumb) => conversation.rate(id, thumb === chosen ? null : chosen);
	return (
		<article>
			<p className="from">{words.assistant}</p>
			<div className="msg" {...(language !== page && { lang: language })}>
				<Words text={inWords(content, language, links)} />
				{ownLinks(content, language, links).map(({ href, label }) => (
					<Link
						key={href}
						to={href}
						reloadDocument={languageOfPath(href) !== page}
						onClick={onLink}
					>
						{label}
						<Icon name="right" />
					</Link>
				))}
				{rated && (
					<span className="thumbs" {...(language !== page && { lang: page })}>
						{(["up", "down"] as const).map((name) => (
							<button
								key={name}
								type="button"
								aria-label={name === "up" ? words.helpful : words.notHelpful}
								aria-pressed={thumb === name}
								onClick={() => rate(name)}
							>
								<ChatIcon name={name} />
							</button>
						))}
					</span>
				)}
			</div>
		</article>
	);
}
