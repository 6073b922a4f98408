import { Conversations } from "#chat/office/conversations.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Chats");

export default Conversations;
