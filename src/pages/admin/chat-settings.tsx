import { ChatSettingsPage } from "#chat/admin/settings-page.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Chat settings");

export default ChatSettingsPage;
