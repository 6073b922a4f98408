import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { capital } from "#platform/text/capital.ts";
import { plural } from "#platform/text/plural.ts";
import type { finderWords } from "#school/classes/finder-words.ts";
import { translate } from "#ui/words.ts";

export const finderInSpanish = translate<typeof finderWords>("class-finder", {
	title: "Próximas clases",
	description: (place) =>
		`Fechas de inicio, días, horarios y precios de todas las clases en ${place}. Elija cuándo tiene tiempo libre y vea qué clases se ajustan a su semana.`,
	lead: "Elija cuándo tiene tiempo libre y vea qué clases se ajustan a su semana.",
	noDates: "Por ahora no hay fechas. Llámenos y le decimos cuándo empieza la próxima clase:",
	noneFits: "Ninguna clase se ajusta",
	found: (count) => plural(count, "clase"),
	tryMore:
		"Pruebe con más días u horas, o pregunte en nuestra oficina. Aquí agregamos las fechas nuevas.",
	near: "Casi se ajustan",
	calendar: "Todas las fechas en un calendario",
	others: "Para las fechas de los otros programas, vea sus páginas o pregunte en nuestra oficina:",
	programs: "Programas",
	days: "Días que tiene libres",
	weekdays: weekdaysInSpanish.map(capital),
	times: "Horas que tiene libres",
	timesOfDay: { day: "Hasta las 5 PM", evening: "Desde las 5 PM" },
	end: "Fecha límite para terminar (opcional)",
	show: "Ver clases",
	showAll: "Ver todas",
});
