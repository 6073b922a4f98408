/** What people write with a registration: who they are, what they ask, or both. */
export const situations: readonly string[] = [
	"I work days so evenings would be best for me.",
	"I’m at a warehouse until 4 and can be there around 5.",
	"My kids are in school from 8 to 2:30, so mornings work.",
	"I have taken care of my grandmother for three years and want to do it as a job.",
	"I was a nursing assistant in Ghana before we moved here.",
	"I have been home with my son and want to go back to work.",
	"I don’t have a car but I can take the train to Metropark.",
	"My cousin told me about your school.",
	"I just got my GED.",
	"I’m a cashier now and want something with a future.",
	"I’m a little nervous, I have not been in a classroom for 15 years.",
	"I work nights at a nursing home in the kitchen.",
	"English is my second language but I understand it well.",
	"I already have CPR from my last job.",
	"I start a new shift next month so I don’t know my hours yet.",
	"I’m 19 and this would be my first real job.",
	"I was laid off a few weeks ago and need to change fields.",
	"My mother had a stroke and the aide who came was wonderful. I want to be that person.",
	"I drive from Rahway.",
	"Please call after 3, I can’t pick up at work.",
];

export const questions: readonly string[] = [
	"Is there an evening class?",
	"What do I need to bring to the first day?",
	"How many weeks does it take?",
	"Can I pay monthly?",
	"When does the next class start?",
	"Do I need a high school diploma?",
	"How much is it with everything, books too?",
	"Is there parking?",
	"Do you help with the exam?",
	"Can I come see the school first?",
	"What happens if I miss a day because my child is sick?",
	"Do I need my own scrubs?",
	"Is it ok if my diploma is from another country?",
	"Do I need any shots before I start?",
	"How many people are in a class?",
	"Is Saturday possible?",
	"Would my green card be enough for the registration?",
	"Can two of us come together? My sister is interested too.",
];

export const spanishSituations: readonly string[] = [
	"Trabajo de día, por eso prefiero la clase de la noche.",
	"Cuido a mi mamá y quiero aprender a hacerlo bien.",
	"Llegué hace dos años y todavía estoy aprendiendo inglés.",
	"Mis hijos salen de la escuela a las 3, por la mañana puedo.",
	"Una amiga estudió con ustedes y me los recomendó.",
	"En mi país era auxiliar de enfermería.",
	"Trabajo en limpieza y quiero cambiar.",
	"No tengo carro, llego en tren.",
	"Me da un poco de miedo volver a estudiar a mi edad.",
];

export const spanishQuestions: readonly string[] = [
	"¿Cuándo empieza el próximo curso?",
	"¿Cuánto cuesta y se puede pagar en partes?",
	"¿Las clases son en inglés o en español?",
	"¿Qué papeles tengo que llevar?",
	"¿Cuánto tiempo dura?",
	"¿Puedo pasar a ver la escuela?",
	"¿Hay clases el sábado?",
	"¿Necesito el diploma de high school?",
];

/** Questions about one program, by its slug. */
export const programQuestions: Readonly<Record<string, readonly string[]>> = {
	chha: [
		"I do this already for an agency but without the certificate. Can I keep working while I study?",
		"Is the exam also in Spanish?",
	],
	cna: [
		"I am a CHHA now. Is any of it counted?",
		"Do you do the practice in a nursing home or only in class?",
	],
	"clinical-medical-assistant": [
		"Do we learn injections?",
		"I want to work in a pediatric office, is this the right one?",
	],
	ekg: ["Can I do EKG and phlebotomy at the same time?", "I’m an EMT, is it shorter for me?"],
	phlebotomy: [
		"Do we practice on real people?",
		"My hands shake a little when I’m nervous. Is that a problem?",
	],
	"patient-care": [
		"What is the difference between this and CNA?",
		"Do hospitals around here ask for this one?",
	],
	pharmacy: [
		"I work the register at a pharmacy and they said I should get this.",
		"Is there a lot of math?",
	],
	"medical-billing": ["Is this one on computers only?", "Can I work from home with this later?"],
	cpr: [
		"I need the card for a daycare job by the end of the month.",
		"My old card expired last week. Is there a shorter class?",
	],
};
