import { MessageList } from "#contacts/office/list.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Contact messages");

export default MessageList;
