import { UnansweredList } from "#chat/office/unanswered-list.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Unanswered questions");

export default UnansweredList;
