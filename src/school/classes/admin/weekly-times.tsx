import { mondayFirst } from "#platform/calendar/days.ts";
import { capital } from "#platform/text/capital.ts";
import type { ClassEditor } from "#school/classes/admin/use-class-editor.ts";
import type { ClassDay } from "#school/classes/public-contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { SectionError } from "#ui/admin/section.tsx";

const order = mondayFirst.map((weekday) => weekdayNames[weekday] ?? "sunday");

/** The weekdays of a class with their times: a press on a day adds it. */
export function WeeklyTimes({ editor }: { editor: ClassEditor }) {
	const { values, errors, setPattern } = editor;
	const { days } = values;
	const set = (next: ClassDay[]) =>
		setPattern({ days: next.sort((a, b) => order.indexOf(a.day) - order.indexOf(b.day)) });
	// Most classes have the same times on all their days.
	const { from = "18:00", to = "21:00" } = days.at(-1) ?? {};
	const change = (at: number, part: Partial<ClassDay>) =>
		set(days.map((old, index) => (index === at ? { ...old, ...part } : old)));
	const problem = Object.entries(errors).find(([path]) => path.split(".")[0] === "days")?.[1];
	return (
		<fieldset className="entry class-times">
			<legend>Weekly times</legend>
			<div className="row-line tight">
				{order.map((day) => (
					<button
						key={day}
						type="button"
						className="button"
						onClick={() => set([...days, { day, from, to }])}
					>
						<Icon name="plus" />
						<span className="hidden-text">Add </span>
						{capital(day)}
					</button>
				))}
			</div>
			<ul className="stack tight">
				{days.map(({ day, from, to }, at) => {
					const name = `${capital(day)}${days.filter((other) => other.day === day).length > 1 ? `, ${from}` : ""}`;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a day has no name of its own, and its fields no state
						<li className="row-line tight" key={at}>
							<b>{capital(day)}</b>
							<TimeInput
								label={`${name} from`}
								value={from}
								onTime={(from) => change(at, { from })}
							/>
							<TimeInput label={`${name} to`} value={to} onTime={(to) => change(at, { to })} />
							<button
								type="button"
								className="icon-button"
								aria-label={`Remove ${name}`}
								onClick={() => set(days.filter((_, index) => index !== at))}
							>
								<Icon name="close" />
							</button>
						</li>
					);
				})}
			</ul>
			<SectionError>{problem}</SectionError>
		</fieldset>
	);
}

interface TimeProps {
	label: string;
	value: string;
	onTime: (time: string) => void;
}

/** A clock time in New York. */
export function TimeInput({ label, value, onTime }: TimeProps) {
	return (
		<input
			className="control"
			type="time"
			aria-label={label}
			value={value}
			onChange={({ target }) => onTime(target.value)}
		/>
	);
}
