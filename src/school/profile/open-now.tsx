import { useContext, useEffect, useState } from "react";
import { clockTime } from "#platform/calendar/new-york.ts";
import { OpeningContext, useSchool } from "#school/profile/context.tsx";
import { closureOn, type OpeningNow, openingNow } from "#school/profile/opening-hours.ts";
import { openingWords } from "#school/profile/opening-words.ts";
import { useLanguage } from "#ui/site-link.tsx";

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
	const words = openingWords.use();
	const firstHours = school.hours.find(({ opens }) => opens);
	if (!opening) {
		return (
			<span className="open-now">
				{firstHours &&
					`${words.days(firstHours, true)} ${clockTime(firstHours.opens)} – ${clockTime(firstHours.closes)}`}
			</span>
		);
	}
	return <OpenStatus {...opening} />;
}

function OpenStatus({ state, day }: OpeningNow) {
	const words = openingWords.use();
	if (state.open) {
		return (
			<span className="open-now">
				<span className="badge">{words.openNow}</span> {words.until(state.until)}
			</span>
		);
	}
	return (
		<span className="open-now">
			<span className="badge closed">
				{state.next ? words.opens(state.next, day) : words.closedNow}
			</span>
		</span>
	);
}

/** Shows the opening hours and highlights today. */
export function HoursTable({ short = false }: { short?: boolean }) {
	const school = useSchool();
	const today = useOpening();
	const words = openingWords.use();
	const closedToday = today && closureOn(today.day, school);
	return (
		<table className="hours">
			<caption className="sr-only">{words.hours}</caption>
			<tbody>
				{school.hours.map((hours) => (
					<tr
						key={hours.label}
						className={today && hours.days.includes(today.weekday) ? "now" : undefined}
					>
						<th scope="row">{words.days(hours, short)}</th>
						<td>
							{hours.opens
								? `${clockTime(hours.opens)} – ${clockTime(hours.closes)}`
								: words.closed}
						</td>
					</tr>
				))}
				{closedToday && (
					<tr className="now">
						<th scope="row">
							{words.today}, <ClosureName name={closedToday.name} />
						</th>
						<td>{words.closed}</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}

/** The name of a closure: marked where only the school’s English one is known. */
function ClosureName({ name }: { name: string }) {
	const known = openingWords.use().closures.get(name);
	const isMarked = useLanguage() !== "en" && known === undefined;
	return isMarked ? <span lang="en">{name}</span> : (known ?? name);
}
