import { dateInSpanish } from "#platform/calendar/in-spanish.ts";
import type { accessibilityWords } from "#school/profile/accessibility-words.ts";
import { translate } from "#ui/words.ts";

export const accessibilityInSpanish = translate<typeof accessibilityWords>("accessibility", {
	title: "Accesibilidad e idiomas",
	heading: "Accesibilidad e idiomas",
	description:
		"Cómo se probó este sitio web para personas con discapacidades, qué no funciona bien todavía y cómo avisarnos de una barrera.",
	lead: "Todas las personas deberían poder usar este sitio web, de la manera que más les convenga.",
	reviewed: (day) => `Última revisión: ${dateInSpanish(day)}.`,
	goal: {
		title: "Nuestra meta",
		guidelines: "Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.",
	},
	tested: {
		title: "Cómo se prueba cada versión",
		errors:
			"Un programa (axe) busca errores en cada página, en un teléfono y en una computadora. También revisa el menú abierto, los formularios con errores y los mensajes.",
		keyboard:
			"Un programa recorre cada página con la tecla Tab. Usted siempre puede ver dónde está.",
		narrow:
			"Cada página cabe en una pantalla de 320 píxeles, que es lo mismo que el texto al 400 %. Nada se desplaza hacia los lados.",
		motion: "El movimiento se detiene si su dispositivo pide menos movimiento.",
		contrast:
			"Los formularios y los botones conservan sus bordes con colores de alto contraste. Ningún error se indica solo con el color.",
		script: "Los formularios también funcionan sin JavaScript, y conservan lo que usted escribió.",
		text: "Ningún texto mide menos de 14 píxeles, y ninguna oración de los textos originales tiene más de 30 palabras.",
	},
	limits: {
		title: "Qué no funciona bien todavía",
		readers: "Las personas que usan un lector de pantalla todavía no han probado este sitio web.",
		added:
			"Los textos y las imágenes que nuestra oficina agrega después no se prueban antes de que usted los vea.",
		map: "El enlace “Cómo llegar” abre un mapa en otro sitio web.",
		translator: "Ningún traductor externo ha revisado todavía nuestros textos en español.",
		files:
			"Los archivos de calendario y las imágenes que aparecen al compartir un enlace están solo en inglés.",
	},
	languages: {
		title: "Idiomas",
		other: { language: "en", name: "English" },
		both: "Nuestras páginas públicas están en inglés y en español. Arriba en cada página, “Español” o “{other}” lleva a la misma página en el otro idioma.",
		missing:
			"Lo que falta en español se muestra en inglés. La página lo dice, y marca esas partes para los lectores de pantalla.",
		answers:
			"Nuestro chat contesta en los dos idiomas. Nuestros correos y la página de su inscripción están en el idioma del formulario que usted envió.",
		office: "La parte de este sitio web que solo usa nuestra oficina está en inglés.",
	},
	barrier: {
		title: "Avísenos de una barrera",
		tell: "¿Hay algo que le resulta difícil de usar? Por favor, díganos qué fue y en qué página. También puede preguntar o inscribirse por teléfono.",
	},
});
