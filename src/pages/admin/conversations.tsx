import { Conversations } from "#chat/admin/conversations.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Chats");

export default Conversations;
