import { Form } from "react-router";
import { mondayFirst } from "#platform/calendar/days.ts";
import { timesOfDay, type Wish } from "#school/classes/finder.ts";
import { finderWords } from "#school/classes/finder-words.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import { useLineLanguage } from "#ui/said.tsx";
import { SiteLink, useSitePath } from "#ui/site-link.tsx";

interface Props {
	/** Courses with classes. */
	programs: readonly { slug: string; title: string }[];
	wish: Wish;
}

/** Asks when a visitor is free. A plain GET form, so its address can be shared. */
export function FinderForm({ programs, wish }: Props) {
	const words = finderWords.use();
	const sitePath = useSitePath();
	const isEmpty = Object.values(wish).every((chosen) => chosen.length === 0);
	return (
		// The key shows what the address says also after a step back.
		<Form className="form" action={sitePath("/classes#found")} key={JSON.stringify(wish)}>
			<Choices
				legend={words.programs}
				name="program"
				options={programs.map(({ slug, title }) => [slug, title])}
				chosen={wish.program}
			/>
			<Choices
				legend={words.days}
				name="day"
				options={mondayFirst.map((day) => [weekdayNames[day] ?? "", words.weekdays[day] ?? ""])}
				chosen={wish.day}
			/>
			<Choices
				legend={words.times}
				name="time"
				options={timesOfDay.map((time) => [time, words.timesOfDay[time]])}
				chosen={wish.time}
			/>
			<label className="field">
				{words.end}
				<input className="input" type="date" name="end" defaultValue={wish.end} />
			</label>
			<div className="quick">
				<button className="btn" type="submit">
					{words.show}
				</button>
				{!isEmpty && (
					<SiteLink className="btn plain" to="/classes">
						{words.showAll}
					</SiteLink>
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
	const marked = useLineLanguage();
	return (
		<fieldset className={name === "program" ? "choices" : "choices pairs"}>
			<legend>{legend}</legend>
			{options.map(([value, text]) => (
				<label key={value} {...marked(text)}>
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
