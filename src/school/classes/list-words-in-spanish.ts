import { formatDay } from "#platform/calendar/days.ts";
import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { capital } from "#platform/text/capital.ts";
import { plural } from "#platform/text/plural.ts";
import { lengthInWords } from "#school/classes/in-short.ts";
import type { classListWords } from "#school/classes/list-words.ts";
import { hoursInWords, languageInWords, spanInWords, weekInWords } from "#school/classes/words.ts";
import {
	classInSpanish,
	lengthInSpanish,
	shortInSpanish,
} from "#school/classes/words-in-spanish.ts";
import { translate } from "#ui/words.ts";

const DAY = { month: "short", day: "numeric" } as const;

export const classListInSpanish = translate<typeof classListWords>("class-list", {
	title: "Próximas clases",
	finder: "Encuentre una clase que se ajuste a su semana",
	label: (label) => (label === "closed" ? "Cerrada" : capital(classInSpanish.labels[label])),
	misses: (count, meetings) =>
		`${plural(count, "sesión no se ajusta", "sesiones no se ajustan")}: ${meetings}.`,
	dates: "Fechas",
	times: "Días y horario",
	otherTimes: "En otro horario",
	meetings: "Sesiones",
	length: "Duración",
	price: "Precio total",
	tuition: "Matrícula",
	registerBy: "Inscripción hasta",
	language: "Idioma",
	register: "Inscribirse en esta clase",
	join: "Anotarse en la lista de espera",
	calendar: "Agregar al calendario",
	day: shortInSpanish.day,
	span: (span) => spanInWords(span, "es-US"),
	week: (days) => weekInWords(days, weekdaysInSpanish),
	meeting: ({ day, ...hours }) =>
		`${formatDay(day, { weekday: "short" }, "es-US")}, ${formatDay(day, DAY, "es-US")}, ${hoursInWords(hours)}`,
	lengthOf: (dated) => lengthInWords(dated, lengthInSpanish),
	meetingCount: (count) => plural(count, ...classInSpanish.meetings),
	// Who reads Spanish decides by it, whichever it is.
	languageOf: (tag) => capital(languageInWords(tag, "es")),
});
