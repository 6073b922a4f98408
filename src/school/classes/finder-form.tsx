import { Form, Link } from "react-router";
import { mondayFirst } from "#platform/calendar/days.ts";
import { capital } from "#platform/text/capital.ts";
import type { Wish } from "#school/classes/finder.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

interface Props {
	/** Courses with classes. */
	programs: readonly { slug: string; title: string }[];
	wish: Wish;
}

const days = mondayFirst.flatMap((weekday) => weekdayNames[weekday] ?? []);
const times = [
	["day", "Before 5 PM"],
	["evening", "After 5 PM"],
] as const;

/** Asks when a visitor is free. A plain GET form, so its address can be shared. */
export function FinderForm({ programs, wish }: Props) {
	const isEmpty = Object.values(wish).every((chosen) => chosen.length === 0);
	return (
		// The key shows what the address says also after a step back.
		<Form className="form" action="/classes#found" key={JSON.stringify(wish)}>
			<Choices
				legend="Programs"
				name="program"
				options={programs.map(({ slug, title }) => [slug, title])}
				chosen={wish.program}
			/>
			<Choices
				legend="Days when you are free"
				name="day"
				options={days.map((day) => [day, capital(day)])}
				chosen={wish.day}
			/>
			<Choices legend="Times when you are free" name="time" options={times} chosen={wish.time} />
			<label className="field">
				Done by (optional)
				<input className="input" type="date" name="end" defaultValue={wish.end} />
			</label>
			<div className="quick">
				<button className="btn" type="submit">
					Show classes
				</button>
				{!isEmpty && (
					<Link className="btn plain" to="/classes">
						Show all
					</Link>
				)}
			</div>
		</Form>
	);
}

interface ChoicesProps {
	legend: string;
	name: Exclude<keyof Wish, "end">;
	options: readonly (readonly [value: string, text: string])[];
	chosen: readonly string[];
}

function Choices({ legend, name, options, chosen }: ChoicesProps) {
	return (
		<fieldset className={name === "program" ? "choices" : "choices pairs"}>
			<legend>{legend}</legend>
			{options.map(([value, text]) => (
				<label key={value}>
					<input
						type="checkbox"
						name={name}
						value={value}
						defaultChecked={chosen.includes(value)}
					/>
					{text}
				</label>
			))}
		</fieldset>
	);
}
