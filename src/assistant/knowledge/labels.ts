import type { Bilingual } from "#assistant/knowledge/types.ts";

/** How an answer names what only the school can state: completes "I don't have …". */
export const topicLabels: Readonly<Record<string, Bilingual>> = {
	price: { en: "the price", es: "el precio" },
	payment_plan: { en: "payment plans or ways to pay", es: "los planes o formas de pago" },
	aid: { en: "financial aid, grants or scholarships", es: "ayuda financiera o becas" },
	discount: { en: "discounts", es: "descuentos" },
	refund: { en: "refunds", es: "los reembolsos (la devolución del dinero)" },
	duration: { en: "the length in weeks or hours", es: "la duración en semanas u horas" },
	start_dates: { en: "start dates", es: "las fechas de inicio" },
	class_times: {
		en: "the exact class days and times",
		es: "los días y horas exactos de las clases",
	},
	weekend: { en: "classes on Saturday or Sunday", es: "clases en sábado o domingo" },
	schedule: { en: "day and evening classes", es: "clases de día o de noche" },
	online: { en: "online classes", es: "clases en línea" },
	attendance: {
		en: "the attendance rules for missed classes",
		es: "las reglas de asistencia y faltas",
	},
	requirements: { en: "the entry requirements", es: "los requisitos de ingreso" },
	age: { en: "a minimum age", es: "la edad mínima" },
	background_check: { en: "background check rules", es: "las reglas sobre antecedentes penales" },
	health_rules: { en: "the health and vaccination rules", es: "las reglas de salud y vacunas" },
	english_level: { en: "the English level you need", es: "el nivel de inglés necesario" },
	class_language: {
		en: "the language of the classes",
		es: "el idioma de las clases (español o inglés)",
	},
	immigration: {
		en: "immigration status, visas or documents such as a Social Security number",
		es: "el estatus migratorio, la visa o documentos como el número de Seguro Social",
	},
	accreditation: {
		en: "accreditation or state approval",
		es: "la acreditación o aprobación del estado",
	},
	exam_details: {
		en: "details of the certification exam",
		es: "los detalles del examen de certificación",
	},
	externship: { en: "externships or clinical practice", es: "las prácticas externas o clínicas" },
	supplies: { en: "books, uniforms and supplies", es: "libros, uniformes y materiales" },
	class_size: { en: "the class size", es: "el tamaño del grupo (estudiantes por clase)" },
	transfer: { en: "credit transfer", es: "la transferencia de créditos" },
	salary: { en: "pay or salaries", es: "salarios (cuánto se gana)" },
	parking: { en: "parking", es: "estacionamiento" },
	transit: { en: "trains, buses or directions", es: "trenes, autobuses o cómo llegar" },
	childcare: { en: "child care", es: "cuidado de niños" },
	accessibility: {
		en: "accessibility or accommodations",
		es: "accesibilidad o adaptaciones por discapacidad",
	},
	tour: { en: "tours or appointments to visit", es: "visitas o citas" },
	graduates_figures: {
		en: "figures about graduates, jobs or exam results",
		es: "cifras de graduados, de empleo o de resultados de exámenes",
	},
	groups: {
		en: "classes for a group or a whole team",
		es: "clases para un grupo o un equipo de trabajo",
	},
	student_records: {
		en: "records or certificates of past students",
		es: "expedientes o certificados de estudiantes anteriores",
	},
};
