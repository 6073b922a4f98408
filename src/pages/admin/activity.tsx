import { ActivityLog } from "#activity/admin/log.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Activity log");

export default ActivityLog;
