import { Arrivals } from "#dashboard/admin/arrivals.tsx";
import { Checklist } from "#dashboard/admin/checklist.tsx";
import { DueSteps } from "#dashboard/admin/due-steps.tsx";
import { LastBackup } from "#dashboard/admin/last-backup.tsx";
import { Tasks } from "#dashboard/admin/tasks.tsx";
import { Statistics, TodayHead } from "#dashboard/admin/today.tsx";
import { Trends } from "#dashboard/admin/trends.tsx";
import { WaitingPeople } from "#dashboard/admin/waiting-people.tsx";
import { MailStrips } from "#mail/admin/mail-strips.tsx";
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
				<div className="side">
					<DueSteps />
					<Arrivals />
				</div>
			</div>
			<Trends />
			<LastBackup />
		</main>
	);
}
