import { mondayFirst, weekdays, writtenDay } from "#platform/calendar/days.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import { allClosedDays, noClosure } from "#school/settings/admin/editor-values.ts";
import { halfHours, shownHours } from "#school/settings/admin/labels.ts";
import { NumberEntry } from "#school/settings/admin/number-entry.tsx";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import type { Settings } from "#school/settings/contract.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { PageSection, SectionError } from "#ui/admin/section.tsx";
import { Select } from "#ui/admin/select.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

/** Opening hours, holidays and closures. */
export function HoursPart({ editor }: { editor: SettingsEditor }) {
	const { base, values, errors } = editor;
	const changed = mondayFirst.filter(
		(day) => JSON.stringify(base.week[day]) !== JSON.stringify(values.week[day]),
	);
	return (
		<PageSection
			id="hours"
			title="Opening hours"
			about="New York time. Used for “Open now” and by the assistant."
		>
			<table className="hours">
				<caption className="hidden-text">Opening hours by day</caption>
				<thead>
					<tr>
						<th scope="col">Day</th>
						<th scope="col">Opens</th>
						<th scope="col">Closes</th>
						<th scope="col">Closed</th>
					</tr>
				</thead>
				<tbody>
					{mondayFirst.map((day) => (
						<DayRow key={day} day={day} editor={editor} changed={changed.includes(day)} />
					))}
				</tbody>
			</table>
			{mondayFirst.map((day) => (
				<SectionError key={day}>{errors[`week.${day}`]}</SectionError>
			))}
			{changed.length > 0 && (
				<p className="hint was">
					{changed
						.map((day) => `${weekdays[day]} was ${base.week[day] && shownHours(base.week[day])}.`)
						.join(" ")}
				</p>
			)}
			<h3>Holidays and closures</h3>
			<ClosedDays editor={editor} />
			<SectionError>{errors.closedDays}</SectionError>
			<h3>Seats that become free</h3>
			<NumberEntry
				editor={editor}
				name="offerHours"
				hint="A free seat in a full class is offered to the next person on the waiting list. The offer ends after this many hours in which the office is open. A change applies to new offers."
			/>
		</PageSection>
	);
}

type Hours = Settings["week"][number];

/** Half hours, and one that is set to another time. */
function timesFor(time: string | null): (readonly [string, string])[] {
	if (time === null) return [["", "–"]];
	const times = halfHours.includes(time) ? halfHours : [time, ...halfHours];
	return times.map((each) => [each, clockTime(each)]);
}

function DayRow(props: { day: number; editor: SettingsEditor; changed: boolean }) {
	const { day, editor, changed } = props;
	const { week } = editor.values;
	const hours = week[day] ?? { opens: null, closes: null };
	const name = weekdays[day] ?? "";
	const set = (next: Hours) =>
		editor.set({ week: week.map((old, index) => (index === day ? next : old)) });
	const select = (which: "opens" | "closes") => (
		<Select
			aria-label={`${name} ${which}`}
			options={timesFor(hours[which])}
			disabled={hours[which] === null}
			value={hours[which] ?? ""}
			onChoose={(time) => set({ ...hours, [which]: time })}
		/>
	);
	return (
		<tr className={changed ? "changed" : undefined}>
			<th scope="row">
				<abbr title={name}>{name.slice(0, 3)}</abbr>
			</th>
			<td>{select("opens")}</td>
			<td>{select("closes")}</td>
			<td>
				<label className="check">
					<input
						type="checkbox"
						aria-label={`${name} closed`}
						checked={hours.opens === null}
						onChange={(event) =>
							set(
								event.target.checked
									? { opens: null, closes: null }
									: { opens: "09:00", closes: "17:00" },
							)
						}
					/>
				</label>
			</td>
		</tr>
	);
}

function ClosedDays({ editor }: { editor: SettingsEditor }) {
	const { closedDays, newClosure } = editor.values;
	const { day, name } = newClosure;
	// A day can be entered twice until validation.
	const keys = uniqueKeys(closedDays.map((closed) => closed.day));
	const type = (change: Partial<typeof newClosure>) =>
		editor.set({ newClosure: { ...newClosure, ...change } });
	const add = () => editor.set({ closedDays: allClosedDays(editor.values), newClosure: noClosure });
	return (
		<>
			<ul className="rows closed-days">
				{closedDays.map((closed, at) => (
					<li key={keys[at]}>
						<span className="num">{writtenDay(closed.day)}</span>
						<span>{closed.name}</span>
						<button
							type="button"
							className="icon-button"
							aria-label={`Remove ${closed.name}`}
							onClick={() =>
								editor.set({ closedDays: closedDays.filter((other) => other !== closed) })
							}
						>
							<Icon name="close" />
						</button>
					</li>
				))}
			</ul>
			<div className="stack add-address">
				<TextInput
					label="Date"
					type="date"
					value={day}
					error={editor.errors["newClosure.day"]}
					onChange={(event) => type({ day: event.target.value })}
				/>
				<TextInput
					label="Name"
					placeholder="Thanksgiving"
					value={name}
					error={editor.errors["newClosure.name"]}
					onChange={(event) => type({ name: event.target.value })}
				/>
				<button type="button" className="button" disabled={!day || !name.trim()} onClick={add}>
					<Icon name="plus" />
					Add closure
				</button>
			</div>
		</>
	);
}
