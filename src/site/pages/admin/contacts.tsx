import { ContactConversation } from "#assistant/admin/contact-conversation.tsx";
import { MessageList } from "#intake/contacts/admin/list.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";

export const meta = adminTitle("Messages");

export default function Contacts() {
	return <MessageList origin={(contact) => <ContactConversation contactId={contact.id} />} />;
}
