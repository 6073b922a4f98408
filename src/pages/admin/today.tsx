import { officeTitle } from "#dashboard/office/title.ts";
import { Figures, TodayHead } from "#dashboard/office/today.tsx";

export const meta = () => officeTitle("Dashboard");

export default function Today() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<TodayHead />
			<Figures />
		</main>
	);
}
