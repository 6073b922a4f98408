import { NamesPage } from "#chat/admin/aliases-page.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Other course names");

export default NamesPage;
