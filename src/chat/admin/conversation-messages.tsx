import { Link } from "react-router";
import { AnswerLinks } from "#chat/admin/answer-links.tsx";
import type { Conversation } from "#chat/admin/conversations-contract.ts";
import {
	engineSentence,
	formatConfidence,
	intentWords,
	shownTime,
	sourceLabels,
} from "#chat/admin/labels.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { clockTime, whenShort } from "#ui/dates.ts";

type Message = Conversation["messages"][number];
type Contact = Conversation["contacts"][number];

/** What was said, in order, and when a number was left. */
export function ConversationMessages({ conversation }: { conversation: Conversation }) {
	const { messages, contacts } = conversation;
	const after = (message: Message, next: Message | undefined) =>
		contacts.filter(({ at }) => at >= message.createdAt && (!next || at < next.createdAt));
	return (
		<div className="chat-log">
			{messages.map((message, index) => (
				<div key={message.id} className={message.isUser ? "chat-said me" : "chat-said"}>
					<p className="from">
						{message.isUser ? `Visitor, ${when(messages, index)}` : "Assistant"}
					</p>
					<div className="words" {...(message.record && { lang: message.record.language })}>
						{message.content}
						<AnswerLinks links={message.links} />
					</div>
					{message.record && <How message={message} />}
					{after(message, messages[index + 1]).map((contact) => (
						<LeftNumber key={contact.id} contact={contact} />
					))}
				</div>
			))}
		</div>
	);
}

/** The hour; the day too where it is the first word or another day than before. */
function when(messages: readonly Message[], index: number): string {
	const { createdAt = "" } = messages[index] ?? {};
	const isFirst = messages.findIndex(({ isUser }) => isUser) === index;
	return isFirst ? whenShort(createdAt, new Date()) : clockTime(createdAt);
}

/** How an answer came about, in two lines. */
function How({ message: { record, thumb } }: { message: Message }) {
	if (!record) return null;
	return (
		<p className="chat-how">
			<span>{`${intentWords(record.intent)} · ${sourceLabels(record)}`}</span>
			<span className="num">
				{[
					formatConfidence(record.confidence),
					engineSentence(record),
					shownTime(record.milliseconds),
					record.outcome !== "answered" && record.outcome,
					thumb === "up" && "helpful",
					thumb === "down" && "not helpful",
				]
					.filter(Boolean)
					.join(" · ")}
			</span>
		</p>
	);
}

function LeftNumber({ contact: { id, name, at, consent } }: { contact: Contact }) {
	return (
		<div className="chat-mile">
			<Icon name="phone" />
			<p>
				<b>Requested a call</b>
				{`, ${clockTime(at)}. ${name} agreed to: “${consent}” `}
				<Link to={`/admin/contacts?open=${id}`}>{`Message ${id}`}</Link>
			</p>
		</div>
	);
}
