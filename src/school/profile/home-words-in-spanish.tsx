import type { homeWords } from "#school/profile/home-words.tsx";
import { translate } from "#ui/words.ts";

export const homeInSpanish = translate<typeof homeWords>("home", {
	hero: {
		headline: ["Comience su", "carrera en", "salud"],
		lead: "Programas completos de capacitación para tener éxito en el campo médico.",
		inPerson: "Presencial",
		schedule: "Clases de día y de noche",
		start: "Comience su camino",
	},
	graduates: {
		heading: "Lo que dicen nuestros graduados",
		samples:
			"Comentarios de ejemplo. Los de graduados reales los reemplazarán antes de que abramos.",
		stars: "Cinco estrellas",
	},
	questions: {
		heading: "Preguntas frecuentes",
		more: (phone) => <>¿Tiene otra pregunta? Llame al {phone} o use el chat.</>,
	},
	visit: "Visítenos",
});
