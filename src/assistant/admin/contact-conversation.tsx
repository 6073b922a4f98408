import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { conversationOfContactQuery } from "#assistant/admin/queries.ts";
import { plural } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** The way from a message to the conversation that it came of. Nothing where there is none. */
export function ContactConversation({ contactId }: { contactId: number }) {
	const { data } = useQuery(conversationOfContactQuery(contactId));
	const conversation = data?.[0];
	if (!conversation) return null;
	return (
		<Link className="notice hi chat-of-contact" to={`/admin/chats?open=${conversation.id}`}>
			<Icon name="chats" />
			<span>
				<b>View chat</b>
				<small>{`${plural(conversation.questions, "question")}, starting with “${conversation.firstQuestion}”`}</small>
			</span>
		</Link>
	);
}
