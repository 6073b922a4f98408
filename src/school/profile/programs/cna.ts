import type { Program } from "#school/profile/programs/program.ts";

export const cna: Program = {
	slug: "cna",
	title: "Certified Nursing Assistant (CNA)",
	summary: "Give daily, hands-on care to patients and residents, under the direction of a nurse.",
	description: `
Nursing assistants are the people a resident sees first in the morning and last at night. You help with the things that make a day livable, and you tell the nurse when something changes. It is physical, careful, very human work.

What you will do at work:

- Help people wash, dress, eat and use the toilet
- Turn people in bed, help them move to a chair, and walk with them
- Measure temperature, pulse, breathing, blood pressure, height and weight
- Care for skin and mouth, and help with simple exercises
- Answer call lights, and report changes to the nurse

Many nursing assistants work in nursing homes and other long-term care. Others work in hospitals or assisted living.

What you learn:

- How to speak with residents, families and the care team
- Infection control and safety
- Residents’ rights, and how to prevent abuse
- Personal care and basic nursing skills
- Care for people with dementia

Who it is for:

- People who want to care for others with their own hands, and are ready for active work
- People who may want to become a nurse later and want to know the work first (a CNA is not a nurse)

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor, step by step, until each skill feels calm. The state’s own course plan includes practice with residents in a long-term care facility. Ask us how this works in our class.

This program prepares you for the New Jersey nurse aide exam. The state calls the job “Certified Nurse Aide”. Finishing the class does not make you certified. The state decides.

The steps in New Jersey:

- Complete a nurse aide course that the Department of Health has approved in writing
- Pass a skills test and a written or oral exam
- Pass a criminal background check
- Be listed on the New Jersey Nurse Aide Registry

You renew the certificate every two years. For this, the state looks for paid nursing-type work and a new background check. A certificate from another state does not count in New Jersey by itself, and yours may not count in another state. Each state decides.

Ask our office for the cost, start dates and entry requirements in writing. Also ask for the course’s approval status with the Department of Health. Then decide.
`.trim(),
	spanish: {
		summary:
			"Dé cuidado diario y directo a pacientes y residentes, bajo la dirección de una enfermera o un enfermero.",
		description: `
Los auxiliares de enfermería son las personas que un residente ve primero en la mañana y por último en la noche. Usted ayuda con las cosas que hacen más fácil el día y avisa a la enfermera cuando algo cambia. Es un trabajo físico, cuidadoso y muy humano.

Lo que hará en el trabajo:

- Ayudar a las personas a lavarse, vestirse, comer y usar el baño
- Cambiar de posición a las personas en la cama, ayudarlas a pasar a una silla y caminar con ellas
- Medir la temperatura, el pulso, la respiración, la presión arterial, la estatura y el peso
- Cuidar la piel y la boca, y ayudar con ejercicios sencillos
- Atender los timbres de llamada e informar los cambios a la enfermera

Muchos auxiliares de enfermería trabajan en hogares de ancianos y otros centros de cuidado a largo plazo. Otros trabajan en hospitales o residencias de vida asistida.

Lo que aprende:

- Cómo hablar con los residentes, las familias y el equipo de cuidado
- Control de infecciones y seguridad
- Los derechos de los residentes, y cómo prevenir el maltrato
- Cuidado personal y destrezas básicas de enfermería
- El cuidado de personas con demencia

Para quién es:

- Personas que quieren cuidar a otros con sus propias manos y están listas para un trabajo activo
- Personas que quizás quieran ser enfermeras o enfermeros más adelante y desean conocer primero el trabajo (un CNA no es enfermera ni enfermero)

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en nuestro laboratorio de prácticas con un instructor, paso a paso, hasta que cada destreza le salga con calma. El plan de estudios del estado incluye práctica con residentes en un centro de cuidado a largo plazo. Pregúntenos cómo se hace en nuestra clase.

Este programa le prepara para el examen de auxiliar de enfermería (nurse aide) de New Jersey. El estado llama a este trabajo “Certified Nurse Aide”. Terminar la clase no le da la certificación. El estado decide.

Los pasos en New Jersey:

- Completar un curso de auxiliar de enfermería que el Departamento de Salud haya aprobado por escrito
- Aprobar una prueba práctica y un examen escrito u oral
- Aprobar una verificación de antecedentes penales
- Estar en el registro de auxiliares de enfermería de New Jersey (Nurse Aide Registry)

El certificado se renueva cada dos años. Para eso, el estado pide trabajo pagado en tareas de enfermería y una nueva verificación de antecedentes. Un certificado de otro estado no vale por sí solo en New Jersey, y el suyo puede no valer en otro estado. Cada estado decide.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Pregunte también si el curso está aprobado por el Departamento de Salud. Después decida.
`.trim(),
	},
};
