import { useQuery } from "@tanstack/react-query";
import { getChecklist } from "#overview/dashboard/checklist-contract.ts";
import { checklistQuery } from "#overview/dashboard/queries.ts";
import { useMay } from "#platform/api/role-context.ts";
import { dayOf, tableDate, writtenTime } from "#platform/calendar/dates.ts";
import { addDays } from "#platform/calendar/days.ts";

/** Says when the last verified backup was made. */
export function LastBackup() {
	const maySee = useMay()(getChecklist);
	const { data } = useQuery({ ...checklistQuery(), enabled: maySee });
	if (!data) return null;
	const { verifiedAt, areOnDataDisk } = data.backups;
	return (
		<p className="sub">
			{verifiedAt
				? `Last verified backup: ${moment(verifiedAt, new Date())}.`
				: "No verified backup yet."}
			{areOnDataDisk &&
				" Backups are on the same disk as the data. To keep them on another one, set BACKUP_DIR."}
		</p>
	);
}

/** `today 3:10 AM`, `yesterday 3:10 AM` or `Nov 18, 2026, 3:10 AM` */
function moment(instant: string, now: Date): string {
	const day = dayOf(instant);
	if (day === dayOf(now)) return `today ${writtenTime(instant)}`;
	if (day === addDays(dayOf(now), -1)) return `yesterday ${writtenTime(instant)}`;
	return `${tableDate(instant)}, ${writtenTime(instant)}`;
}
