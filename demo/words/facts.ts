import { dayInEnglish } from "#platform/calendar/days.ts";
import type { FactTopic } from "#school/facts/topics.ts";

/** Something that the school states. */
interface Stated {
	topic: FactTopic;
	/** Slug; null for the whole school. */
	course: string | null;
	answer: string;
	spanish: string | null;
	source: string;
	/** Days from today to its last day; null for none. */
	lastDay: number | null;
}

const sheet = "Price sheet (made up)";
const schedule = "Schedule (made up)";
const handbook = "Student handbook (made up)";

/** What the school states, with dates as the calendar of today has them. */
export function statedFacts(dayIn: (days: number) => string): readonly Stated[] {
	const written = (days: number) => dayInEnglish(dayIn(days));
	const starts = (course: string, days: number): Stated => ({
		topic: "start_dates",
		course,
		answer: `The next class starts on ${written(days)}.`,
		spanish: null,
		source: schedule,
		lastDay: days,
	});
	const price = (course: string, dollars: string): Stated => ({
		topic: "price",
		course,
		answer: `The course costs ${dollars}, books included. You get the full cost in writing before you decide.`,
		spanish: `El curso cuesta ${dollars}, con los libros. Le damos el costo completo por escrito antes de que decida.`,
		source: sheet,
		lastDay: null,
	});
	return [
		price("clinical-medical-assistant", "$2,900"),
		price("cna", "$1,250"),
		price("ekg", "$980"),
		price("patient-care", "$2,150"),
		price("pharmacy", "$1,300"),
		price("medical-billing", "$1,850"),
		price("chha", "$875"),
		price("phlebotomy", "$1,450"),
		price("cpr", "$95"),
		{
			topic: "payment_plan",
			course: null,
			answer: "You can pay in four monthly parts without interest.",
			spanish: "Puede pagar en cuatro cuotas mensuales sin intereses.",
			source: sheet,
			lastDay: 40,
		},
		starts("cna", 9),
		starts("phlebotomy", 23),
		starts("clinical-medical-assistant", 44),
		starts("cpr", 3),
		starts("ekg", -1),
		{
			topic: "class_times",
			course: null,
			answer:
				"Day classes are on Mondays to Thursdays from 9:30 AM to 1:00 PM. Evening classes are on Tuesdays and Thursdays from 6:00 to 9:00 PM.",
			spanish:
				"Las clases de día son de lunes a jueves de 9:30 AM a 1:00 PM. Las clases de noche son los martes y jueves de 6:00 a 9:00 PM.",
			source: schedule,
			lastDay: 120,
		},
		{
			topic: "requirements",
			course: null,
			answer:
				"Please bring a photo ID, your diploma or GED and your shot record to the first visit.",
			spanish:
				"Traiga a la primera visita una identificación con foto, su diploma o GED y su registro de vacunas.",
			source: handbook,
			lastDay: null,
		},
		{
			topic: "parking",
			course: null,
			answer: "Parking behind the building is free.",
			spanish: "El estacionamiento detrás del edificio es gratis.",
			source: "Office",
			lastDay: null,
		},
		{
			topic: "class_size",
			course: null,
			answer: "A class has at most 14 students.",
			spanish: "Una clase tiene como máximo 14 estudiantes.",
			source: handbook,
			lastDay: null,
		},
		{
			topic: "tour",
			course: null,
			answer: "Yes. Come on a weekday between 10 AM and 4 PM, or call us for a Saturday.",
			spanish: null,
			source: "Office",
			lastDay: null,
		},
		{
			topic: "supplies",
			course: null,
			answer: "Wear plain navy scrubs and closed shoes to the skills lab.",
			spanish: null,
			source: handbook,
			lastDay: null,
		},
	];
}
