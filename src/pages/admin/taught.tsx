import { TaughtList } from "#chat/admin/taught-list.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Facts");

export default TaughtList;
