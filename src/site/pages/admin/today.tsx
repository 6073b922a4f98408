import { MailStrips } from "#intake/mail/admin/mail-strips.tsx";
import { Arrivals } from "#overview/dashboard/admin/arrivals.tsx";
import { Checklist } from "#overview/dashboard/admin/checklist.tsx";
import { DueTasks } from "#overview/dashboard/admin/due-tasks.tsx";
import { LastBackup } from "#overview/dashboard/admin/last-backup.tsx";
import { Tasks } from "#overview/dashboard/admin/tasks.tsx";
import { Statistics, TodayHead } from "#overview/dashboard/admin/today.tsx";
import { Trends } from "#overview/dashboard/admin/trends.tsx";
import { WaitingPeople } from "#overview/dashboard/admin/waiting-people.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";

export const meta = adminTitle("Today");

export default function Today() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<TodayHead />
			<MailStrips />
			<Checklist />
			<Tasks />
			<Statistics />
			<div className="two">
				<WaitingPeople />
				<div className="stack side">
					<DueTasks />
					<Arrivals />
				</div>
			</div>
			<Trends />
			<LastBackup />
		</main>
	);
}
