import { TeachPage } from "#chat/office/teach-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Teach an answer");

export default TeachPage;
