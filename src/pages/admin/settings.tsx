import { officeTitle } from "#dashboard/office/title.ts";
import { SettingsPage } from "#settings/office/page.tsx";

export const meta = () => officeTitle("Settings");

export default SettingsPage;
