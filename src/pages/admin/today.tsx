import { Checklist } from "#dashboard/admin/checklist.tsx";
import { LastBackup } from "#dashboard/admin/last-backup.tsx";
import { Tasks } from "#dashboard/admin/tasks.tsx";
import { Statistics, TodayHead } from "#dashboard/admin/today.tsx";
import { WaitingPeople } from "#dashboard/admin/waiting-people.tsx";
import { MailStrips } from "#mail/admin/mail-strips.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Today");

export default function Today() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<TodayHead />
			<MailStrips />
			<Checklist />
			<Tasks />
			<Statistics />
			<WaitingPeople />
			<LastBackup />
		</main>
	);
}
