import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import { capital } from "#platform/text/capital.ts";
import type { Hours } from "#school/profile/school.ts";

/** Formats hours as `de lunes a viernes, de 9:00 AM a 5:00 PM; sábado, de 9:00 AM a 1:00 PM`. */
export const openInSpanish = (hours: readonly Hours[]): string => openGroups(hours).join("; ");

/** Formats hours as Spanish sentences: `De lunes a viernes, de 9:00 AM a 5:00 PM. … Cerrado: domingo.` */
export function weekSentenceInSpanish(hours: readonly Hours[]): string {
	const open = openGroups(hours);
	if (open.length === 0) return "Cerrado todos los días.";
	const closed = hours
		.filter(({ opens }) => opens === "")
		.flatMap((group) =>
			group.days.length === 2
				? group.days.map((day) => weekdaysInSpanish[day] ?? "")
				: [daysOf(group)],
		);
	const sentences = [...open, ...(closed.length > 0 ? [`Cerrado: ${listed.format(closed)}`] : [])];
	return sentences.map((sentence) => `${capital(sentence)}.`).join(" ");
}

const listed = new Intl.ListFormat("es-US");

const openGroups = (hours: readonly Hours[]): string[] =>
	hours
		.filter(({ opens }) => opens !== "")
		.map((group) => `${daysOf(group)}, de ${clockTime(group.opens)} a ${clockTime(group.closes)}`);

function daysOf({ days }: Hours): string {
	const [first = 0] = days;
	const last = days.at(-1) ?? first;
	const name = weekdaysInSpanish[first] ?? "";
	return first === last ? name : `de ${name} a ${weekdaysInSpanish[last]}`;
}
