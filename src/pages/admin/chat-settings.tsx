import { ChatSettingsPage } from "#chat/office/settings-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Chat settings");

export default ChatSettingsPage;
