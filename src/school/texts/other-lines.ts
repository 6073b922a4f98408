import { programTitles } from "#school/texts/program-titles.ts";

/** What schools usually charge beside tuition. */
const fees = {
	Books: "Libros",
	Textbooks: "Libros de texto",
	Uniform: "Uniforme",
	Uniforms: "Uniformes",
	Scrubs: "Uniforme médico",
	Supplies: "Materiales",
	Materials: "Materiales",
	Registration: "Inscripción",
	"Registration fee": "Tarifa de inscripción",
	"Lab fee": "Tarifa de laboratorio",
	"Exam fee": "Costo del examen",
	"State exam": "Examen del estado",
	"Background check": "Verificación de antecedentes",
	Fingerprints: "Huellas digitales",
};

/** The Spanish of delivered lines that stand for themselves: programs' titles, fees, questions, and sample quotes. */
export const otherSpanish: Readonly<Record<string, string>> = {
	...programTitles,
	...fees,
	"Are classes online?": "¿Las clases son en línea?",
	"Are there evening classes?": "¿Hay clases de noche?",
	"How much does a program cost?": "¿Cuánto cuesta un programa?",
	"Will I get a job?": "¿Conseguiré un empleo?",
	"How old do I have to be?": "¿Qué edad debo tener?",
	"When is the office open?": "¿Cuándo está abierta la oficina?",
	"I worked days and took evening classes. The instructors knew my name by the end of the first week.":
		"Yo trabajaba de día y tomaba clases de noche. Al final de la primera semana, los instructores ya sabían mi nombre.",
	"Phlebotomy Technician Graduate": "Completó el programa de técnico en flebotomía",
	"We practiced every skill until it was second nature. On exam day I was calm.":
		"Practicamos cada destreza hasta que nos salió sin pensar. El día del examen llegué con calma.",
	"Nursing Assistant Graduate": "Completó el programa de auxiliar de enfermería",
	"English is my second language. They explained things as often as I needed, and I passed.":
		"El inglés es mi segundo idioma. Me explicaron las cosas tantas veces como necesité, y aprobé.",
	"Pharmacy Technician Graduate": "Completó el programa de técnico de farmacia",
};
