import { FiguresPage } from "#chat/office/figures-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Chat analytics");

export default FiguresPage;
