import { TeachPage } from "#chat/admin/teach-page.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Add fact");

export default TeachPage;
