import { Link } from "react-router";
import type { WeekTrend } from "#overview/dashboard/trends-contract.ts";
import { shortDay } from "#platform/calendar/days.ts";
import { noun } from "#platform/text/plural.ts";
import { FiguresTable } from "#ui/admin/figures-table.tsx";

const listOf = ({ from, to }: WeekTrend) =>
	`/admin/registrations?isSpam=false&from=${from}&to=${to}`;

/** Registrations of each week as columns, each a link to its list, and as a table. */
export function WeekChart({ weeks }: { weeks: readonly WeekTrend[] }) {
	const highest = Math.max(1, ...weeks.map(({ registrations }) => registrations));
	const current = weeks.at(-1);
	return (
		<section aria-labelledby="weeks-title">
			<div className="section-head">
				<h2 id="weeks-title">Registrations per week</h2>
			</div>
			<ol className="week-chart">
				{weeks.map((week) => (
					<li key={week.from} className={week === current ? "current" : undefined}>
						<Link to={listOf(week)}>
							<b className="num">{week.registrations}</b>
							<svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
								<Column height={(week.registrations / highest) * 100} />
							</svg>
							<span className="hidden-text">
								{`${noun(week.registrations, "registration")} in the week of ${shortDay(week.from)}`}
								{week === current && ", so far"}
							</span>
							<span className="axis" aria-hidden="true">
								{shortDay(week.from)}
							</span>
						</Link>
					</li>
				))}
			</ol>
			<FiguresTable
				caption="Registrations per week"
				heads={["Week of", "Registrations", "Answered within one opening day"]}
				rows={weeks.toReversed().map((week) => ({
					key: week.from,
					name: <Link to={listOf(week)}>{shortDay(week.from)}</Link>,
					figures: [
						`${week.registrations}${week === current ? " so far" : ""}`,
						week.answeredInTime,
					],
				}))}
			/>
		</section>
	);
}

const Column = ({ height }: { height: number }) => (
	<rect width="10" height={height} y={100 - height} />
);
