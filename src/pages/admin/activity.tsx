import { ActivityLog } from "#activity/office/log.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Activity log");

export default ActivityLog;
