import { ContactConversation } from "#chat/office/contact-conversation.tsx";
import { MessageList } from "#contacts/office/list.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Messages");

export default function Contacts() {
	return <MessageList origin={(contact) => <ContactConversation contactId={contact.id} />} />;
}
