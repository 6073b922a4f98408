import type { Answer, Course, Passage, Question, School } from "#assistant/knowledge/types.ts";
import { fullDay, mondayFirst, weekdays } from "#platform/calendar/days.ts";
import { clockTime, newYorkClock } from "#platform/calendar/new-york.ts";
import { hoursOfWeekday, type Opening, openingAt } from "#school/profile/opening-hours.ts";

const COURSES = 3;
const CHARACTERS = 30_000;

type Line = Omit<Passage, "id">;

/**
 * What a model may rest on, the likeliest first: what was retrieved, the texts of the courses in question, the
 * profile of the school, the list of programs, and whatever is published of the whole school.
 * @param published all passages, as the index of the assistant holds them
 */
export function promptPassages(
	question: Question,
	{ passages, courses }: Answer,
	published: readonly Passage[],
): Passage[] {
	const about = courses.slice(0, COURSES);
	const all = [
		...passages,
		...named("hours", hoursLines(question.school, question.now)),
		...named("contact", contactLines(question.school)),
		...named("program", question.catalog.map(programLine)),
		...published.filter(({ course }) => course === undefined),
		...saidOfAll(published, question.catalog),
		...published.filter(({ course }) => course !== undefined && about.includes(course)),
	];
	let left = CHARACTERS;
	return [...new Map(all.map((passage) => [passage.id, passage])).values()].filter(
		({ text, heading = "" }) => {
			left -= text.length + heading.length;
			return left >= 0;
		},
	);
}

const named = (kind: string, lines: readonly Line[]): Passage[] =>
	lines.map((line, place) => ({ id: `${kind}:${place}`, ...line }));

/** Days of equal hours together, each day by name, so that none takes the hours of another. */
function hoursLines(school: School, now: Date): Line[] {
	const line = (text: string): Line => ({ text, heading: "Office hours", path: "/contact" });
	const byHours = Map.groupBy(mondayFirst, (weekday) => {
		const day = hoursOfWeekday(weekday, school);
		return day ? `open ${clockTime(day.opens)} to ${clockTime(day.closes)}` : "closed";
	});
	const { day: today } = newYorkClock(now);
	return [
		...[...byHours].map(([open, days]) =>
			line(`${days.map((day) => weekdays[day]).join(", ")}: ${open}.`),
		),
		...school.closedDays.map(({ day, name }) => line(`Closed on ${fullDay(day)}: ${name}.`)),
		line(`Today in New Jersey is ${fullDay(today)}.`),
		line(openNow(openingAt(now, school))),
	];
}

function openNow(opening: Opening): string {
	if (opening.open) return `The office is open now, until ${clockTime(opening.until)}.`;
	const { next } = opening;
	return next
		? `The office opens next on ${fullDay(next.day)} at ${clockTime(next.opens)}; at this moment it is closed.`
		: "The office is closed now.";
}

function contactLines({ name, street, city, state, zip, phones, email }: School): Line[] {
	const line = (heading: string, text: string): Line => ({ heading, text, path: "/contact" });
	return [
		line("Place", `${name} is at ${street}, ${city}, ${state} ${zip}.`),
		line("Contact", `Phone ${phones.join(" or ")}, email ${email}, or the form at /contact.`),
		line("Registration", "Register with the form at /register; our office then contacts you."),
	];
}

const programLine = ({ slug, title, summary }: Course): Line => ({
	heading: "Program",
	text: `${title}, /courses/${slug}: ${summary}`,
	course: slug,
	path: `/courses/${slug}`,
});

/** What the texts of all courses say word for word is said of the whole school. */
function saidOfAll(published: readonly Passage[], catalog: readonly Course[]): Passage[] {
	const byText = Map.groupBy(published, ({ text }) => text);
	return [...byText.values()].flatMap((same) => {
		const [first] = same;
		const courses = new Set(same.flatMap(({ course }) => course ?? []));
		if (!first || catalog.length < 2 || courses.size < catalog.length) return [];
		const { id, course, ...rest } = first;
		return { id: `all:${id}`, ...rest };
	});
}
