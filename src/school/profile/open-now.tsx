import { useContext, useEffect, useState } from "react";
import { clockTime } from "#platform/calendar/new-york.ts";
import { OpeningContext, useSchool } from "#school/profile/context.tsx";
import {
	closureOn,
	type OpeningNow,
	type OpenState,
	openingNow,
} from "#school/profile/opening-hours.ts";

const MINUTE = 60_000;

/** Returns the opening hours now, updated twice a minute; until then as the page was rendered. */
function useOpening(): OpeningNow | null {
	const school = useSchool();
	const rendered = useContext(OpeningContext);
	const [now, setNow] = useState<Date | null>(null);
	useEffect(() => {
		setNow(new Date());
		const clock = setInterval(() => setNow(new Date()), MINUTE / 2);
		return () => clearInterval(clock);
	}, []);
	return now ? openingNow(now, school) : rendered;
}

/** Shows "Open now until 5:00 PM", or the next opening; where neither is known, the hours. */
export function OpenNow() {
	const school = useSchool();
	const opening = useOpening();
	const firstHours = school.hours.find(({ opens }) => opens);
	if (!opening) {
		return (
			<span className="open-now">
				{firstHours &&
					`${firstHours.shortLabel} ${clockTime(firstHours.opens)} – ${clockTime(firstHours.closes)}`}
			</span>
		);
	}
	return <OpenStatus state={opening.state} />;
}

function OpenStatus({ state }: { state: OpenState }) {
	if (state.open) {
		return (
			<span className="open-now">
				<span className="badge">Open now</span> until {state.until}
			</span>
		);
	}
	return (
		<span className="open-now">
			<span className="badge closed">{state.opens ? `Opens ${state.opens}` : "Closed now"}</span>
		</span>
	);
}

/** Shows the opening hours and highlights today. */
export function HoursTable({ short = false }: { short?: boolean }) {
	const school = useSchool();
	const today = useOpening();
	const closedToday = today && closureOn(today.day, school);
	return (
		<table className="hours">
			<caption className="sr-only">Opening hours</caption>
			<tbody>
				{school.hours.map(({ label, shortLabel, days, opens, closes }) => (
					<tr key={label} className={today && days.includes(today.weekday) ? "now" : undefined}>
						<th scope="row">{short ? shortLabel : label}</th>
						<td>{opens ? `${clockTime(opens)} – ${clockTime(closes)}` : "Closed"}</td>
					</tr>
				))}
				{closedToday && (
					<tr className="now">
						<th scope="row">Today, {closedToday.name}</th>
						<td>Closed</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}
