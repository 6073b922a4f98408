import { UnansweredList } from "#chat/admin/unanswered-list.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Unanswered questions");

export default UnansweredList;
