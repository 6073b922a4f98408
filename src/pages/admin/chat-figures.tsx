import { FiguresPage } from "#chat/admin/analytics-page.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Chat analytics");

export default FiguresPage;
