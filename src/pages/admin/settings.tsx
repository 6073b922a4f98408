import { adminTitle } from "#school/admin-title.ts";
import { SettingsPage } from "#settings/admin/page.tsx";

export const meta = () => adminTitle("Settings");

export default SettingsPage;
