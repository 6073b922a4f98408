import { Link } from "react-router";
import { AnswerActions } from "#assistant/admin/answer-actions.tsx";
import { AnswerLinks } from "#assistant/admin/answer-links.tsx";
import { AnswerSource } from "#assistant/admin/answer-source.tsx";
import type { AnswerRecord, Conversation } from "#assistant/admin/conversations-contract.ts";
import { whenShort, writtenTime } from "#platform/calendar/dates.ts";
import { Icon } from "#ui/admin/icon.tsx";

type Message = Conversation["messages"][number];
type Contact = Conversation["contacts"][number];

interface Props {
	conversation: Conversation;
	/** Returns the course of a question and the URL of the form of a fact that answers it. */
	aboutOf: (
		record: AnswerRecord,
		question: string,
	) => { courseId: number | null; factPath: string };
}

/** Shows the messages in order, and callback requests. */
export function ConversationMessages({ conversation, aboutOf }: Props) {
	const { messages, contacts } = conversation;
	const judgedOf = ({ id, record, verdict }: Message, asked: Message | undefined) => {
		const question = asked?.content ?? "";
		return record && { id, question, verdict, ...aboutOf(record, question) };
	};
	const after = (message: Message, next: Message | undefined) =>
		contacts.filter(({ at }) => at >= message.createdAt && (!next || at < next.createdAt));
	return (
		<div className="chat-log">
			{messages.map((message, index) => (
				<article key={message.id} className={message.isUser ? "chat-said me" : "chat-said"}>
					<p className="sub">
						{message.isUser ? `Visitor, ${when(messages, index)}` : "Assistant"}
					</p>
					<div className="words" {...(message.record && { lang: message.record.language })}>
						{message.content}
						<AnswerLinks links={message.links} />
					</div>
					{message.record && (
						<>
							<AnswerSource record={message.record} notes={notesOf(message)} />
							<AnswerActions
								taught={message.taught}
								answer={judgedOf(message, messages[index - 1])}
							/>
						</>
					)}
					{after(message, messages[index + 1]).map((contact) => (
						<LeftNumber key={contact.id} contact={contact} />
					))}
				</article>
			))}
		</div>
	);
}

/** The hour; the day too where it is the first word or another day than before. */
function when(messages: readonly Message[], index: number): string {
	const { createdAt = "" } = messages[index] ?? {};
	const isFirst = messages.findIndex(({ isUser }) => isUser) === index;
	return isFirst ? whenShort(createdAt, new Date()) : writtenTime(createdAt);
}

const notesOf = ({ record, thumb }: Message) => [
	record?.outcome !== "answered" && (record?.outcome ?? false),
	thumb === "up" && "helpful",
	thumb === "down" && "not helpful",
];

function LeftNumber({ contact: { id, name, at, consent } }: { contact: Contact }) {
	const agreed =
		consent === null ? `${name} was shown no consent.` : `${name} agreed to: “${consent}”`;
	return (
		<div className="chat-mile">
			<Icon name="phone" />
			<p>
				<b>Requested a call</b>
				{`, ${writtenTime(at)}. ${agreed} `}
				<Link to={`/admin/contacts?open=${id}`}>{`Message ${id}`}</Link>
			</p>
		</div>
	);
}
