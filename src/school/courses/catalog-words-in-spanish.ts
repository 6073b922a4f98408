import type { catalogWords } from "#school/courses/catalog-words.ts";
import { translate } from "#ui/words.ts";

export const catalogInSpanish = translate<typeof catalogWords>("catalog", {
	title: "Catálogo de programas",
	description:
		"Todos nuestros programas en una página para leer o imprimir: qué aprende, precios, fechas y horarios de las clases que ya están fijados.",
	heading: "Catálogo de programas",
	lead: "Todos nuestros programas en una página, con los precios y las clases que hoy están fijados. Imprímala o guárdela como PDF.",
});
