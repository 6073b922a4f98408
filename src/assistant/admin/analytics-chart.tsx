import type { ChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import { shortDay } from "#platform/calendar/days.ts";
import { FiguresTable } from "#ui/admin/figures-table.tsx";

type Week = ChatAnalytics["weeks"][number];

const kinds = [
	["answered", "Answered"],
	["handedOver", "Handed over"],
	["declined", "Declined"],
	["notUnderstood", "Not understood"],
] as const;

const WIDTH = 560;
const HEIGHT = 160;
/** Room above the highest column for its figure. */
const HEAD = 20;
const GAP = 1.5;

const total = (week: Week) => kinds.reduce((sum, [kind]) => sum + week[kind], 0);

/** Outcomes of each week's questions, as a chart and as a table. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
	const highest = Math.max(1, ...weeks.map(total));
	const step = WIDTH / Math.max(1, weeks.length);
	const last = weeks.at(-1);
	return (
		<>
			<ul className="row-line chart-key">
				{kinds.map(([kind, name]) => (
					<li key={kind} className={`row-line tight ${kind}`}>
						{name}
					</li>
				))}
			</ul>
			<svg
				className="chat-chart"
				viewBox={`0 0 ${WIDTH} ${HEIGHT + 30}`}
				role="img"
				aria-label={`Questions per week, ${last ? total(last) : 0} so far this week. The table below has the numbers.`}
			>
				{weeks.map((week, index) => (
					<Column
						key={week.from}
						week={week}
						x={index * step + step * 0.1}
						width={step * 0.72}
						scale={(HEIGHT - HEAD) / highest}
					/>
				))}
				<path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
			</svg>
			<FiguresTable
				caption="Questions per week"
				heads={["Week of", ...kinds.map(([, name]) => name)]}
				rows={weeks.map((week) => ({
					key: week.from,
					name: shortDay(week.from),
					figures: kinds.map(([kind]) => week[kind]),
				}))}
			/>
		</>
	);
}

interface ColumnProps {
	week: Week;
	x: number;
	width: number;
	/** Height of one question. */
	scale: number;
}

function Column({ week, x, width, scale }: ColumnProps) {
	let bottom = HEIGHT - 1;
	const parts = kinds.flatMap(([kind]) => {
		const height = week[kind] * scale;
		if (height === 0) return [];
		bottom -= height;
		return [{ kind, y: bottom, height: Math.max(1, height - GAP) }];
	});
	const middle = x + width / 2;
	return (
		<g>
			{parts.map(({ kind, y, height }) => (
				<rect key={kind} className={kind} x={x} y={y} width={width} height={height} rx="1.5" />
			))}
			{total(week) > 0 && (
				<text x={middle} y={bottom - 6} textAnchor="middle">
					{total(week)}
				</text>
			)}
			<text className="axis" x={middle} y={HEIGHT + 22} textAnchor="middle">
				{shortDay(week.from)}
			</text>
		</g>
	);
}
