import { TryPage } from "#chat/admin/try-page.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Try the assistant");

export default TryPage;
