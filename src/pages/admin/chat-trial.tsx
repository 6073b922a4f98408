import { TryPage } from "#chat/office/try-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Try the assistant");

export default TryPage;
