import { NamesPage } from "#chat/office/names-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Other course names");

export default NamesPage;
