import { ChatLayout } from "#chat/admin/layout.tsx";

export default ChatLayout;
