import { TaughtList } from "#chat/office/taught-list.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Facts");

export default TaughtList;
