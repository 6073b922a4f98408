import { addDays, fullDay, shortDay, weekdayOf, weekdays } from "#platform/calendar/days.ts";
import { plural } from "#platform/text/plural.ts";
import type { ClassValues } from "#school/classes/admin/editor-values.ts";
import type { ClassEditor } from "#school/classes/admin/use-class-editor.ts";
import { TimeInput } from "#school/classes/admin/weekly-times.tsx";
import { type Meeting, meetingKinds } from "#school/classes/contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import type { ClosedDay } from "#school/profile/school.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { SectionError, Warning } from "#ui/admin/section.tsx";
import { Select } from "#ui/admin/select.tsx";

/** The days on which a class meets, as they will be: single ones can be moved, added and dropped. */
export function MeetingList({ editor }: { editor: ClassEditor }) {
	const { values, errors, set } = editor;
	const { closedDays } = editor.school;
	const { meetings } = values;
	const free = closedDays.filter((closed) => isSkipped(closed, values));
	const onClosure = closedDays.filter(({ day }) => meetings.some((one) => one.day === day));
	const change = (at: number, part: Partial<Meeting>) =>
		set({ meetings: meetings.map((old, index) => (index === at ? { ...old, ...part } : old)) });
	const add = () => {
		const last = meetings.at(-1);
		const day = last ? addDays(last.day, 1) : values.firstDay;
		const { from = "18:00", to = "21:00" } = last ?? {};
		set({ meetings: [...meetings, { day, from, to, kind: "classroom" }] });
	};
	const problem = Object.entries(errors).find(([path]) => path.split(".")[0] === "meetings")?.[1];
	return (
		<details className="fold class-meetings">
			<summary>{plural(meetings.length, "class meeting")}</summary>
			<p className="hint">
				They follow from the days and times above. Single ones can be moved, added and dropped.
			</p>
			<ul className="stack tight">
				{meetings.map(({ day, from, to, kind }, at) => {
					const name = day && fullDay(day);
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a day that is typed must not remount its row
						<li className="row-line tight" key={at}>
							<span className="sub">{day && weekdays[weekdayOf(day)]?.slice(0, 3)}</span>
							<input
								className="control"
								type="date"
								aria-label={`Day of meeting ${at + 1}`}
								value={day}
								max="9999-12-31"
								onChange={({ target }) => isDay(target.value) && change(at, { day: target.value })}
							/>
							<TimeInput
								label={`${name} from`}
								value={from}
								onTime={(from) => change(at, { from })}
							/>
							<TimeInput label={`${name} to`} value={to} onTime={(to) => change(at, { to })} />
							<Select
								aria-label={`${name} is`}
								options={meetingKinds.map((each) => [each, each])}
								value={kind}
								onChoose={(chosen) => change(at, { kind: chosen as Meeting["kind"] })}
							/>
							<button
								type="button"
								className="icon-button"
								aria-label={`Drop ${name}`}
								onClick={() => set({ meetings: meetings.filter((_, index) => index !== at) })}
							>
								<Icon name="close" />
							</button>
						</li>
					);
				})}
			</ul>
			{isDay(values.firstDay) && (
				<button type="button" className="button" onClick={add}>
					<Icon name="plus" />
					Add meeting
				</button>
			)}
			{free.length > 0 && (
				<p className="hint">{`No class on ${named(free)}: the school is closed.`}</p>
			)}
			{onClosure.length > 0 && <Warning>{`The school is closed on ${named(onClosure)}.`}</Warning>}
			<SectionError>{problem}</SectionError>
		</details>
	);
}

/** While a year is typed, browsers give days of five digits, too. */
const isDay = (text: string) => text.length === 10;

const named = (closures: readonly ClosedDay[]) =>
	closures.map(({ day, name }) => `${shortDay(day)} (${name})`).join(", ");

/** Returns whether a class would meet on a day if the school were open. */
function isSkipped({ day }: ClosedDay, { firstDay, lastDay, days, meetings }: ClassValues) {
	const weekday = weekdayNames[weekdayOf(day)];
	return (
		firstDay <= day &&
		day <= lastDay &&
		days.some((time) => time.day === weekday) &&
		meetings.every((meeting) => meeting.day !== day)
	);
}
