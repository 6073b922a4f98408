import { Checklist } from "#dashboard/office/checklist.tsx";
import { officeTitle } from "#dashboard/office/title.ts";
import { Figures, TodayHead } from "#dashboard/office/today.tsx";
import { WaitingPeople } from "#dashboard/office/waiting-people.tsx";

export const meta = () => officeTitle("Today");

export default function Today() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<TodayHead />
			<Checklist />
			<Figures />
			<WaitingPeople />
		</main>
	);
}
