import { TeachPage } from "#chat/office/teach-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Add fact");

export default TeachPage;
