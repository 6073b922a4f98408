import { HoursTable, OpenNow } from "#school/open-now.tsx";
import { ReachList } from "#school/reach.tsx";

/** Every way to reach the school, and when somebody is there. */
export function ContactBox() {
	return (
		<aside className="box" aria-label="Contact information">
			<p className="quick">
				<OpenNow />
			</p>
			<ReachList allPhones />
			<HoursTable short />
		</aside>
	);
}
